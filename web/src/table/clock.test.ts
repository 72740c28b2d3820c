// SPDX-License-Identifier: Apache-2.0
import { beforeAll, expect, test } from 'vitest';
import { choose_language } from '../lib/words.svelte';
import { is_low, left_on, time_left, warning_at } from './clock';

beforeAll(() => choose_language('en'));

test('a time is written in minutes and seconds, hours and days where it has them', () => {
  expect(time_left(65_000)).toBe('1:05');
  expect(time_left(64_001)).toBe('1:05');
  expect(time_left(1)).toBe('0:01');
  expect(time_left(0)).toBe('0:00');
  expect(time_left(-5)).toBe('0:00');
  expect(time_left(3_725_000)).toBe('1:02:05');
  expect(time_left(2 * 86_400_000 + 3 * 3_600_000)).toBe('2 d 3 h');
});

test('a clock runs on between two positions, down to nothing, and stands when it is not asked', () => {
  expect(left_on({ bank_ms: 5000, running: true }, 2000)).toBe(3000);
  expect(left_on({ bank_ms: 5000, running: true }, 9000)).toBe(0);
  expect(left_on({ bank_ms: 5000, running: false }, 9000)).toBe(5000);
  expect(left_on({ bank_ms: null, running: false }, 9000)).toBe(null);
});

test('low time is marked while it runs, and warned of twice', () => {
  expect(is_low({ running: true }, 30_000)).toBe(true);
  expect(is_low({ running: true }, 30_001)).toBe(false);
  expect(is_low({ running: false }, 5_000)).toBe(false);
  expect([null, 60_000, 30_000, 10_001, 10_000, 0].map(warning_at)).toEqual([0, 0, 1, 1, 2, 2]);
});
