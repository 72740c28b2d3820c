// SPDX-License-Identifier: Apache-2.0
//
// Big moments that make the whole table look up. Each game says which of its events are such
// moments.
import type { Component } from 'svelte';
import type { Seen } from '../games';
import type { Tone } from '../lib/sound';
import type { Event, Told } from '../protocol';

export interface Moment {
  title: string; // one or two words
  tone: Tone;
}
/** games/GAME/web/moments.ts, loaded when there is one to show. */
export interface Moments {
  moment_of: (told: Told) => Moment | null;
  Art: Component<{ told: Told; seen: Seen }>;
}

export const shortest_ms = 1000;

// The newest one after this move. Moments that happened while the player was away are not shown.
export function newest_moment(
  events: readonly Event[],
  after: number,
  is_one: ((told: Told) => boolean) | undefined,
): { event: Event; told: Told } | null {
  if (!is_one) return null;
  for (const event of events.toReversed()) {
    if (event.move <= after) return null;
    const told = event.told.findLast(is_one);
    if (told) return { event, told };
  }
  return null;
}
