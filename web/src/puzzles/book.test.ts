// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { Puzzle, PuzzleBook } from '../protocol';
import { after, book_of, is_answer, next_of, study_of, type Progress } from './book';

const puzzle = (id: string, rating: number, answer = 'explore'): Puzzle => ({
  id,
  source: 0,
  move: 2,
  seat: 'A',
  question: 'act',
  answer,
  reason: null,
  gains: [],
  gap: 0.1,
  rating,
  found: [],
  moves: [],
});
const book: PuzzleBook = {
  game: 'abyss',
  rules_version: 1,
  made_by: '',
  games: [{ options: {}, players: 2, moves: 'one\ntwo\nthree\n' }],
  puzzles: [puzzle('easy', 900), puzzle('fair', 1190), puzzle('hard', 1800)],
};
const fresh: Progress = { rating: 1200, done: {} };

test('a puzzle is the position after so many moves', () => {
  expect(study_of(book, puzzle('x', 1)).moves).toBe('one\ntwo\n');
});

test('the answer is the first move of a line, or one of cards that are given together', () => {
  expect(is_answer(puzzle('x', 1, 'recruit keeper'), ['recruit keeper', 'pay crab 3'])).toBe(true);
  expect(is_answer(puzzle('x', 1, 'pay crab 3'), ['recruit keeper', 'pay crab 3'])).toBe(false);
  const give = puzzle('x', 1, 'contribute will 2');
  expect(is_answer(give, ['contribute lore 1', 'contribute will 2', 'done'])).toBe(true);
  expect(is_answer(give, ['done'])).toBe(false);
  const none = puzzle('x', 1, 'done');
  expect(is_answer(none, ['done'])).toBe(true);
  expect(is_answer(none, ['contribute lore 1', 'done'])).toBe(false);
});

test('the next puzzle is new and fits the rating of the player', () => {
  expect(next_of(book, fresh)?.id).toBe('fair');
  expect(next_of(book, fresh, 'fair')?.id).toBe('easy');
  const two: Progress = { rating: 1200, done: { fair: 'solved', easy: 'failed' } };
  expect(next_of(book, two)?.id).toBe('hard');
  const all: Progress = { rating: 1200, done: { ...two.done, hard: 'solved' } };
  expect(next_of(book, all)?.id).toBe('easy');
});

test('a puzzle solved without help raises the rating, anything else lowers it, and only once', () => {
  const hard = puzzle('hard', 1600);
  const won = after(fresh, hard, 'solved');
  expect(won.rating).toBeGreaterThan(1225);
  const helped = after(fresh, hard, 'helped');
  expect(helped.rating).toBeLessThan(1200);
  expect(after(won, hard, 'failed')).toEqual(won);
  const failed = after(fresh, hard, 'failed');
  expect(after(failed, hard, 'helped').rating).toBe(failed.rating);
  expect(after(failed, hard, 'helped').done['hard']).toBe('helped');
});

test('every puzzle is explained, in words that there are', async () => {
  for (const game of ['abyss', 'unfathomable'] as const) {
    const words = (await import(`../../../games/${game}/catalogues/en.advice.json`)) as {
      default: Record<string, string>;
    };
    for (const { id, reason, gains } of (await book_of(game))?.puzzles ?? []) {
      expect(reason !== null || gains.length > 0, id).toBe(true);
      for (const { key } of gains) expect(words.default, id).toHaveProperty([key]);
    }
  }
});

test('the books of both games are there', async () => {
  expect((await book_of('abyss'))?.puzzles).toHaveLength(500);
  expect((await book_of('unfathomable'))?.puzzles).toHaveLength(100);
});
