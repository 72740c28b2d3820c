// SPDX-License-Identifier: Apache-2.0
import { beforeAll, expect, test } from 'vitest';
import { choose_language } from '../lib/words.svelte';
import { level_name } from './names';

beforeAll(() => choose_language('en'));

test('a level with settings is named with them', () => {
  const captain = level_name('captain');
  expect(captain).not.toBe('captain');
  expect(level_name('captain/iterations=1000')).toBe(`${captain} (iterations=1000)`);
  expect(level_name('captain/ms=5/memory=human')).toBe(`${captain} (ms=5, memory=human)`);
  expect(level_name('of_a_later_version')).toBe('of_a_later_version');
});
