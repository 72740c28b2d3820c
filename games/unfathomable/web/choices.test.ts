// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { entries_of, family_of, line_of, place_of, several_of, spots_of } from './choices';
import { parse } from './notation';
import type { ShipSeat, ShipView } from './view';

const seat = (space: string, more: Partial<ShipSeat> = {}): ShipSeat => ({
  character: 'william',
  space,
  items: [],
  improvement: '-',
  revealed: 'no',
  feat: 'yes',
  at_most: { influence: 0, lore: 0, observation: 0, strength: 0, will: 0, treachery: 0 },
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
  it('goes on with higher cards when some were added already', () => {
    const view = view_of({ hand: ['will 3', 'lore 1'] });
    const several = several_of('contribute', ['done', 'contribute will 3'], view);
    expect(several?.of === 'cards' && several.cards).toEqual(['will 3']);
  });
  it('adds to a test any cards of the hand, in the order of notation', () => {
    const view = view_of({ hand: ['will 3', 'lore 2', 'lore 1'] });
    const several = several_of(
      'contribute',
      ['done', 'contribute lore 1', 'contribute lore 2', 'contribute will 3'],
      view,
    );
    expect(several?.of === 'cards' && several.cards).toEqual(['lore 1', 'lore 2', 'will 3']);
    expect(several && line_of(several, ['will 3', 'lore 1'])).toBe('contribute lore 1, will 3');
    expect(several && line_of(several, [])).toBe('done');
  });
  it('takes one card from the Brig and of a revealed traitor', () => {
    const hand = ['lore 1', 'lore 2'];
    const brig = view_of({ hand, seats: { A: seat('brig') } });
    const traitor = view_of({ hand, seats: { A: seat('d1', { revealed: 'yes' }) } });
    const legal = ['done', 'contribute lore 1', 'contribute lore 2'];
    expect(several_of('contribute', legal, brig)?.most).toBe(1);
    expect(several_of('contribute', legal, traitor)?.most).toBe(1);
    expect(several_of('contribute', legal, view_of({ hand }))?.most).toBe(2);
  });
  it('offers for a repair only the skill that repairs', () => {
    const view = view_of({ hand: ['will 3', 'lore 2'], asked: { count: 3 } });
    const several = several_of('pay_repair', ['discard will 3'], view);
    expect(several?.of === 'cards' && several.cards).toEqual(['will 3']);
  });
  it('draws decks in the order of notation, treachery last', () => {
    const view = view_of({ asked: { count: 3 } });
    const several = several_of('draw_from_set', ['draw lore'], view);
    expect(several?.exactly).toBe(true);
    expect(several?.of === 'skills' && several.skills).toEqual(['lore', 'will']);
    expect(several?.of === 'skills' && several.limits).toEqual({ lore: 3, will: 2 });
    expect(several && line_of(several, ['will', 'lore', 'will'])).toBe('draw lore, will, will');
  });
  it('has one card more of an Improvement that is active', () => {
    const view = view_of({
      asked: { count: 3 },
      seats: { A: seat('d1', { improvement: 'fine_clothes' }) },
    });
    const several = several_of('draw_from_set', ['draw lore'], view);
    expect(several?.of === 'skills' && several.limits).toEqual({ influence: 1, lore: 3, will: 2 });
  });
  it('is not how a single choice is made', () => {
    expect(several_of('act', ['pass'], view_of())).toBeNull();
  });
});
