// SPDX-License-Identifier: Apache-2.0
//
// How long a step stands: what a table would gasp at stands longer, a pass hardly at all.
import type { Event, Told } from '$web/protocol';

const weights: Record<string, number> = {
  pass: 0.25,
  no: 0.25,
  draw: 0.4,
  discard: 0.4,
  chaos: 0.3,
  skill: 0.3,
  contribute: 0.6,
  done: 0.4,
  mythos: 2,
  roll: 1.4,
  reveal: 3,
  passenger: 1.4,
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

export const weigh = (events: readonly Event[], me: string | null): number =>
  Math.max(
    0,
    ...events.map(({ mover, text, told }) => {
      if (told.some(is_result)) return result_weight;
      if (told.some(is_moment)) return moment_weight;
      return mover === me ? 0.2 : (weights[text.split(' ')[0] ?? ''] ?? 1);
    }),
  );
