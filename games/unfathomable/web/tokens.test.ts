// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { places } from './plan';
import { figures, mood_of } from './tokens';
import type { ShipView } from './view';

const seat = (space: string, more = {}) => ({
  space,
  character: 'jamie',
  revealed: false,
  ...more,
});
const view = (more = {}): ShipView =>
  ({
    seats: { A: seat('bridge'), B: seat('brig'), C: seat('w7') },
    dials: { fuel: 8, food: 8, sanity: 8, souls: 8 },
    deep_ones: { w7: 2 },
    passengers: { d3: 1 },
    damage: {},
    hydra: 'deep',
    dagon: 'w7',
    ...more,
  }) as unknown as ShipView;

describe('the faces people make', () => {
  it('are calm as long as nothing threatens', () => {
    expect(mood_of(view(), 'A')).toBe('calm');
  });
  it('are worried beside a Deep One, in a damaged room and when something runs out', () => {
    expect(mood_of(view({ deep_ones: { bridge: 1 } }), 'A')).toBe('worried');
    expect(mood_of(view({ damage: { bridge: 'structural_lore' } }), 'A')).toBe('worried');
    expect(mood_of(view({ dials: { fuel: 2, food: 8, sanity: 8, souls: 8 } }), 'A')).toBe(
      'worried',
    );
  });
  it('are behind bars in the Brig', () => {
    expect(mood_of(view(), 'B')).toBe('jailed');
  });
  it('give a traitor away only once revealed', () => {
    const hidden = { seats: { A: seat('bridge', { loyalty: ['hybrid'] }) } };
    const revealed = {
      seats: { A: seat('brig', { revealed: true, loyalty: ['hybrid'] }) },
    };
    expect(mood_of(view(hidden), 'A')).toBe('calm');
    expect(mood_of(view(revealed), 'A')).toBe('sinister');
  });
});

describe('the figures on the plan', () => {
  it('has the two that loom behind everybody else', () => {
    const kinds = figures(view()).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['creature', 'creature']);
    expect(kinds.slice(2)).not.toContain('creature');
  });
  it('leaves the eyes of a monster free: whoever is there stands below them', () => {
    const monster = figures(view()).find(({ key }) => key === 'father_dagon');
    const others = figures(view()).filter(({ key }) => key.startsWith('deep_one.w7'));
    expect(others).toHaveLength(2);
    for (const { spot } of others) expect(spot.y).toBeGreaterThan(monster?.spot.y ?? Infinity);
    expect(monster?.size).toBeGreaterThan(2 * (others[0]?.size ?? Infinity));
  });
  it('stays within the width of its space', () => {
    const area = places.get('w7')?.area;
    for (const { key, spot } of figures(view()))
      if (key.startsWith('deep_one.w7') || key === 'C')
        expect(Math.abs(spot.x - (area?.x ?? 0) - (area?.w ?? 0) / 2)).toBeLessThan(60);
  });
});

describe('the numbers of decks and waters', () => {
  const numbered = [...places].filter(([, { kind }]) => kind === 'deck' || kind === 'water');
  it.each(numbered)('of %s stay free, however many stand there', (space, { label }) => {
    const [x, y, anchor] = label;
    const left = x - (anchor === 'middle' ? 5 : anchor === 'end' ? 10 : 0);
    const number = { left, right: left + 10, top: y - 11, bottom: y };
    for (const deep_ones of [0, 1, 2, 5])
      for (const passengers of [0, 1, 2, 4])
        for (const people of [0, 1, 3, 6]) {
          const seats = Object.fromEntries(
            Array.from({ length: people }, (_, i) => [`S${i}`, seat(space)]),
          );
          const there = view({
            seats,
            deep_ones: { [space]: deep_ones },
            passengers: { [space]: passengers },
            dagon: 'deep',
          });
          const covering = figures(there).filter(
            ({ kind, spot, size }) =>
              kind !== 'creature' &&
              spot.x + size / 2 > number.left &&
              spot.x - size / 2 < number.right &&
              spot.y + size / 2 > number.top &&
              spot.y - size / 2 < number.bottom,
          );
          expect(covering.map(({ key }) => key)).toEqual([]);
        }
  });
});
