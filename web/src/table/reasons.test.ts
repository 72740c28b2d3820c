// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../protocol';
import { choose_language, want_words } from '../lib/words.svelte';
import { tell } from '$games/unfathomable/web/log';
import type { LogLine } from './log';
import { explained_since, with_reasons } from './reasons';

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
  it('stand after the deed, not after what the rules made of it', () => {
    const deed = event(1, 'B', 'rescued', 'unfathomable.why.rescue');
    const step = { key: 'mythos_step', args: { player: 'B' } };
    expect(told([{ ...deed, told: [...deed.told, step] }]).map(([kind]) => kind)).toEqual([
      'move',
      'why',
      'move',
    ]);
  });
  it('are said once of a line that stands for several deeds', () => {
    const rescue = (move: number) => event(move, 'B', 'rescued', 'unfathomable.why.rescue');
    expect(told([rescue(1), rescue(2)]).map(([kind]) => kind)).toEqual(['move', 'why']);
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
  it('stand after the deed, also where it is told later than the choice', () => {
    const why = { key: 'unfathomable.why.rescue', about: null, n: null };
    const events = [{ ...event(1, 'B', ''), why }, event(2, 'B', ''), event(3, 'C', '')];
    const line = (move: number, who: string, act: boolean): LogLine => ({
      move,
      kind: 'move',
      text: `${who} ${move}`,
      who,
      act,
    });
    const lines = with_reasons([line(2, 'B', true), line(3, 'C', true)], events, names);
    expect(lines.map(({ kind }) => kind)).toEqual(['move', 'why', 'move']);
    expect(explained_since(lines, 1)).toEqual([
      { deed: 'B 2', why: 'Bot B: The passengers come first.' },
    ]);
    expect(explained_since(lines, 3)).toEqual([]);
    // What else the bot did is not meant by it.
    const both = with_reasons([line(1, 'B', false), line(2, 'B', true)], events, names);
    expect(both.map(({ kind }) => kind)).toEqual(['move', 'why', 'move']);
  });
});
