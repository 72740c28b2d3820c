// SPDX-License-Identifier: Apache-2.0
//
// Paying for a lord, as it is shown while allies are chosen. Whether a payment is legal the server
// says (look_ahead); here is only the sum.
import { ally_of, in_order, type Bill, type Card, type Race } from './view';

export interface Sum {
  value: number;
  pearls: number; // that would be added
  races: Race[];
  lacks_race: boolean; // the required one is not among them
}

export function add_up(cards: readonly Card[], bill: Bill): Sum {
  const allies = cards.map(ally_of).filter((ally) => ally !== null);
  const value = allies.reduce((sum, ally) => sum + ally.value, 0);
  const races = [...new Set(allies.map((ally) => ally.race))];
  return {
    value,
    pearls: Math.max(0, bill.cost - value),
    races,
    lacks_race: bill.required !== undefined && !races.includes(bill.required),
  };
}

// The line that pays with these, in the one order the notation knows.
export const payment_line = (lord: string | null, cards: readonly Card[]): string =>
  [
    ...(lord ? [`recruit ${lord}`] : []),
    ...in_order(cards).map((card) => `pay ${card}`),
    'done',
  ].join('; ');

export type Lack =
  { why: 'race'; race: Race } | { why: 'races'; n: number } | { why: 'value'; n: number };

// Why a hand cannot pay a bill, for whoever asks.
export function lack_of(hand: readonly Card[], pearls: number, bill: Bill): Lack | null {
  const worth = new Map<Race, number>();
  for (const card of hand) {
    const ally = ally_of(card);
    if (ally) worth.set(ally.race, (worth.get(ally.race) ?? 0) + ally.value);
  }
  if (bill.required && !worth.has(bill.required)) return { why: 'race', race: bill.required };
  if (worth.size < bill.races) return { why: 'races', n: bill.races - worth.size };
  const must = bill.required ? (worth.get(bill.required) ?? 0) : 0;
  const others = [...worth]
    .filter(([race]) => race !== bill.required)
    .map(([, value]) => value)
    .sort((a, b) => b - a)
    .slice(0, bill.races - (bill.required ? 1 : 0));
  const most = others.reduce((sum, value) => sum + value, must) + pearls;
  return most < bill.cost ? { why: 'value', n: bill.cost - most } : null;
}
