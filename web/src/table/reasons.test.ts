// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../protocol';
import { choose_language, want_words } from '../lib/words.svelte';
import { tell } from '$games/unfathomable/web/log';
import { with_reasons } from './reasons';

beforeAll(async () => {
  await choose_language('en');
  await want_words('unfathomable');
});

const names = { A: 'Ada', B: 'Bot B', C: 'Cleo' };
const event = (move: number, mover: string, told: string, key = '', about: string | null = null) =>
  ({
    move,
    mover,
    text: '',
    at: 0,
    remark: '',
    told: [{ key: told, args: { player: mover, players: [mover], to: 'd1', n: 1, in: 'd1' } }],
    why: key ? { key, about, n: null } : null,
  }) as Event;
const told = (events: Event[]) =>
  with_reasons(tell(events, names), events, names).map(({ kind, text }) => [kind, text]);

describe('the reasons of bots', () => {
  it('stand after the move they belong to', () => {
    expect(
      told([
        event(1, 'B', 'moved'),
        event(2, 'B', 'rescued', 'unfathomable.why.rescue'),
        event(3, 'A', 'passed'),
      ]).map(([kind]) => kind),
    ).toEqual(['move', 'move', 'why', 'pass']);
  });
  it('name whom they speak of', () => {
    expect(told([event(1, 'B', 'jailed', 'unfathomable.why.arrest', 'C')]).at(-1)).toEqual([
      'why',
      'Bot B: I trust Cleo least.',
    ]);
  });
  it('are left out if this page has no words for them', () => {
    expect(told([event(1, 'A', 'passed', 'newer.why.the_stars')])).toEqual([
      ['pass', 'Pass: Ada.'],
    ]);
  });
});
