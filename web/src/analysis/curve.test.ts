// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { at_move, ends_apart } from './curve';

const line = [
  { move: 0, value: 0.5 },
  { move: 10, value: 0.7 },
  { move: 20, value: 0.1 },
];

test('between two points a line is where it is drawn', () => {
  expect(at_move(line, 5)).toBeCloseTo(0.6);
  expect(at_move(line, 10)).toBeCloseTo(0.7);
  expect(at_move(line, 15)).toBeCloseTo(0.4);
});

test('before its first and after its last point a line goes on level', () => {
  expect(at_move(line.slice(1), 3)).toBe(0.7);
  expect(at_move(line, 99)).toBe(0.1);
  expect(at_move([], 3)).toBe(0);
});

test('labels at the ends of lines never cover each other and stay inside', () => {
  for (const values of [
    [0, 0, 0, 0],
    [1, 1, 1, 1, 1, 1],
    [0.5, 0.52, 0.51],
    [1, 0],
  ]) {
    const placed = ends_apart(values);
    const sorted = placed.toSorted((a, b) => a - b);
    for (let i = 1; i < sorted.length; ++i)
      expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(0.1299);
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted.at(-1)).toBeLessThanOrEqual(1);
  }
});

test('labels keep the order of their lines', () => {
  const [a = 0, b = 0, c = 0] = ends_apart([0.4, 0.41, 0.39]);
  expect(b > a && a > c).toBe(true);
});
