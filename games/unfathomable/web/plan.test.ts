// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { places, plan_height, plan_width, spread } from './plan';

describe('the plan of the ship', () => {
  it('has every space once', () => {
    const numbered = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [`w${n}`, `d${n}`]);
    const rooms = [
      'bridge',
      'chapel',
      'captains_cabin',
      'cargo_hold',
      'galley',
      'boiler_room',
      'sick_bay',
      'brig',
      'deep',
    ];
    expect([...places.keys()].sort()).toEqual([...numbered, ...rooms].sort());
  });
  it('mirrors the odd side on the even side', () => {
    for (const kind of ['w', 'd'])
      for (const n of [1, 3, 5, 7]) {
        const left = places.get(`${kind}${n}`)?.area;
        const right = places.get(`${kind}${n + 1}`)?.area;
        expect(right && plan_width - right.x - right.w).toBe(left?.x);
        expect(right?.y).toBe(left?.y);
      }
  });
  it('lets nobody stand on the number of a deck space', () => {
    const size = 34;
    for (const [name, { area, label, kind }] of places) {
      const [x, foot] = label;
      if (kind !== 'deck' || x < area.x || x > area.x + area.w) continue; // beside it
      for (const count of [1, 2, 3, 5])
        for (const { y, scale } of spread(count, size, area))
          expect(y - (size / 2) * scale, `${count} on ${name}`).toBeGreaterThanOrEqual(foot);
    }
  });
  it('keeps every figure within its space', () => {
    for (const [, { area }] of places)
      for (const count of [1, 2, 3, 5, 8])
        for (const { x, y } of spread(count, 34, area)) {
          expect(x).toBeGreaterThanOrEqual(area.x - 4);
          expect(x).toBeLessThanOrEqual(area.x + area.w + 4);
          expect(y).toBeGreaterThanOrEqual(area.y);
          expect(y).toBeLessThanOrEqual(Math.min(area.y + area.h, plan_height));
        }
  });
});
