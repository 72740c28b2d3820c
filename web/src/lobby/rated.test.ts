// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { Person, SeatPlan } from '../protocol';
import { why_unrated } from './rated';

const ada: Person = { id: 'a', name: 'Ada', guest: false, bot: false };
const me: SeatPlan = { kind: 'me', level: null };
const open: SeatPlan = { kind: 'open', level: null };
const rules = { guests: false, bots: false, untimed: false };
const bot: SeatPlan = { kind: 'bot', level: 'novice' };

test('rated games are for accounts, without bots, with a clock', () => {
  expect(why_unrated([me, open], 'live', ada, rules)).toBe(null);
  expect(why_unrated([me, open], 'none', ada, rules)).toBe('clock');
  expect(why_unrated([me, bot], 'live', ada, rules)).toBe('bots');
  expect(why_unrated([me, open], 'days', { ...ada, guest: true }, rules)).toBe('guest');
  expect(why_unrated([me, open], 'live', null, rules)).toBe('guest');
});

test('unless the server says otherwise', () => {
  expect(why_unrated([me, bot], 'none', null, { guests: true, bots: true, untimed: true })).toBe(
    null,
  );
});
