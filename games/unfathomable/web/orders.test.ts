// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { answer_ms, any_reaction, only_one, pass_order, with_order, without_order } from './orders';

describe('standing orders', () => {
  const roll = pass_order('before_roll', 'turn');
  it('replace an older one for the same window', () => {
    const orders = with_order([roll], pass_order('before_roll', 'game'));
    expect(orders).toEqual([pass_order('before_roll', 'game')]);
  });
  it('stand beside those for other windows', () => {
    expect(with_order([roll], pass_order('after_roll', 'turn'))).toHaveLength(2);
  });
  it('for every window replace all the others', () => {
    const all = pass_order(any_reaction, 'round');
    expect(with_order([roll, pass_order('after_roll', 'turn')], all)).toEqual([all]);
  });
  it('for the window at hand comes first and replaces nothing but its like', () => {
    const here = pass_order(any_reaction, 'window');
    expect(with_order([roll], here)).toEqual([here, roll]);
    expect(with_order([here, roll], here)).toEqual([here, roll]);
  });
  it('may ask all the same where something was changed', () => {
    expect(pass_order(any_reaction, 'turn').unless_changed).toBe(false);
    expect(pass_order(any_reaction, 'turn', true).unless_changed).toBe(true);
  });
  it('can be ended one by one', () => {
    const other = pass_order('after_total', 'game');
    expect(without_order([roll, other], roll)).toEqual([other]);
  });
  it('are not needed where there is one answer only', () => {
    expect(only_one('before_roll', ['pass'])).toBe(true);
    expect(only_one('choose_item', ['choose item shotgun'])).toBe(true);
    expect(only_one('before_roll', ['pass', 'play lore 1'])).toBe(false);
    expect(only_one('before_roll', [])).toBe(false);
    expect(only_one('look_at_one', ['leave'])).toBe(false);
  });
});

describe('An answer that the page gives by itself', () => {
  it('comes at once where nobody waits for it', () => {
    expect(answer_ms(false, false, 0.5)).toBe(0);
  });
  it('takes as long as a thought where others wait, and never the same time', () => {
    expect(answer_ms(true, false, 0)).toBe(800);
    expect(answer_ms(true, false, 1)).toBe(3200);
  });
  it('leaves the result of a test time to be looked at', () => {
    expect(answer_ms(false, true, 0)).toBe(3000);
    expect(answer_ms(true, true, 1)).toBe(3200);
  });
});
