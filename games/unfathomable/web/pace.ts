// SPDX-License-Identifier: Apache-2.0
//
// How long a step is shown: a big moment longer, a pass hardly at all.
import type { Event, Told } from '$web/protocol';

const silent = 0.3; // nothing is told of it yet
const weights: Record<string, number> = {
  passed: 0.25,
  declined: 0.25,
  drew: 0.3,
  drew_cards: 0.3,
  discarded: 0.4,
  chaos_built: 0.3,
  chaos_joins: 0.3,
  added: 0.6,
  added_cards: 0.6,
  rolled: 1.4,
  rolled_changed: 1.4,
  mythos: 2,
  defeated: 2,
  jailed: 2,
};

const moments = new Set([
  'revealed',
  'awakening',
  'banishment',
  'captain',
  'keeper',
  'passenger_lost',
  'supply_passenger_lost',
  'reached',
  'over',
]);
const moment_weight = 2.4;
const result_weight = 5; // three seconds at the usual speed: the cards of a test want to be read

/** What the whole table looks up for (moments.ts). */
export const is_moment = ({ key }: Told): boolean => moments.has(key);
const is_result = ({ key }: Told): boolean => key === 'pile' || key === 'tested';

/** What a test came to is looked at: its cards, its total, and what it changed. */
export const holds = ({ key }: Told): boolean => key === 'tested';

export const weigh = (events: readonly Event[], me: string | null): number =>
  Math.max(
    0,
    ...events.map(({ mover, told }) => {
      if (told.some(is_result)) return result_weight;
      if (told.some(is_moment)) return moment_weight;
      if (mover === me) return 0.2;
      return told.length > 0 ? Math.max(...told.map(({ key }) => weights[key] ?? 1)) : silent;
    }),
  );
