// SPDX-License-Identifier: Apache-2.0
//
// The view of Abyss, as the rules describe it (view_types.ts), under the names it has here.
import type { Seen } from '$web/games';
import type { Race, View } from './view_types';

export type { Location, Lord, Race, Seat as SeatView, View as AbyssView } from './view_types';
export type { Bill as Price } from './view_types';
export type Card = string; // "crab 4" or "monster"

export interface Bill {
  cost: number;
  races: number;
  required?: Race;
}

export const races = ['squid', 'shellfish', 'crab', 'seahorse', 'jellyfish'] as const;

export function view_of(seen: Seen): View {
  if (seen.game !== 'abyss') throw new Error(`${seen.game} is another game`);
  return seen.view;
}

export interface Ally {
  race: Race;
  value: number;
}

export function ally_of(card: Card): Ally | null {
  const [race, value] = card.split(' ');
  const found = races.find((one) => one === race);
  return found && value ? { race: found, value: Number(value) } : null;
}
