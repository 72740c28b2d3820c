// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { mood_of } from './mood';
import type { AbyssView } from './view';

const seats = ['A', 'B', 'C', 'D'];
const with_totals = (...totals: number[]): AbyssView => {
  const seated = totals.map((total, i) => [seats[i], { influence: { total } }] as const);
  return { seats: Object.fromEntries(seated) } as unknown as AbyssView;
};
const moods = (...totals: number[]): string[] =>
  totals.map((_, i) => mood_of(with_totals(...totals), seats[i] ?? '', null));

test('whoever is well ahead is glad, whoever is far behind worries', () => {
  expect(moods(0, 0)).toEqual(['usual', 'usual']);
  expect(moods(14, 10)).toEqual(['usual', 'usual']);
  expect(moods(15, 10, 3)).toEqual(['glad', 'usual', 'worried']);
});

test('after the game only the result counts', () => {
  expect(mood_of(with_totals(50, 60), 'A', true)).toBe('won');
  expect(mood_of(with_totals(50, 60), 'B', false)).toBe('worried');
});
