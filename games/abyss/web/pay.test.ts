// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { choice_of, lit } from './choices';
import { add_up, lack_of, payment_line } from './pay';

const jailer = { cost: 6, races: 3, required: 'crab' as const };

test('pearls make up what the allies lack', () => {
  const sum = add_up(['crab 2', 'squid 1'], jailer);
  expect(sum).toEqual({ value: 3, pearls: 3, races: ['crab', 'squid'], lacks_race: false });
  expect(add_up(['squid 5', 'squid 4'], jailer)).toMatchObject({ pearls: 0, lacks_race: true });
});

test('a payment is written in the order of the notation', () => {
  expect(payment_line('jailer', ['jellyfish 1', 'crab 4', 'squid 2'])).toBe(
    'recruit jailer; pay squid 2; pay crab 4; pay jellyfish 1; done',
  );
});

test('what a hand lacks: the race, the number of races, or the value', () => {
  expect(lack_of(['squid 5'], 9, jailer)).toEqual({ why: 'race', race: 'crab' });
  expect(lack_of(['squid 5', 'crab 5'], 9, jailer)).toEqual({ why: 'races', n: 1 });
  const poor = ['squid 1', 'crab 1', 'seahorse 1', 'shellfish 1'];
  expect(lack_of(poor, 1, jailer)).toEqual({ why: 'value', n: 2 });
  expect(lack_of(poor, 3, jailer)).toBeNull();
});

test('only the best races count, so many as the lord wants', () => {
  expect(lack_of(['crab 5', 'squid 5'], 0, { cost: 8, races: 1, required: 'crab' })).toEqual({
    why: 'value',
    n: 3,
  });
});

test('a move about two things lights the first, then what goes with it', () => {
  const choices = [
    'betray miller hunter',
    'betray keeper hunter',
    'betray keeper sage',
    'pass',
  ].map(choice_of);
  expect([...lit(choices, null).keys()]).toEqual(['mine:miller', 'mine:keeper']);
  expect([...lit(choices, 'mine:keeper').keys()]).toEqual(['court:hunter', 'court:sage']);
});
