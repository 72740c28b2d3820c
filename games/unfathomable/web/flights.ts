// SPDX-License-Identifier: Apache-2.0
//
// Where cards go, as the events tell it: from one thing on the board to another.
import type { Told } from '$web/protocol';

export interface Flight {
  readonly from: string; // as `thing` calls it
  readonly to: string;
  readonly n: number;
}

interface Args {
  readonly player?: string;
  readonly n?: number;
  readonly cards?: readonly string[];
  readonly skills?: readonly string[];
}

export function flight_of({ key, args }: Told): Flight | null {
  const { player = '', n = 0, cards = [], skills = [] } = args as Args;
  const seat = `seat:${player}`;
  switch (key) {
    case 'added':
    case 'added_cards':
      return { from: seat, to: `given:${player}`, n: Math.max(n, cards.length) };
    case 'drew':
    case 'drew_cards':
      return { from: 'decks', to: seat, n: Math.max(cards.length, skills.length) };
    default:
      return null;
  }
}
