// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it, vi } from 'vitest';
import type { Looked } from '$web/protocol';
import type { GameTableProps } from '$web/table/game_table';
import { Desk } from './desk.svelte';

const hand = ['influence 3', 'influence 4', 'will 1'];
const asked_to_discard = (count: number, cards: string[]) => ({
  question: 'discard_cards',
  to_move: 'A',
  legal: cards.map((card) => `discard ${card}`),
  game: 'unfathomable',
  view: {
    viewer: 'A',
    asks: 'discard_cards',
    asked: { count },
    picks: { verb: 'discard', cards, worth: {}, most: count, exactly: true },
    hand: cards,
    seats: { A: {} },
  },
});

// Somebody who must discard two cards; the server says what comes after.
function must_discard(after: object | null) {
  const position = { ...asked_to_discard(2, hand), seat: 'A' };
  const props = {
    position,
    live: true,
    names: {},
    events: [],
    play: vi.fn(() => Promise.resolve(true)),
    look_ahead: vi.fn(() => Promise.resolve(after as Looked | null)),
  };
  return { desk: new Desk(() => props as unknown as GameTableProps), props };
}

describe('cards to discard', () => {
  it('are an answer when they are as many as asked', async () => {
    const { desk, props } = must_discard({
      question: 'act',
      to_move: 'B',
      legal: [],
      game: 'unfathomable',
      view: { asked: { count: 0 } },
    });
    desk.pick('influence 3', 0);
    expect(desk.ready).toBe(false);
    desk.pick('will 1', 2);
    await vi.waitFor(() => expect(desk.ready).toBe(true));
    await desk.confirm();
    expect(props.play).toHaveBeenCalledWith('discard influence 3, will 1');
  });

  it('are an answer also when the next question is the same again', async () => {
    const { desk } = must_discard(asked_to_discard(1, ['influence 4']));
    desk.pick('influence 3', 0);
    desk.pick('will 1', 2);
    await vi.waitFor(() => expect(desk.ready).toBe(true));
  });

  it('are none when the server says so', async () => {
    const { desk, props } = must_discard(null);
    desk.pick('influence 3', 0);
    desk.pick('will 1', 2);
    await vi.waitFor(() => expect(desk.check?.line).toBe('discard influence 3, will 1'));
    await desk.confirm();
    expect(props.play).not.toHaveBeenCalled();
  });

  it('make room for another one, the oldest first', () => {
    const { desk } = must_discard(null);
    desk.pick('influence 3', 0);
    desk.pick('influence 4', 1);
    desk.pick('will 1', 2);
    expect(desk.picked).toEqual(['influence 4', 'will 1']);
  });
});

describe('a total that I am asked about', () => {
  const asked = (decides: boolean) => {
    const position = {
      seat: 'A',
      question: 'after_total',
      to_move: 'A',
      legal: ['play will 3', 'pass'],
      game: 'unfathomable',
      view: { viewer: 'A', asked: { count: 0 }, total_reach: { lowest: 5, highest: 9, decides } },
    };
    const props = { position, live: true, names: {}, events: [] };
    return new Desk(() => props as unknown as GameTableProps);
  };
  it('is left alone when I cannot turn it', () => {
    expect(asked(false).only).toBe('pass');
  });
  it('is mine to decide when I can', () => {
    expect(asked(true).only).toBeUndefined();
  });
});
