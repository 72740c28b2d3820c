// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import { choose_language, want_words } from '$web/lib/words.svelte';
import type { Document, Event } from '$web/protocol';
import { cover } from './cover.svelte';
import { tell } from './log';

beforeAll(async () => {
  await choose_language('en');
  await want_words('unfathomable');
});

const names = { A: 'Ada', B: 'Ben', C: 'Cleo' };
type One = [mover: string, key: string, args: Document];
const events = (...all: One[]): Event[] =>
  all.map(([mover, key, args], i) => ({
    move: i + 1,
    mover,
    text: '',
    at: 0,
    remark: '',
    told: [{ key, args }],
    why: null,
  }));
const said = (...all: One[]): string[] => tell(events(...all), names).map(({ text }) => text);

describe('the log of Unfathomable', () => {
  it('tells those who pass one after the other at once', () => {
    expect(
      said(
        ['A', 'passed', { players: ['A'] }],
        ['B', 'passed', { players: ['B'] }],
        ['chance', 'rolled', { n: 5 }],
      ),
    ).toEqual(['Pass: Ada, Ben.', 'The die shows 5.']);
  });
  it('joins the cards of one player and no others', () => {
    expect(
      said(
        ['chance', 'drew', { player: 'A', skills: ['will'] }],
        ['chance', 'drew', { player: 'A', skills: ['will'] }],
        ['chance', 'drew', { player: 'B', skills: ['lore'] }],
        ['chance', 'drew_cards', { player: 'C', cards: ['will 2'] }],
        ['chance', 'drew_cards', { player: 'C', cards: ['lore 1'] }],
      ),
    ).toEqual(['Ada draws: Will ×2.', 'Ben draws: Lore.', 'Cleo draws: Lore 1, Will 2.']);
  });
  it('says who added nothing, and what a test came to', () => {
    expect(
      said(
        ['A', 'added', { player: 'A', n: 0 }],
        ['B', 'added', { player: 'B', n: 2 }],
        ['chance', 'pile', { cards: ['lore 2', 'will 1'], total: 1, target: 7 }],
        ['A', 'tested', { result: 'fail', total: 1, target: 7 }],
        ['A', 'dial', { resource: 'food', from: 6, to: 5 }],
      ),
    ).toEqual([
      'Ada adds nothing to the test.',
      'Ben adds 2 cards to the test.',
      'The cards of the test: Lore 2, Will 1. That is 1 against 7.',
      'The test is failed: 1 against 7.',
      'Food: 6 → 5.',
    ]);
  });
  it('says who attacks whom and what is needed', () => {
    expect(
      said(
        ['A', 'attacked', { player: 'A', in: 'bridge', need: 5 }],
        ['chance', 'deep_one_attacks', { victim: 'B', in: 'd3', need: 5 }],
      )[0],
    ).toBe('Ada attacks a Deep One on the Bridge: 5 or more hits.');
  });
  it('tells nothing that only I may know while it is covered', () => {
    const mine: One[] = [
      ['chance', 'loyalty', { player: 'A', loyalty: 'hybrid' }],
      ['A', 'loyalty_read', { player: 'A', other: 'B', loyalties: ['cultist'] }],
      ['A', 'saw', { player: 'A', cards: ['waypoint port'] }],
    ];
    cover.on = true;
    expect(said(...mine)).toEqual([
      'Ada receives a loyalty card.',
      'Ada looks at the loyalty cards of Ben.',
    ]);
    cover.on = false;
    expect(said(...mine.slice(0, 2))).toEqual([
      'Ada receives a loyalty card: Hybrid.',
      'Ada looks at the loyalty cards of Ben: Cultist.',
    ]);
    cover.on = true;
  });
  it('points at the places of what happened', () => {
    const [line] = tell(events(['A', 'moved', { player: 'A', to: 'bridge' }]), names);
    expect(line?.things).toEqual(['seat:A', 'space:bridge']);
    expect(line?.act).toBe(true);
  });
  it('tells what is the same several times in a row once', () => {
    const act: One = ['chance', 'deep_ones_act', { in: 'd3' }];
    expect(said(act, act, act)[0]).toMatch(/ ×3$/);
  });
});
