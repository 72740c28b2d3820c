// SPDX-License-Identifier: Apache-2.0
//
// Auto-pass: for each race the highest value that is never bought, as standing orders.
import type { Order } from '../protocol';
import { races, type Race } from './view';

export type Passes = Record<Race, number>; // 0: always ask

export function orders_for(passes: Passes): Order[] {
  return races.flatMap((race) =>
    Array.from({ length: passes[race] }, (_, i): Order => ({
      question: 'offer',
      match: `${race} ${i + 1}`,
      answer: 'pass',
      until: 'game',
    })),
  );
}

export function passes_of(orders: readonly Order[]): Passes {
  const upto = (race: Race): number =>
    Math.max(
      0,
      ...orders
        .filter(({ question, match }) => question === 'offer' && match.startsWith(`${race} `))
        .map(({ match }) => Number(match.slice(race.length + 1))),
    );
  return Object.fromEntries(races.map((race) => [race, upto(race)])) as Passes;
}
