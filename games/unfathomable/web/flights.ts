// SPDX-License-Identifier: Apache-2.0
//
// Where cards go, as the events tell it: from one thing on the board to another.
import type { Told } from '$web/protocol';
import { list_in, number_in, text_in } from '$web/table/told';

export interface Flight {
  readonly from: string; // as `thing` calls it
  readonly to: string;
  readonly n: number;
}

export function flight_of(told: Told): Flight | null {
  const player = text_in(told, 'player');
  const seat = `seat:${player}`;
  const cards = list_in(told, 'cards').length;
  switch (told.key) {
    case 'added':
    case 'added_cards':
      return { from: seat, to: `given:${player}`, n: Math.max(number_in(told, 'n'), cards) };
    case 'drew':
    case 'drew_cards':
      return { from: 'decks', to: seat, n: Math.max(cards, list_in(told, 'skills').length) };
    default:
      return null;
  }
}
