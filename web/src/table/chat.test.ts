// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { ChatLine, Chatted } from '../protocol';
import { unread_after, with_lines } from './chat';

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
