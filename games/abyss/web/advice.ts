// SPDX-License-Identifier: Apache-2.0
//
// Moves of Abyss as an analysis or a hint speaks of them.
import type { MoveWords } from '$web/table/game_parts';
import { choice_of } from './choices';
import { move_label } from './words';

// What is pressed, as the log calls it.
const things: Record<string, string> = {
  court: 'lord',
  mine: 'lord',
  lord: 'lord',
  council: 'stack',
  tile: 'location',
  seat: 'seat',
};
const places: Record<string, string> = { row: 'deck', lord_deck: 'lord_deck', deck: 'deck' };

function thing_of(target: string): string {
  const [kind = '', name = ''] = target.split(':');
  if (kind === 'hand') return 'hand';
  return name ? `${things[kind] ?? kind}:${name}` : (places[kind] ?? kind);
}

export const move_words: MoveWords = {
  label: (move, _question, names) => move_label(move, names),
  things: (move) => choice_of(move).targets.map(thing_of),
};
