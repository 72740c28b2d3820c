// SPDX-License-Identifier: Apache-2.0
import { beforeAll, expect, test } from 'vitest';
import { choose_language, want_words } from '$web/lib/words.svelte';
import type { Document, Event } from '$web/protocol';
import { tell } from './log';

beforeAll(async () => {
  await choose_language('en');
  await want_words('abyss');
});

const names = { A: 'Ada', B: 'Ben', C: 'Cleo' };
const event = (mover: string, ...told: [string, Document][]): Event => ({
  move: 1,
  mover,
  text: '',
  at: 0,
  remark: '',
  told: told.map(([key, args]) => ({ key, args })),
  why: null,
});
const said = (...told: [string, Document][]): string[] =>
  tell([event('A', ...told)], names).map((line) => line.text);

test('an event is a sentence, filled with the names of players and things', () => {
  expect(said(['bought', { player: 'B', seller: 'A', card: 'crab 3', price: 2 }])).toEqual([
    'Ben buys the Crab 3 from Ada for 2 pearls.',
  ]);
  expect(said(['disabled', { player: 'A', lord: 'jailer', victim: 'C' }])).toEqual([
    'Ada disables the Jailer of Cleo.',
  ]);
});

test('a payment is one sentence, with the pearls that settle it', () => {
  const recruited = (pearls: number): string[] =>
    said(['recruited', { player: 'A', lord: 'jailer', allies: ['squid 1', 'crab 4'], pearls }]);
  expect(recruited(0)).toEqual(['Ada recruits the Jailer for S1 C4.']);
  expect(recruited(1)).toEqual(['Ada recruits the Jailer for S1 C4 and 1 pearl.']);
  expect(recruited(2)).toEqual(['Ada recruits the Jailer for S1 C4 and 2 pearls.']);
});

test('pearls say where they come from', () => {
  expect(
    said(
      ['pearls_court', { player: 'A', n: 2 }],
      ['pearls_lord', { player: 'A', n: 1, lord: 'landlord' }],
      ['pearls_lost', { player: 'B', n: 2, lord: 'seeker' }],
    ),
  ).toEqual([
    'Ada gains 2 pearls: the court is refilled.',
    'Ada gains 1 pearl (Landlord).',
    'Ben loses 2 pearls (Seeker).',
  ]);
});

test('a reward has the picture of what was taken', () => {
  const sign = (keys: number, pearls: number, monsters: number): string | undefined =>
    tell([event('A', ['reward', { player: 'A', keys, pearls, monsters }])], names)[0]?.sign;
  expect(sign(0, 1, 0)).toBe('pearl');
  expect(sign(1, 1, 0)).toBe('key');
  expect(sign(0, 0, 2)).toBe('monster_token');
});

// Everybody has read of the gain already.
test('the value of a token is told only to its owner', () => {
  expect(said(['token', { player: 'A', value: 3 }], ['token_hidden', { player: 'B' }])).toEqual([
    'Ada gets a monster token worth 3.',
  ]);
});

test('lists of players and locations are joined', () => {
  expect(
    said(
      ['laid_out', { locations: ['jail', 'depths'] }],
      ['shared', { players: ['A', 'C'], n: 61 }],
    ),
  ).toEqual([
    'Now available to all: Jail, Depths.',
    'Shared victory with 61 influence points: Ada, Cleo.',
  ]);
});

test('a turn is a heading, and what chance did is told apart', () => {
  const lines = tell(
    [
      event('A', ['took', { player: 'A', card: 'crab 1' }], ['turn', { player: 'B' }]),
      event('chance', ['revealed', { card: 'crab 1' }]),
    ],
    names,
  );
  expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
    ['move', 'Ada takes the Crab 1.'],
    ['turn', 'Turn of Ben'],
    ['chance', 'Revealed: Crab 1.'],
  ]);
});

test('an event that this page has no words for is left out', () => {
  expect(said(['swallowed_by_a_whale', { player: 'A' }])).toEqual([]);
});

test('what is told stays as it is while the game goes on, and is told anew in another language', async () => {
  const first = event('A', ['disabled', { player: 'A', lord: 'jailer', victim: 'C' }]);
  const [line] = tell([first], names);
  const next = event('B', ['bought', { player: 'B', seller: 'A', card: 'crab 3', price: 2 }]);
  expect(tell([first, next], names)[0]).toBe(line);
  expect(tell([first, next], { ...names, C: 'Clara' })[0]?.text).toContain('Clara');
  await choose_language('de');
  expect(tell([first], names)[0]?.text).toContain('Gefängniswärter');
  await choose_language('en');
});
