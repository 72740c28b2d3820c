// SPDX-License-Identifier: Apache-2.0
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../lib/words.svelte';
import { chapters_of, search, search_text, sections_of, type Section } from './rules';

const abyss = chapters_of(readFileSync('../docs/rules/abyss.md', 'utf8'));

test('every rule of the document is there with its id, once', () => {
  const ids = abyss.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  const written = readFileSync('../docs/rules/abyss.md', 'utf8').match(/^\| ABY-[\w-]+/gm) ?? [];
  expect(ids).toEqual(written.map((row) => row.slice(2)));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(150);
});

test('a rule stands in its chapter, in plain words', () => {
  const setup = abyss.find((chapter) => chapter.title === 'Setup');
  expect(setup?.rules.find((rule) => rule.id === 'ABY-SET-7')?.text).toBe(
    'Every player starts with 1 pearl.',
  );
});

test('a search finds all its words, wherever they stand', () => {
  const found = search(abyss, 'pearl setup').flatMap((chapter) => chapter.rules);
  expect(found.map((rule) => rule.id)).toContain('ABY-SET-7');
  expect(search(abyss, 'no such words at all')).toEqual([]);
});

const read = (game: string, language: string): Section[] =>
  sections_of(readFileSync(`../games/${game}/web/rules/${language}.md`, 'utf8'));
const said = ({ parts }: Section): string =>
  parts.flatMap(({ spans }) => spans.map(({ text }) => text)).join(' ');
const numbers = (text: string): number[] =>
  (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);

test.each(['abyss', 'unfathomable'])('the rules of %s say the same in every language', (game) => {
  const english = read(game, 'en');
  expect(readdirSync(`../games/${game}/web/rules`).sort()).toEqual(
    languages.map((language) => `${language}.md`).sort(),
  );
  for (const language of languages) {
    const other = read(game, language);
    expect(other.length).toBe(english.length);
    other.forEach((section, i) => {
      const same = english[i];
      expect(section.parts.map(({ kind }) => kind)).toEqual(same?.parts.map(({ kind }) => kind));
      expect(numbers(said(section)), section.title).toEqual(same ? numbers(said(same)) : []);
    });
  }
});

test('a search of the text finds all its words in a part and its title', () => {
  const found = search_text(read('abyss', 'en'), 'fighting key');
  expect(found.map(({ title }) => title)).toEqual(['Fighting']);
  expect(search_text(read('abyss', 'en'), 'no such words')).toEqual([]);
});

test('no line can begin with a sign that stands apart from its word', () => {
  const written = ['abyss', 'unfathomable'].flatMap((game) => read(game, 'fr'));
  const spans = written.flatMap(({ parts }) => parts.flatMap((part) => part.spans));
  expect(spans.filter(({ text }) => /\u00a0;/.test(text)).length).toBeGreaterThan(0);
  expect(spans.filter(({ text }) => / [;:?!»]/.test(text))).toEqual([]);
});
