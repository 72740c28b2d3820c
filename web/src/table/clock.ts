// SPDX-License-Identifier: Apache-2.0
//
// The clocks of the players. The server says how much is left when it sends a position; between two
// positions the page counts down by itself.
import type { SeatState } from '../protocol';
import { t } from '../lib/words.svelte';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// From here on a clock is marked, and its owner hears it.
export const low_ms = 30 * second;
const last_warning_ms = 10 * second;

const two = (n: number): string => String(n).padStart(2, '0');

// 1:05 is a minute and five seconds. What has begun counts as a whole second, so that 0:00 is over.
export function time_left(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / second));
  if (left >= day / second) {
    const hours = Math.floor((left * second) / hour);
    return t('web.clock.days.left', { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const [hours, minutes, seconds] = [
    Math.floor(left / 3600),
    Math.floor(left / 60) % 60,
    left % 60,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

// What is left of a clock this long after the position arrived.
export const left_on = (
  { bank_ms, running }: Pick<SeatState, 'bank_ms' | 'running'>,
  since_ms: number,
): number | null => (bank_ms === null ? null : Math.max(0, running ? bank_ms - since_ms : bank_ms));

export const is_low = (state: Pick<SeatState, 'running'>, left: number | null): boolean =>
  state.running && left !== null && left <= low_ms;

// 0: all is well; the warning is given when this number grows.
export const warning_at = (left: number | null): number =>
  left === null || left > low_ms ? 0 : left > last_warning_ms ? 1 : 2;
