// SPDX-License-Identifier: Apache-2.0
//
// The aid `payments`: complete ways to pay for a lord, the cheapest first.
import type { Document } from '$web/protocol';

export interface Payment {
  line: string; // to be played as it is
  allies: string[];
  pearls: number;
  affiliate: string | null; // named in the line, where there is a choice
}

const is_map = (d: Document | undefined): d is Record<string, Document> =>
  typeof d === 'object' && d !== null && !Array.isArray(d);
const text_of = (d: Document | undefined): string => (typeof d === 'string' ? d : '');

export function payments_in(answer: Document): Payment[] {
  const ways = is_map(answer) ? answer.payments : null;
  if (!Array.isArray(ways)) return [];
  return ways.filter(is_map).map((way) => ({
    line: text_of(way.line),
    allies: Array.isArray(way.allies) ? way.allies.map(text_of) : [],
    pearls: typeof way.pearls === 'number' ? way.pearls : 0,
    affiliate: typeof way.affiliate === 'string' ? way.affiliate : null,
  }));
}
