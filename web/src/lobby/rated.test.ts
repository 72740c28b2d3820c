// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { Person, SeatPlan } from '../protocol';
import { why_unrated } from './rated';

const ada: Person = { id: 'a', name: 'Ada', guest: false, bot: false };
const me: SeatPlan = { kind: 'me', level: null };
const open: SeatPlan = { kind: 'open', level: null };
const rules = { guests: false, bots: false };
const bot: SeatPlan = { kind: 'bot', level: 'novice' };

test('rated games are for accounts, without bots', () => {
  expect(why_unrated([me, open], ada, rules)).toBe(null);
  expect(why_unrated([me, bot], ada, rules)).toBe('bots');
  expect(why_unrated([me, open], { ...ada, guest: true }, rules)).toBe('guest');
  expect(why_unrated([me, open], null, rules)).toBe('guest');
});

test('unless the server says otherwise', () => {
  expect(why_unrated([me, bot], null, { guests: true, bots: true })).toBe(null);
});
