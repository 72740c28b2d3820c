// SPDX-License-Identifier: Apache-2.0
import { beforeAll, expect, test } from 'vitest';
import { question } from '$games/unfathomable/web/words';
import { ask } from '$examples/third_game/web/log';
import { choose_language, want_words } from '../lib/words.svelte';

beforeAll(async () => {
  await choose_language('en');
  await want_words('unfathomable');
  await want_words('liars_dice');
});

const names = { A: 'Ada', B: 'Ben' };

test('a question is filled with what the view names, each thing in its own words', () => {
  const test = { key: 'contribute', args: { target: 9, skills: ['lore', 'will'] } };
  expect(question(test, names)).toBe('Test 9 (Lore and Will): which cards will you add?');
  const draw = { key: 'draw_from_set.more', args: { n: 1, named: 2, skill: 'influence' } };
  expect(question(draw, names)).toBe(
    'You draw 2 × Influence in any case. Which other card of your skill set will you draw?',
  );
  const saved = { key: 'choose_seat.preventing', args: { player: 'B' } };
  expect(question(saved, names)).toContain('Ben would be defeated');
});

test('a plain table asks in the same way', () => {
  expect(ask({ key: 'bid', args: { player: 'B', claim: '3 4' } }, names)).toBe(
    'Ben claims 3 × 4. Will you go higher, or call it a lie?',
  );
});
