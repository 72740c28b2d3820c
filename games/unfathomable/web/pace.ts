// SPDX-License-Identifier: Apache-2.0
//
// How long a step stands: what a table would gasp at stands longer, a pass hardly at all.
import type { Event } from "$web/protocol";
import type { events as rows } from "./events";

const silent = 0.3; // nothing is told of it yet
const own = 0.2;
const weights: Partial<Record<keyof typeof rows, number>> = {
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
  passenger_lost: 1.4,
  supply_passenger_lost: 1.4,
  captain: 1.4,
  keeper: 1.4,
  pile: 2,
  tested: 2,
  mythos: 2,
  reached: 2,
  defeated: 2,
  jailed: 2,
  awakening: 3,
  banishment: 3,
  revealed: 3,
  over: 3,
};

const weight_of = (key: string): number =>
  (weights as Record<string, number>)[key] ?? 1;

export const weigh = (events: readonly Event[], me: string | null): number =>
  Math.max(
    0,
    ...events.map(({ mover, told }) => {
      if (mover === me) return own;
      return told.length > 0
        ? Math.max(...told.map(({ key }) => weight_of(key)))
        : silent;
    }),
  );
