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

const shortest_thought_ms = 800;
const longest_thought_ms = 3200;
const look_ms = 3000; // at the result of a test that is still held

/** How long a question that leaves nothing to decide stands before it is answered. Others could read
 * from a quick answer that somebody had nothing to think about. */
export function answer_ms(others_wait: boolean, held: boolean, luck: number): number {
  const thought = shortest_thought_ms + (longest_thought_ms - shortest_thought_ms) * luck;
  return Math.max(others_wait ? thought : 0, held ? look_ms : 0);
}

// These are worth seeing although there is but one answer.
const seen_first: readonly string[] = ['act', 'decide', 'look', 'look_at_one', 'pick_character'];

/** A question that leaves nothing to decide. */
export const only_one = (question: string, legal: readonly string[]): boolean =>
  legal.length === 1 && !seen_first.includes(question);
