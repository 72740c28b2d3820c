// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { common } from './spotlight';

test('of a thing only what lies within its panel is lit', () => {
  const panel = { x: 10, y: 10, width: 100, height: 50 };
  expect(common({ x: 0, y: 40, width: 30, height: 60 }, panel)).toEqual({
    x: 10,
    y: 40,
    width: 20,
    height: 20,
  });
  expect(common({ x: 200, y: 0, width: 5, height: 5 }, panel)).toBeNull();
});
