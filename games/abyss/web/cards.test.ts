// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { rows } from './art/lords/rows';
import { lord_cards } from './cards';

test('every lord has a portrait, of the guild on the card', () => {
  const drawn = Object.entries(rows).map(([lord, row]) => [lord, row.guild]);
  const printed = Object.entries(lord_cards).map(([lord, card]) => [lord, card.guild]);
  expect(drawn.sort()).toEqual(printed.sort());
});

test('what lasts, what happens once and what does nothing is told apart', () => {
  expect(lord_cards.landlord.power).toBe('lasting');
  expect(lord_cards.jailer.power).toBe('once');
  expect(lord_cards.miller.power).toBe('none');
});
