// SPDX-License-Identifier: Apache-2.0
import { beforeAll, expect, test } from 'vitest';
import { choose_language, want_words } from '$web/lib/words.svelte';
import { question_text } from './question';
import type { AbyssView } from './view';

beforeAll(async () => {
  await choose_language('en');
  await want_words('abyss');
});

const names = { A: 'Ada', B: 'Ben' };
const asked_of_ada = (asks: string, asked: AbyssView['asked']): string => {
  const view = {
    to_move: 'A',
    asks,
    asked,
    row: ['crab 3'],
    price: 2,
    over: false,
  };
  return question_text(view as unknown as AbyssView, 'A', names, null, null);
};

// Also in a review, where nothing is being paid for at the desk.
test('a payment that has begun names its lord and what is owed', () => {
  const question = asked_of_ada('pay', {
    lord: 'jailer',
    cost: 6,
    races: 3,
    required: 'crab',
  });
  expect(question).toBe('Pay for the Jailer: value 6 with allies of exactly 3 races.');
});

test('questions name what they are about', () => {
  expect(asked_of_ada('offer', {})).toBe('Will you buy the Crab 3 for 2 pearls?');
  expect(asked_of_ada('decide', {})).toBe(
    'Nobody buys the Crab 3. Will you take it or explore further?',
  );
  expect(asked_of_ada('discard', { count: 2 })).toBe('Discard 2 allies from your hand.');
  expect(asked_of_ada('corruptor', {})).toBe(
    'Corruptor: which lord at court will you bribe with 5 pearls?',
  );
  expect(asked_of_ada('corruptor', { count: 1 })).toBe(
    'Corruptor: you lack 1 pearl for a bribe. Will you use a power first?',
  );
  expect(asked_of_ada('moment', {})).toBe('Will you use a power before the turn goes on?');
  expect(asked_of_ada('assassin', { player: 'B' })).toBe(
    'Assassin: which lord of Ben will you disable?',
  );
});

test('a question to another is waited for', () => {
  const view = {
    to_move: 'B',
    asks: 'pay',
    over: false,
  } as unknown as AbyssView;
  expect(question_text(view, 'A', names, null, null)).toBe('Waiting for Ben.');
});
