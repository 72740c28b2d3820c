// SPDX-License-Identifier: Apache-2.0
//
// Auto-pass: for each race the highest value that is never bought, as standing orders.
import type { Order } from '$web/protocol';
import { offers } from './cards';
import { races, type Race } from './view';

export type Passes = Record<Race, number>; // 0: always ask

const decline = (match: string): Order => ({
  question: 'offer',
  match,
  answer: 'pass',
  until: 'game',
});

export const orders_for = (passes: Passes): Order[] =>
  races.flatMap((race) => offers[race].slice(0, passes[race]).map(decline));

export function passes_of(orders: readonly Order[]): Passes {
  const declined = (offer: string): boolean =>
    orders.some(({ question, match }) => question === 'offer' && offer.startsWith(match));
  const upto = (race: Race): number => offers[race].findLastIndex(declined) + 1;
  return Object.fromEntries(races.map((race) => [race, upto(race)])) as Passes;
}
