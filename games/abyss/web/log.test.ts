// SPDX-License-Identifier: Apache-2.0
import { beforeAll, expect, test } from 'vitest';
import { choose_language, want_words } from '$web/lib/words.svelte';
import { tell } from './log';

beforeAll(async () => {
  await choose_language('en');
  await want_words('abyss');
});

const names = { A: 'Ada', B: 'Ben', C: 'Cleo' };
const events = (...texts: string[]) =>
  texts.map((text, i) => {
    const [said = '', remark = ''] = text.split(' -> ');
    const [mover = '', ...move] = said.split(' ');
    return { move: i + 1, mover, text: move.join(' '), at: 0, remark, why: null };
  });
const told = (...texts: string[]) => tell(events(...texts), names).map((line) => line.text);

test('the price of a card grows with every sale of the turn and starts anew in the next', () => {
  const log = told(
    'A explore',
    'chance reveal crab 3',
    'B buy',
    'chance reveal squid 5',
    'C buy',
    'B explore',
    'chance reveal jellyfish 1',
    'C buy',
  );
  expect(log).toContain('Ben buys the Crab 3 for 1 pearl.');
  expect(log).toContain('Cleo buys the Squid 5 for 2 pearls.');
  expect(log).toContain('Cleo buys the Jellyfish 1 for 1 pearl.');
});

test('a payment is one sentence', () => {
  const log = told('A recruit jailer', 'A pay squid 1', 'A pay crab 4', 'A done');
  expect(log).toEqual(['Turn of Ada', 'Ada recruits the Jailer with S1 C4.']);
});

test('a payment tells the pearls that settle it', () => {
  const paid = (remark: string): string | undefined =>
    told('A recruit jailer', 'A pay crab 4', `A done -> ${remark}`).at(-1);
  expect(paid('2 pearls')).toBe('Ada recruits the Jailer with C4 + 2 pearls.');
  expect(paid('1 pearl')).toBe('Ada recruits the Jailer with C4 + 1 pearl.');
});

test('a monster token goes to whoever fought or hunted', () => {
  expect(told('A fight', 'A reward 1 key 1 monster', 'chance token ?').at(-1)).toBe(
    'Ada gets a monster token.',
  );
  expect(told('B hunt C', 'chance token 3')).toEqual([
    'Ben steals a monster token from Cleo.',
    'Ben gets a monster token worth 3.',
  ]);
});

test('every turn has its heading, and reactions have none', () => {
  const lines = tell(
    events('A explore', 'chance reveal crab 1', 'B pass', 'A take', 'B plot'),
    names,
  );
  expect(lines.filter((line) => line.kind === 'turn').map((line) => line.text)).toEqual([
    'Turn of Ada',
    'Turn of Ben',
  ]);
});
