// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import { choose_language, want_words } from '$web/lib/words.svelte';
import {
  entries_of,
  family_of,
  line_of,
  place_of,
  several_of,
  spots_of,
  with_folded_cards,
  worth_of,
} from './choices';
import { parse } from './notation';
import type { ShipSeat, ShipView } from './view';

beforeAll(async () => {
  await choose_language('en');
  await want_words('unfathomable');
});

const none_of = { influence: 0, lore: 0, observation: 0, strength: 0, will: 0, treachery: 0 };
const seat = (space: string, more: Partial<ShipSeat> = {}): ShipSeat => ({
  character: 'william',
  space,
  items: [],
  improvement: '-',
  revealed: false,
  feat: true,
  at_most: none_of,
  added_at_most: none_of,
  title: [],
  kept: [],
  loyalty_size: 1,
  loyalty: ['human'],
  hand_size: 0,
  added_size: 0,
  ...more,
});
const view_of = (more: Partial<ShipView> = {}): ShipView =>
  ({
    viewer: 'A',
    seats: { A: seat('chapel'), B: seat('galley') },
    hand: [],
    asked: { count: 0 },
    ...more,
  }) as ShipView;

describe('a move is clicked where it happens', () => {
  it.each([
    ['move d3', 'd3'],
    ['space w1', 'w1'],
    ['activate bridge', 'bridge'],
    ['attack deep_one', 'chapel'],
    ['target deep_one d5', 'd5'],
    ['attack B', 'galley'],
    ['use galley', 'galley'],
    ['rescue', 'chapel'],
    ['repair', 'chapel'],
    ['use lucky_ring', null],
    ['pass', null],
    ['play lore 1', null],
  ])('%s: %s', (text, place) => {
    expect(place_of(parse(text), view_of())).toBe(place);
  });

  it('gathers all moves of one space, seat or card', () => {
    const { places, seats, cards } = spots_of(
      ['attack deep_one', 'use chapel', 'attack B', 'raise will 3', 'lower will 3', 'pass'],
      view_of(),
    );
    expect(places.get('chapel')?.map(({ text }) => text)).toEqual([
      'attack deep_one',
      'use chapel',
    ]);
    expect(seats.get('B')?.map(({ text }) => text)).toEqual(['attack B']);
    expect(cards.get('will 3')?.map(({ text }) => text)).toEqual(['raise will 3', 'lower will 3']);
    expect([...places.keys(), ...seats.keys(), ...cards.keys()]).not.toContain('pass');
  });
});

describe('the list of choices', () => {
  it('keeps a short list whole, with passing last', () => {
    const entries = entries_of(['pass', 'play lore 1', 'use chapel']);
    expect(entries.map(({ moves }) => moves[0]?.text)).toEqual([
      'use chapel',
      'play lore 1',
      'pass',
    ]);
  });
  it('folds a long family and loses no move', () => {
    const walks = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'bridge'].map(
      (space) => `move ${space}`,
    );
    const entries = entries_of(['pass', ...walks, 'use chapel']);
    expect(entries.find(({ family }) => family === 'move')?.moves).toHaveLength(9);
    expect(entries.flatMap(({ moves }) => moves)).toHaveLength(11);
    expect(entries.length).toBeLessThanOrEqual(9);
  });
  it('does not fold what is all there is', () => {
    const walks = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'].map((space) => `move ${space}`);
    expect(entries_of(['pass', ...walks])).toHaveLength(8);
    expect(entries_of(['pass', 'use chapel', ...walks])).toHaveLength(3);
  });
  it('never folds the end of a secret among abilities', () => {
    const walks = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'].map((space) => `move ${space}`);
    const abilities = ['use shotgun', 'use knife', 'repair', 'trade B'];
    const entries = entries_of(['pass', 'reveal hybrid', ...walks, ...abilities]);
    expect(entries.map(({ moves }) => moves.length)).toEqual([4, 6, 1, 1]); // abilities, walks
    expect(entries[2]?.moves[0]?.text).toBe('reveal hybrid');
  });
  it('tells using a room from using an item', () => {
    expect(family_of(parse('use galley'))).toBe('place');
    expect(family_of(parse('use shotgun'))).toBe('ability');
  });
});

describe('answers of several cards', () => {
  const cards = { verb: 'contribute', cards: ['lore 1', 'will 3'], most: 2, exactly: false };
  it('are picked from what the server names, and add up to what it says', () => {
    const several = several_of(
      view_of({ picks: { ...cards, worth: { 'lore 1': 1, 'will 3': -3 } } }),
    );
    expect(several?.of === 'cards' && several.cards).toEqual(['lore 1', 'will 3']);
    expect(several?.of === 'cards' && worth_of(several, ['lore 1', 'will 3'])).toBe(-2);
    expect(several && line_of(several, ['will 3', 'lore 1'])).toBe('contribute will 3, lore 1');
    expect(several && line_of(several, [])).toBe('done');
  });
  it('are decks in the order of the table, each as often as the server says', () => {
    const decks = { will: 2, lore: 3 };
    const several = several_of(view_of({ picks: { verb: 'draw', decks, most: 3, exactly: true } }));
    expect(several?.of === 'skills' && several.skills).toEqual(['lore', 'will']);
    expect(several?.of === 'skills' && several.limits).toEqual(decks);
  });
  it('are not how a single choice is made', () => {
    expect(several_of(view_of())).toBeNull();
  });
});

it('a resource to lose instead is chosen in a second step, so that the options of the card stand out', () => {
  const leads = ['fuel', 'food', 'sanity', 'souls'].map((one) => `lead ${one}`);
  const entries = entries_of(['top', 'bottom', ...leads]);
  expect(entries.map(({ family, moves }) => [family, moves.length])).toEqual([
    ['choice', 1],
    ['choice', 1],
    ['lead', 4],
  ]);
});

it('on a small screen one line stands for all cards, which are lit in the hand', () => {
  const short = with_folded_cards(entries_of(['play will 1', 'play will 3', 'pass']));
  expect(short.map(({ family, moves }) => [family, moves.length])).toEqual([
    ['card', 2],
    ['end', 1],
  ]);
  const one = entries_of(['play will 1', 'pass']);
  expect(with_folded_cards(one)).toEqual(one);
});
