// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import cases from '../../../words/tests/crew_cases.json';
import { faces } from '../art/crew';
import { crew, crew_names } from './crew';

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(`../${path}`, 'utf8')) as Record<string, string>;

describe('the crew', () => {
  it('is a dozen, each with a name, a face, a manner and a line in every language', () => {
    expect(new Set(crew.map(({ name }) => name)).size).toBe(12);
    for (const language of ['en', 'de', 'fr', 'cs']) {
      const words = read(`words/catalogues/${language}.web.json`);
      for (const { name } of crew) {
        expect(words[`web.crew.${name.toLowerCase()}.manner`]).toBeTruthy();
        expect(words[`web.crew.${name.toLowerCase()}.line`]).toBeTruthy();
      }
    }
    expect(Object.keys(faces).sort()).toEqual(crew.map(({ name }) => name.toLowerCase()).sort());
  });
  it.each(cases)('sits down by level: $levels beside $taken', ({ levels, taken, names }) => {
    expect(crew_names(levels, taken)).toEqual(names);
  });
  it('never has two of one name at a table', () => {
    for (const level of ['random', 'novice', 'sailor', 'captain', 'master'])
      expect(new Set(crew_names(Array<string>(6).fill(level))).size).toBe(6);
  });
  it('gives no name to a seat where a person sits', () => {
    expect(crew_names([null, 'sailor'])).toEqual([null, 'Dov']);
  });
});

describe('the names of the levels', () => {
  it('are no name or title of either game', () => {
    const titles = /^(abyss\.(lord|guild)|unfathomable\.(title|character))\.\w+(\.title)?$/;
    for (const language of ['en', 'de', 'fr', 'cs']) {
      const words = read(`words/catalogues/${language}.web.json`);
      const levels = Object.entries(words).filter(([key]) => key.startsWith('web.level.'));
      expect(levels).toHaveLength(7);
      const named = ['abyss', 'unfathomable']
        .flatMap((game) => Object.entries(read(`games/${game}/catalogues/${language}.json`)))
        .filter(([key]) => titles.test(key))
        .flatMap(([, name]) => name.toLowerCase().split(/[\s-]+/));
      expect(named.length).toBeGreaterThan(40);
      for (const [, level] of levels) expect(named).not.toContain(level.toLowerCase());
    }
  });
});
