// SPDX-License-Identifier: Apache-2.0
// Standing orders: how reaction windows are answered without asking. The server keeps and obeys
// them; here they are made, listed and ended.
import type { Order } from '$web/protocol';

export type Until = Order['until'];
export const any_reaction = '*';

const same = (a: Order, b: Order): boolean => a.question === b.question && a.match === b.match;

/** A new order replaces the one for the same question; one for every window replaces them all. One
 * for the window at hand comes first and leaves the others as they are. */
export function with_order(orders: readonly Order[], order: Order): Order[] {
  if (order.until === 'window') return [order, ...orders.filter(({ until }) => until !== 'window')];
  const rest = order.question === any_reaction ? [] : orders.filter((one) => !same(one, order));
  return [...rest, order];
}

export const without_order = (orders: readonly Order[], order: Order): Order[] =>
  orders.filter((one) => !(same(one, order) && one.until === order.until));

export const pass_order = (question: string, until: Until, unless_changed = false): Order => ({
  question,
  match: '',
  answer: 'pass',
  until,
  unless_changed,
});

// These are worth seeing although there is but one answer.
const seen_first: readonly string[] = ['act', 'decide', 'look', 'look_at_one', 'pick_character'];

/** A question that leaves nothing to decide. */
export const only_one = (question: string, legal: readonly string[]): boolean =>
  legal.length === 1 && !seen_first.includes(question);
