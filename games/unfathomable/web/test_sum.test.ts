// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { changed_by, chaos_count, reveal, sum_of, verdict, worth } from './test_sum';
import type { ShipTest, ShipView } from './view';

const test: ShipTest = {
  target: 11,
  partial: 8,
  skills: ['observation', 'strength'],
  open: 'no',
  no_chaos: 'no',
  pile_size: 0,
  result: 'fail',
};

describe('the sum of a skill test', () => {
  it('counts helping skills up and all others down', () => {
    expect(worth(test, 'strength 5')).toBe(5);
    expect(worth(test, 'lore 3')).toBe(-3);
    expect(worth(test, 'treachery 4')).toBe(-4);
    expect(sum_of(test, ['observation 2', 'strength 3', 'lore 1'])).toBe(4);
    expect(sum_of(test, [])).toBe(0);
  });
  it('turns helping cards over first and ends at the sum', () => {
    const steps = reveal(test, ['lore 1', 'strength 3', 'treachery 4', 'observation 2']);
    expect(steps.map(({ card }) => card)).toEqual([
      'observation 2',
      'strength 3',
      'lore 1',
      'treachery 4',
    ]);
    expect(steps.map(({ total }) => total)).toEqual([2, 5, 4, 0]);
  });
  it('is passed at the target, partly passed at the lower number, where there is one', () => {
    expect(verdict(test, 11)).toBe('pass');
    expect(verdict(test, 10)).toBe('partial');
    expect(verdict(test, 8)).toBe('partial');
    expect(verdict(test, 7)).toBe('fail');
    expect(verdict({ target: 11, partial: 0 }, 10)).toBe('fail');
  });
  it('shows what abilities changed', () => {
    expect(changed_by({ ...test, pile: ['strength 3', 'lore 1'], total: 4 })).toBe(2);
    expect(changed_by(test)).toBe(0);
  });
  it('knows how many cards nobody gave', () => {
    const seats = { A: { added_size: 2 }, B: { added_size: 1 } };
    expect(chaos_count({ seats, test: { ...test, pile_size: 5 } } as unknown as ShipView)).toBe(2);
  });
});
