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
const event = (move: number, mover: string, text: string, key = '', about: string | null = null) =>
  ({
    move,
    mover,
    text,
    at: 0,
    remark: '',
    told: [],
    why: key ? { key, about, n: null } : null,
  }) as Event;
const told = (events: Event[]) =>
  with_reasons(tell(events, names), events, names).map(({ kind, text }) => [kind, text]);

describe('the reasons of bots', () => {
  it('stand after the move they belong to', () => {
    expect(
      told([
        event(1, 'B', 'move d1'),
        event(2, 'B', 'rescue d1', 'unfathomable.why.rescue'),
        event(3, 'A', 'pass'),
      ]).map(([kind]) => kind),
    ).toEqual(['move', 'move', 'why', 'move']);
  });
  it('name whom they speak of', () => {
    expect(told([event(1, 'B', 'target C', 'unfathomable.why.arrest', 'C')]).at(-1)).toEqual([
      'why',
      'Bot B: I trust Cleo least.',
    ]);
  });
  it('are left out if this page has no words for them', () => {
    expect(told([event(1, 'A', 'pass', 'newer.why.the_stars')])).toEqual([['move', 'Ada passes.']]);
  });
});
