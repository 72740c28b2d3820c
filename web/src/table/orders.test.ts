// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { Event, Order, Position } from '../protocol';
import { order_answers } from './orders';

const order: Order = { question: 'offer', match: 'reveal crab', answer: 'pass', until: 'game' };
const asked = (more: Partial<Position>) =>
  ({
    question: 'offer',
    legal: ['buy', 'pass'],
    reaction: true,
    orders: [order],
    ...more,
  }) as Position;
const told = (...texts: string[]): Event[] =>
  texts.map((text, i) => ({ move: i + 1, mover: 'B', text, at: 0, remark: '', why: null }));

test('an order answers the question it speaks of, also after others have passed', () => {
  expect(order_answers(asked({}), told('explore', 'reveal crab 2', 'pass'))).toBe(true);
  expect(order_answers(asked({}), told('explore', 'reveal squid 2'))).toBe(false);
  expect(order_answers(asked({ question: 'decide' }), told('reveal crab 2'))).toBe(false);
});

test('what is not legal is no answer, and * speaks of reactions only', () => {
  expect(order_answers(asked({ legal: ['buy'] }), told('reveal crab 2'))).toBe(false);
  const any = [{ ...order, question: '*', match: '' }];
  expect(order_answers(asked({ orders: any }), told('reveal squid 1'))).toBe(true);
  expect(order_answers(asked({ orders: any, reaction: false }), told('x'))).toBe(false);
});

test('an order for what nobody changed leaves the rest to me', () => {
  const careful = [{ ...order, question: '*', match: '', unless_changed: true }];
  const window = (changed_by: string) => asked({ orders: careful, view: { changed_by } });
  expect(order_answers(window('nobody'), told('x'))).toBe(true);
  expect(order_answers(window('C'), told('x'))).toBe(false);
});
