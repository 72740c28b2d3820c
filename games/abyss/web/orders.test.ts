// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { orders_for, passes_of } from './orders';

const never = { squid: 0, shellfish: 0, crab: 0, seahorse: 0, jellyfish: 0 };

test('orders say what was chosen, and reading them back gives the same', () => {
  const passes = { ...never, crab: 2, squid: 5 };
  const orders = orders_for(passes);
  expect(orders.map((order) => order.match)).toEqual([
    'reveal squid',
    'reveal crab 1',
    'reveal crab 2',
  ]);
  expect(orders.every((order) => order.answer === 'pass' && order.question === 'offer')).toBe(true);
  expect(passes_of(orders)).toEqual(passes);
});

test('there are never more than twenty', () => {
  const most = { squid: 4, shellfish: 4, crab: 4, seahorse: 4, jellyfish: 4 };
  expect(orders_for(most)).toHaveLength(20);
  expect(orders_for(never)).toEqual([]);
});
