// SPDX-License-Identifier: Apache-2.0
//
// The aids `payments`, complete ways to pay for a lord, cheapest first, and `payment`, what some
// allies add up to. docs/notation.md describes them.
import type { Document } from '$web/protocol';
import type { Card } from './view';

export interface Payment {
  line: string; // to be played as it is, if it is payable
  allies: Card[];
  value: number;
  pearls: number; // that make up the rest
  pearls_suffice: boolean;
  races: number;
  too_many_races: boolean;
  race_is_missing: boolean; // the required one
  payable: boolean;
  affiliates: Card[]; // to choose from, if more than one
}

type Entries = Record<string, Document>;
const is_map = (d: Document | undefined): d is Entries =>
  typeof d === 'object' && d !== null && !Array.isArray(d);
const text = (d: Document | undefined): string => (typeof d === 'string' ? d : '');
const number = (d: Document | undefined): number => (typeof d === 'number' ? d : 0);
const texts = (d: Document | undefined): string[] => (Array.isArray(d) ? d.map(text) : []);

const read = (way: Entries): Payment => ({
  line: text(way.line),
  allies: texts(way.allies),
  value: number(way.value),
  pearls: number(way.pearls),
  pearls_suffice: way.pearls_suffice === true,
  races: number(way.races),
  too_many_races: way.too_many_races === true,
  race_is_missing: way.race_is_missing === true,
  payable: way.payable === true,
  affiliates: texts(way.affiliates),
});

export const payment_in = (answer: Document): Payment | null =>
  is_map(answer) ? read(answer) : null;

export function payments_in(answer: Document): Payment[] {
  const ways = is_map(answer) ? answer.payments : null;
  return Array.isArray(ways) ? ways.filter(is_map).map(read) : [];
}
