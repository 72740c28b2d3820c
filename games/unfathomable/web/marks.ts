// SPDX-License-Identifier: Apache-2.0
//
// Marks on the time line of a finished game with all cards open: what harmed the ship, and who was
// suspected.
import type { Mark, MarksOf } from '$web/table/game_parts';
import { said_in } from '$web/table/chat';
import { hindsight_of } from './hindsight';
import { tell_openly } from './log';

export const marks_of: MarksOf = (moves, names): Mark[] => {
  const { deeds } = hindsight_of(moves, Object.keys(names));
  const harms = deeds.filter(({ harms, kind }) => harms || kind === 'loyalty' || kind === 'reveal');
  return [
    ...harms.map(({ move, told }) => ({
      move,
      bad: true,
      text: tell_openly([{ move, mover: '', text: '', at: 0, remark: '', told, why: null }], names)
        .map((line) => line.text)
        .join(' '),
    })),
    ...moves.said.map((one) => ({
      move: one.move,
      bad: false,
      text: `${names[one.seat] ?? one.seat}: ${said_in({ ...one, text: null }, names)}`,
    })),
  ];
};
