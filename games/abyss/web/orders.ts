// SPDX-License-Identifier: Apache-2.0
//
// Auto-pass: for each race the highest value that is never bought, as standing orders.
import type { Order } from '$web/protocol';
import { races, type Race } from './view';

export type Passes = Record<Race, number>; // 0: always ask

const highest = 5;

const decline = (match: string): Order => ({
  question: 'offer',
  match,
  answer: 'pass',
  until: 'game',
});

// A whole race is one order: the server keeps only so many.
export function orders_for(passes: Passes): Order[] {
  return races.flatMap((race) => {
    if (passes[race] >= highest) return [decline(`reveal ${race}`)];
    return Array.from({ length: passes[race] }, (_, i) => decline(`reveal ${race} ${i + 1}`));
  });
}

export function passes_of(orders: readonly Order[]): Passes {
  const upto = (race: Race): number => {
    const values = orders
      .filter(({ question, match }) => question === 'offer' && match.startsWith(`reveal ${race}`))
      .map(({ match }) => Number(match.split(' ')[2] ?? highest));
    return Math.max(0, ...values);
  };
  return Object.fromEntries(races.map((race) => [race, upto(race)])) as Passes;
}
