// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { Event } from '../protocol';
import { newest_moment } from './moments';

const event = (move: number, ...keys: string[]): Event => ({
  move,
  mover: 'A',
  text: '',
  at: 0,
  remark: '',
  told: keys.map((key) => ({ key, args: {} })),
  why: null,
});
const loud = ({ key }: { key: string }): boolean => key === 'loud';

test('the newest moment that the player has not seen is shown, and no older one', () => {
  const events = [event(1, 'loud'), event(2, 'quiet', 'loud', 'quiet'), event(3, 'quiet')];
  expect(newest_moment(events, 0, loud)?.event.move).toBe(2);
  expect(newest_moment(events, 2, loud)).toBeNull();
  expect(newest_moment([], 0, loud)).toBeNull();
});
