// SPDX-License-Identifier: Apache-2.0
import { beforeAll, expect, test } from 'vitest';
import type { Note } from '../protocol';
import { choose_language } from '../lib/words.svelte';
import type { LogLine } from './log';
import { is_news, with_notes } from './notes';

beforeAll(() => choose_language('en'));

const names = { A: 'Ada', B: 'Ben' };
const note = (moves: number, kind: Note['kind'], seat = 'B', by: string | null = null): Note => ({
  moves,
  at: moves,
  kind,
  seat,
  by,
});
const line = (move: number): LogLine => ({ move, kind: 'move', text: `move ${move}` });

test('a note stands after the move with its number, also where that has several lines', () => {
  const notes = [note(0, 'conceded', 'A'), note(2, 'bot_asked', 'B', 'A'), note(3, 'bot_took')];
  const told = with_notes([line(1), line(2), line(2), line(3)], notes, names);
  expect(told.map(({ text }) => text)).toEqual([
    'Ada concedes.',
    'move 1',
    'move 2',
    'move 2',
    'Ada asks for a bot for Ben.',
    'move 3',
    'A bot now plays for Ben.',
  ]);
});

test('players are not told what they did themselves', () => {
  expect(is_news(note(1, 'conceded', 'A'), 'A')).toBe(false);
  expect(is_news(note(1, 'conceded', 'A'), 'B')).toBe(true);
  expect(is_news(note(1, 'bot_asked', 'B', 'A'), 'A')).toBe(false);
  expect(is_news(note(1, 'bot_asked', 'B', 'A'), null)).toBe(true);
  expect(is_news(note(1, 'taken_back', 'B'), 'A')).toBe(false);
});
