// SPDX-License-Identifier: Apache-2.0
import { beforeAll, expect, test } from 'vitest';
import { choose_language, want_words } from '$web/lib/words.svelte';
import { question_text } from './question';
import type { AbyssView } from './view';
import type { Asked } from './view_types';
import { move_help } from './words';

beforeAll(async () => {
  await choose_language('en');
  await want_words('abyss');
});

const names = { A: 'Ada', B: 'Ben' };
const asked_of_ada = (key: string, args: Asked['args'] = {}): string => {
  const view = { to_move: 'A', over: false, asked: { key, args } };
  return question_text(view as unknown as AbyssView, 'A', names, null, null);
};

// Also in a review, where nothing is being paid for at the desk.
test('a payment that has begun names its lord and what is owed', () => {
  const question = asked_of_ada('pay', { lord: 'jailer', cost: 6, races: 3 });
  expect(question).toBe('Pay for the Jailer: value 6 with allies of exactly 3 races.');
});

test('a payment says which race it cannot do without', () => {
  const view = {
    to_move: 'A',
    over: false,
    asked: { key: 'act', args: {} },
  } as unknown as AbyssView;
  const paid = (races: number): string =>
    question_text(view, 'A', names, null, { lord: 'jailer', cost: 6, races, required: 'crab' });
  expect(paid(1)).toMatch(/exactly 1 race\. Only Crab\.$/);
  expect(paid(3)).toMatch(/exactly 3 races\. Crab must be among them\.$/);
});

test('a monster at the end of the row is fought, not taken', () => {
  expect(asked_of_ada('decide_full_monster')).toMatch(/fight the monster and gain a pearl/);
});

test('moves say what their words do not', () => {
  expect(move_help('reward 1 monster')).toMatch(/2, 3 or 4/);
  expect(move_help('reward 1 key 1 pearl 1 monster')).toMatch(/2, 3 or 4/);
  expect(move_help('reward 2 pearls')).toBeUndefined();
  expect(move_help('draw 2')).toMatch(/lie open/);
  expect(move_help('explore')).toBeUndefined();
});

test('questions name what they are about', () => {
  expect(asked_of_ada('offer', { card: 'crab 3', price: 2 })).toBe(
    'Will you buy the Crab 3 for 2 pearls?',
  );
  expect(asked_of_ada('discard', { n: 2 })).toBe('Discard 2 allies from your hand.');
  expect(asked_of_ada('moment')).toBe('Will you use a power before the turn goes on?');
  expect(asked_of_ada('end_turn_powers', { lords: ['hunter', 'jailer'] })).toBe(
    'Will you use another power (Hunter and Jailer) or end your turn?',
  );
  expect(asked_of_ada('pay_keys', { location: 'barracks' })).toBe(
    'Which keys will you use for the Barracks?',
  );
  expect(asked_of_ada('assassin', { player: 'B' })).toBe(
    'Assassin: which lord of Ben will you disable?',
  );
});

test('a question of a newer server is left out', () => {
  expect(asked_of_ada('sing')).toBe('');
});

test('a question to another is waited for', () => {
  const view = {
    to_move: 'B',
    over: false,
    asked: { key: 'pay', args: {} },
  } as unknown as AbyssView;
  expect(question_text(view, 'A', names, null, null)).toBe('Waiting for Ben.');
});
