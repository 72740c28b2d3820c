// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lord_cards } from './cards';

test('the lords are printed here as the rules have them', () => {
  const rules = readFileSync('../games/abyss/cards/lords.h', 'utf8');
  const row =
    /\{Lord::(\w+),\s+Guild::(\w+),\s+(\d+), (\d), Race::(\w+),\s+(\d+), (\d), ([^}]+)\},(\s*\/\/ ongoing)?/g;
  const found = [...rules.matchAll(row)].map(
    ([, name, guild, cost, races, required, influence, keys, effect, ongoing]) => [
      name,
      {
        guild,
        cost: Number(cost),
        races: Number(races),
        required: required === 'none' ? null : required,
        influence: Number(influence),
        keys: Number(keys),
        power: ongoing ? 'lasting' : effect === 'nothing' ? 'none' : 'once',
      },
    ],
  );
  expect(found).toHaveLength(35);
  expect(Object.entries(lord_cards)).toEqual(found);
});
