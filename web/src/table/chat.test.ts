// SPDX-License-Identifier: Apache-2.0
import { beforeAll, expect, test } from 'vitest';
import { choose_language } from '../lib/words.svelte';
import type { ChatLine, Chatted } from '../protocol';
import { said_in, unread_after, with_lines } from './chat';

beforeAll(() => choose_language('en'));

const line = (n: number): ChatLine => ({
  line: n,
  seat: 'A',
  name: 'Ada',
  text: `line ${n}`,
  phrase: null,
  about: null,
  at: n,
});
const chatted = (more: Partial<Chatted>): Chatted => ({
  type: 'chatted',
  table: 't',
  whole: false,
  older: false,
  earlier: false,
  lines: [],
  ...more,
});
const numbers = (lines: ChatLine[]): number[] => lines.map((one) => one.line);

test('the newest lines replace, earlier ones come before, new ones after', () => {
  let lines = with_lines([line(1)], chatted({ whole: true, lines: [line(51), line(52)] }));
  expect(numbers(lines)).toEqual([51, 52]);
  lines = with_lines(lines, chatted({ lines: [line(53)] }));
  lines = with_lines(lines, chatted({ older: true, lines: [line(49), line(50)] }));
  expect(numbers(lines)).toEqual([49, 50, 51, 52, 53]);
});

test('earlier lines that are loaded later are not news', () => {
  const lines = [line(1), line(2), line(7), line(8)];
  expect(unread_after(lines, 7)).toBe(1);
  expect(unread_after(lines, 8)).toBe(0);
});

test('whoever is spoken of reads "you"', () => {
  const names = { A: 'Ada', B: 'Ben' };
  const accused = { text: null, phrase: 'i_suspect', about: 'B' };
  expect(said_in(accused, names, 'A')).toBe('I suspect Ben.');
  expect(said_in(accused, names, 'B')).toBe('I suspect you.');
  expect(said_in(accused, names)).toBe('I suspect Ben.'); // after the game, for everybody
  expect(said_in({ text: null, phrase: 'i_am_human', about: null }, names, null)).not.toMatch(
    /you/,
  );
});
