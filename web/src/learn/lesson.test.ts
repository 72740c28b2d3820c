// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import abyss from '$games/abyss/web/lesson.json';
import { is_asked_for, legal_in, missing_after, names_in, type Lesson, type Step } from './lesson';
import human from '$games/unfathomable/web/lesson.json';
import traitor from '$games/unfathomable/web/traitor.json';
import { languages } from '../lib/words.svelte';
import { readFileSync } from 'node:fs';

const paying = {
  say: 'recruit',
  point: [],
  aids: {},
  to_move: 'A',
  legal: ['explore', 'recruit keeper'],
  line: 'recruit keeper; pay squid 2; pay crab 3; done',
  events: [],
} as unknown as Step;

test('only what leads to the asked-for move is legal', () => {
  expect(legal_in(paying)).toEqual(['recruit keeper']);
});

test('the order of a payment does not matter, its parts do', () => {
  expect(is_asked_for(paying, 'recruit keeper; pay crab 3; pay squid 2; done')).toBe(true);
  expect(is_asked_for(paying, 'recruit keeper; pay crab 3; done')).toBe(false);
  expect(missing_after(paying, 'recruit keeper; pay crab 3')).toEqual(['pay squid 2', 'done']);
  expect(missing_after(paying, 'explore')).toBeNull();
});

test('cards given together are as many moves', () => {
  const giving: Step = { ...paying, line: 'contribute lore 1; contribute will 2; done' };
  expect(missing_after(giving, 'contribute lore 1, will 2')).toEqual(['done']);
  expect(is_asked_for(giving, 'contribute lore 1, will 2; done')).toBe(true);
});

test.each([
  ['abyss', 'first', abyss],
  ['unfathomable', 'human', human],
  ['unfathomable', 'traitor', traitor],
])('every step of %s, %s, asks for a legal move and has a comment', (game, name, lesson) => {
  for (const language of languages) {
    const path = `../games/${game}/catalogues/${language}.learn.json`;
    const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    for (const { say, line } of lesson.steps) {
      expect(words).toHaveProperty([`learn.${game}.${name}.${say}`]);
      if (line !== null) expect(words).toHaveProperty([`learn.${game}.${name}.${say}.do`]);
    }
  }
  for (const step of lesson.steps as unknown as Step[])
    if (step.line !== null) expect(legal_in(step), step.say).not.toEqual([]);
});

test.each([
  ['abyss', abyss],
  ['human', human],
  ['traitor', traitor],
])('the lesson %s takes about ten minutes, points, and lets the learner act', (_, lesson) => {
  const { steps } = lesson;
  expect(steps.length).toBeGreaterThanOrEqual(30);
  expect(steps.length).toBeLessThanOrEqual(45);
  expect(steps.filter(({ line }) => line !== null).length).toBeGreaterThan(10);
  expect(steps.filter(({ point }) => point.length > 0).length).toBeGreaterThan(30);
});

test('everybody at the table has a name', () => {
  expect(names_in(human as unknown as Lesson, 'me')).toEqual({ A: 'me', B: 'Marlow', C: 'Ines' });
});
