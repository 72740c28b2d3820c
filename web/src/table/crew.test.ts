// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faces } from '../art/crew';
import { languages } from '../lib/words.svelte';
import { crew, next_of } from './crew';

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(`../${path}`, 'utf8')) as Record<string, string>;

describe('the crew', () => {
  it('is fifteen, each with a name, a face, a manner and a line in every language', () => {
    expect(new Set(crew.map(({ name }) => name)).size).toBe(15);
    for (const language of languages) {
      const words = read(`words/catalogues/${language}.pages.json`);
      for (const { name } of crew) {
        expect(words[`web.crew.${name.toLowerCase()}.manner`]).toBeTruthy();
        expect(words[`web.crew.${name.toLowerCase()}.line`]).toBeTruthy();
      }
    }
    expect(Object.keys(faces).sort()).toEqual(crew.map(({ name }) => name.toLowerCase()).sort());
  });
  it('offers the next one of a level who is free', () => {
    expect(next_of('sailor', [])).toBe('Dov');
    expect(next_of('sailor', ['Dov', 'Fitz'])).toBe('Edda');
    expect(next_of('sailor', ['Dov', 'Edda', 'Fitz'])).toBeNull();
    expect(next_of('random', [])).toBeNull();
  });
});

describe('the names of the levels', () => {
  it('are no name or title of either game', () => {
    const titles = /^(abyss\.(lord|guild)|unfathomable\.(title|character))\.\w+(\.title)?$/;
    for (const language of languages) {
      const words = read(`words/catalogues/${language}.web.json`);
      const levels = Object.entries(words).filter(([key]) => key.startsWith('web.level.'));
      expect(levels).toHaveLength(8);
      const named = ['abyss', 'unfathomable']
        .flatMap((game) => Object.entries(read(`games/${game}/catalogues/${language}.json`)))
        .filter(([key]) => titles.test(key))
        .flatMap(([, name]) => name.toLowerCase().split(/[\s-]+/));
      expect(named.length).toBeGreaterThan(40);
      for (const [, level] of levels) expect(named).not.toContain(level.toLowerCase());
    }
  });
});
