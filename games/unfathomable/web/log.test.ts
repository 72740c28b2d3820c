// SPDX-License-Identifier: Apache-2.0
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { choose_language, want_words } from '$web/lib/words.svelte';
import type { Document, Event } from '$web/protocol';
import { cover } from './cover.svelte';
import { tell } from './log';

beforeAll(async () => {
  await choose_language('en');
  await want_words('unfathomable');
});
beforeEach(() => {
  cover.on = false;
});

type Args = Record<string, Document>;
const names = { A: 'Ada', B: 'Ben', C: 'Cleo' };
const event = (mover: string, ...told: [string, Args][]): Event => ({
  move: 1,
  mover,
  text: '',
  at: 0,
  remark: '',
  told: told.map(([key, args]) => ({ key, args })),
  why: null,
});
const said = (...told: [string, Args][]): string[] =>
  told.flatMap((one) => tell([event('A', one)], names)).map(({ text }) => text);
// Each told by a move of its own.
const in_a_row = (...told: [string, Args][]): string[] =>
  tell(
    told.map((one, i) => ({ ...event('A', one), move: i + 1 })),
    names,
  ).map(({ text }) => text);

describe('the log of Unfathomable', () => {
  it('fills a sentence with the names of players and things', () => {
    expect(
      said(
        ['moved', { player: 'B', to: 'bridge' }],
        ['played', { player: 'A', card: 'lore 1', title: 'lore 1' }],
        ['used', { player: 'C', ability: 'six_shooter' }],
        ['dial', { resource: 'fuel', from: 5, to: 4 }],
        ['travelled', { step: 2 }],
        ['over', { ending: 'arrival' }],
      ),
    ).toEqual([
      'Ben moves to the Bridge.',
      'Ada plays Lore 1: “Shrivelling”.',
      'Cleo uses the Six-Shooter.',
      'Fuel: 5 → 4.',
      'Travel track: Half Ahead.',
      'The game is over. The ship reaches port.',
    ]);
  });
  it('says who is asked first to prevent a defeat, also when players name themselves', () => {
    expect(
      said(['lets_first', { player: 'A', other: 'B' }], ['goes_first', { player: 'A' }]),
    ).toEqual([
      'Ada lets Ben decide first whether to prevent this.',
      'Ada decides first whether to prevent this.',
    ]);
  });
  it('says what the chosen option of a card does', () => {
    expect(
      said(
        ['option_first', { player: 'B', option: 'mythos infection top' }],
        ['option_second', { player: 'C', option: 'waypoint maelstrom bottom' }],
      ),
    ).toEqual([
      'Ben chooses the first option: −1 food.',
      'Cleo chooses the second option: Damage the ship twice.',
    ]);
  });
  it('writes a number below zero with a minus', () => {
    expect(said(['tested', { result: 'fail', total: -5, target: 11 }])).toEqual([
      'The test is failed: −5 against 11.',
    ]);
  });
  it('tells reactions that are declined at once, everybody once', () => {
    expect(
      in_a_row(
        ['passed', { players: ['A'] }],
        ['passed', { players: ['B'] }],
        ['passed', { players: ['A'] }],
        ['rolled', { n: 5 }],
      ),
    ).toEqual(['Pass: Ada, Ben.', 'The die shows 5.']);
  });
  it('tells cards that are drawn in a row at once, one’s own by name', () => {
    expect(
      in_a_row(
        ['drew', { player: 'B', skills: ['will'] }],
        ['drew', { player: 'B', skills: ['will'] }],
        ['drew', { player: 'C', skills: ['lore'] }],
        ['drew_cards', { player: 'A', cards: ['will 1'] }],
        ['drew_cards', { player: 'A', cards: ['lore 4'] }],
      ),
    ).toEqual(['Ben draws: Will ×2.', 'Cleo draws: Lore.', 'Ada draws: Lore 4, Will 1.']);
  });
  it('tells cards of a test by number, one’s own and open ones by name', () => {
    expect(
      said(
        ['added', { player: 'A', n: 2 }],
        ['added', { player: 'C', n: 0 }],
        ['added_cards', { player: 'B', cards: ['lore 2'] }],
        ['pile', { cards: ['will 3', 'lore 2'], total: 5, target: 9 }],
        ['total_changed', { n: -2, total: 3 }],
        ['tested', { result: 'fail', total: 3, target: 9 }],
      ),
    ).toEqual([
      'Ada adds 2 cards to the test.',
      'Cleo adds nothing to the test.',
      'Ben adds to the test: Lore 2.',
      'The cards of the test: Lore 2, Will 3. That is 5 against 9.',
      'The total changes by −2: 3.',
      'The test is failed: 3 against 9.',
    ]);
  });
  it('tells once what happens several times in a row', () => {
    expect(in_a_row(['rolled', { n: 2 }], ['rolled', { n: 2 }], ['rolled', { n: 3 }])).toEqual([
      'The die shows 2. ×2',
      'The die shows 3.',
    ]);
  });
  it('tells a look to whoever may know of what', () => {
    expect(
      in_a_row(
        ['looked', { player: 'A', n: 2, pile: 'waypoint' }],
        ['saw', { player: 'A', cards: ['waypoint reef'] }],
        ['saw', { player: 'A', cards: ['waypoint iceberg'] }],
        ['put_on_top', { player: 'A', pile: 'waypoint', card: 'waypoint reef' }],
        ['put_at_bottom_hidden', { player: 'B', pile: 'mythos' }],
      ),
    ).toEqual([
      'Ada looks at 2 cards: Waypoint deck.',
      'Ada sees: Reef, Iceberg.',
      'Ada puts “Reef” on top: Waypoint deck.',
      'Ben puts a card at the bottom: Mythos deck.',
    ]);
  });
  it('tells no loyalty while the secrets are covered', () => {
    const told: [string, Args][] = [
      ['loyalty', { player: 'A', loyalty: 'hybrid' }],
      ['loyalty_read', { player: 'A', other: 'B', loyalties: ['human', 'human'] }],
    ];
    expect(said(...told)).toEqual([
      'Ada receives a loyalty card: Hybrid.',
      'Ada looks at the loyalty cards of Ben: Human ×2.',
    ]);
    cover.on = true;
    expect(said(...told)).toEqual([
      'Ada receives a loyalty card.',
      'Ada looks at the loyalty cards of Ben.',
    ]);
  });
  it('makes a turn a heading', () => {
    const lines = tell([event('A', ['turn', { player: 'B', n: 3 }])], names);
    expect(lines.map(({ kind, text }) => [kind, text])).toEqual([['turn', 'Turn 3: Ben.']]);
  });
  it('tells nothing of what I saw in a deck while it is covered', () => {
    cover.on = true;
    expect(said(['saw', { player: 'A', cards: ['waypoint reef'] }])).toEqual([]);
  });
  it('says who attacks whom and what is needed', () => {
    expect(said(['attacked', { player: 'A', in: 'bridge', need: 5 }])).toEqual([
      'Ada attacks a Deep One on the Bridge: 5 or more hits.',
    ]);
  });
  it('points at the places of what happened', () => {
    const [line] = tell([event('A', ['moved', { player: 'A', to: 'bridge' }])], names);
    expect(line?.things).toEqual(['seat:A', 'space:bridge']);
    expect(line?.act).toBe(true);
  });
});
