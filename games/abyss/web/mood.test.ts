// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { mood_of } from './mood';
import type { AbyssView } from './view';

const with_totals = (...totals: number[]): AbyssView =>
  ({
    seats: Object.fromEntries(totals.map((total, i) => ['ABCD'[i], { influence: { total } }])),
  }) as unknown as AbyssView;
const moods = (...totals: number[]): string[] =>
  totals.map((_, i) => mood_of(with_totals(...totals), 'ABCD'[i] ?? '', null));

test('whoever is well ahead is glad, whoever is far behind worries', () => {
  expect(moods(0, 0)).toEqual(['usual', 'usual']);
  expect(moods(14, 10)).toEqual(['usual', 'usual']);
  expect(moods(15, 10, 3)).toEqual(['glad', 'usual', 'worried']);
});

test('after the game only the result counts', () => {
  expect(mood_of(with_totals(50, 60), 'A', true)).toBe('won');
  expect(mood_of(with_totals(50, 60), 'B', false)).toBe('worried');
});
