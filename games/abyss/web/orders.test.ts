// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { orders_for, passes_of } from './orders';

const never = { squid: 0, shellfish: 0, crab: 0, seahorse: 0, jellyfish: 0 };

test('orders say what was chosen, and reading them back gives the same', () => {
  const passes = { ...never, crab: 2, squid: 5 };
  const orders = orders_for(passes);
  expect(orders.map((order) => order.match)).toEqual([
    ...[1, 2, 3, 4, 5].map((value) => `reveal squid ${value}`),
    'reveal crab 1',
    'reveal crab 2',
  ]);
  expect(orders.every((order) => order.answer === 'pass' && order.question === 'offer')).toBe(true);
  expect(passes_of(orders)).toEqual(passes);
});

test('an order for a whole race, as older games kept it, is read as one', () => {
  const order = {
    question: 'offer',
    match: 'reveal crab',
    answer: 'pass',
    until: 'game',
  } as const;
  expect(passes_of([order])).toEqual({ ...never, crab: 5 });
});

test('without a choice there is no order', () => {
  expect(orders_for(never)).toEqual([]);
});
