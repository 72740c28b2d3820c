// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapters_of, search } from './rules';

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
