// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it, vi } from 'vitest';
import type { Looked } from '$web/protocol';
import type { GameTableProps } from '$web/table/game_table';
import { Desk } from './desk.svelte';
import { keys_of } from './keys';
import { pass_order } from './orders';

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

// Somebody who may pass, or use his cabin.
function may_act(more: object = {}) {
  const view = {
    viewer: 'A',
    asks: 'act',
    asked: { key: 'act', count: 2 },
    hand: [],
    seats: { A: {} },
  };
  const position = {
    seat: 'A',
    question: 'act',
    to_move: 'A',
    legal: ['use captains_cabin', 'pass'],
    game: 'unfathomable',
    orders: [],
    reaction: false,
    view,
    ...more,
  };
  const props = {
    position,
    live: true,
    names: {},
    events: [],
    play: vi.fn(() => Promise.resolve(true)),
    set_orders: vi.fn(),
  };
  return { desk: new Desk(() => props as unknown as GameTableProps), props };
}
const key_of = (desk: Desk, key: string) =>
  keys_of(desk, () => undefined).find((one) => one.key === key);

describe('a move that is asked about once more', () => {
  it('keeps its key: the same press again plays it', () => {
    const { desk, props } = may_act();
    key_of(desk, '2')?.press();
    expect(props.play).not.toHaveBeenCalled();
    expect(desk.sure?.text).toBe('pass');
    key_of(desk, '2')?.press();
    expect(props.play).toHaveBeenCalledWith('pass');
  });
  it('is forgotten when something else is pressed', () => {
    const { desk, props } = may_act();
    key_of(desk, '2')?.press();
    key_of(desk, '1')?.press();
    expect(props.play).toHaveBeenCalledWith('use captains_cabin');
  });
});

describe('a reaction that is asked for again and again', () => {
  it('can be declined by its kind until my turn', () => {
    const { desk, props } = may_act({
      question: 'after_roll',
      reaction: true,
      legal: ['play strength 1', 'pass'],
    });
    key_of(desk, 's')?.press();
    expect(props.set_orders).toHaveBeenCalledWith([pass_order('after_roll', 'round')]);
    expect(props.play).toHaveBeenCalledWith('pass');
  });
});

describe('one card from a deck of my choice', () => {
  it('is drawn by naming the deck', () => {
    const picks = { verb: 'draw', decks: { lore: 1, will: 1 }, most: 1, exactly: true };
    const view = {
      viewer: 'A',
      asks: 'draw_from_any',
      asked: { count: 1 },
      picks,
      seats: { A: {} },
    };
    const { desk, props } = may_act({
      question: 'draw_from_any',
      legal: ['draw lore', 'draw will'],
      view,
    });
    desk.pick('will');
    expect(props.play).toHaveBeenCalledWith('draw will');
  });
});
