// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { browser_name } from './browser';

test('a browser is called by its name and its system', () => {
  const like = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';
  expect(browser_name(`${like} Chrome/120.0.0.0 Safari/537.36`)).toBe('Chrome · Linux');
  expect(browser_name(`${like} Chrome/120.0.0.0 Safari/537.36 Edg/120.0`)).toBe('Edge · Linux');
  expect(browser_name('Mozilla/5.0 (Android 14; Mobile; rv:109.0) Gecko/121.0 Firefox/121.0')).toBe(
    'Firefox · Android',
  );
  expect(browser_name('curl/8.0')).toBe('curl/8.0');
  expect(browser_name('')).toBe('?');
});
