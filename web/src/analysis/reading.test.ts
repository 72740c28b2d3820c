// SPDX-License-Identifier: Apache-2.0
import { beforeEach, expect, test } from 'vitest';
import { choose_language, want_analysis_words, want_words } from '../lib/words.svelte';
import type { JudgedDecision } from '../protocol';
import { reasons_of } from './reading';

beforeEach(async () => {
  await choose_language('en');
  await want_analysis_words();
  await want_words('abyss', 'advice');
});

const slip = (more: Partial<JudgedDecision>): JudgedDecision => ({
  move: 3,
  turn: 1,
  seat: 'A',
  question: '',
  played: 'explore',
  verdict: 'mistake',
  error: 0.06,
  uncertainty: 0.01,
  lead: null,
  better: 'plot',
  reason: null,
  gains: [],
  costs: [],
  better_in: 0.62,
  worse_in: 0.2,
  moves: [],
  ...more,
});
const pearls = { key: 'abyss.gain.pearls', amount: -1.2 };
const keys = { key: 'abyss.gain.keys', amount: 1 };
const plot = { key: 'abyss.why.plot', about: null, n: null };

test('what a move brings stands before what it costs', () => {
  const { numbers } = reasons_of(slip({ gains: [keys], costs: [pearls] }), {});
  expect(numbers).toBe('On average: keys +1; but pearls −1.2.');
});

test('where only a cost can be counted, the page says how often the move did better', () => {
  const { why, numbers } = reasons_of(slip({ costs: [pearls] }), {});
  expect(why).toBe('');
  expect(numbers).toContain('It costs something, on average: pearls −1.2.');
  expect(numbers).toContain('better in 62% of them and worse in 20%');
});

test('a reason needs no such numbers', () => {
  const { why, numbers } = reasons_of(slip({ reason: plot }), {});
  expect(why).toBe('It brings more lords to choose from.');
  expect(numbers).toBe('');
});
