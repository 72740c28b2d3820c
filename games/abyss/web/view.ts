// SPDX-License-Identifier: Apache-2.0
//
// The view document of Abyss (games/abyss/document_write.cpp, document_aids.cpp). Truth values are
// "yes" and "no".
import type { Document } from '$web/protocol';
import type { Location } from './art/locations/places';
import type { Lord } from './art/lords/rows';

export const races = ['squid', 'shellfish', 'crab', 'seahorse', 'jellyfish'] as const;
export type Race = (typeof races)[number];
export type { Location, Lord };
export type Card = string; // "crab 4" or "monster"
type YesNo = 'yes' | 'no';

export interface SeatView {
  pearls: number;
  keys: number;
  usable_keys: number;
  affiliated: Card[];
  lords: Lord[];
  free: Lord[];
  covered: Lord[];
  disabled: Lord[];
  locations: Partial<Record<Location, Lord[]>>;
  location_points: Partial<Record<Location, number>>;
  influence: { locations: number; lords: number; allies: number; monsters?: number };
  hand_size: number;
  tokens_size: number;
  known?: Card[];
}

export interface Bill {
  cost: number;
  races: number;
  required?: Race;
}

export interface AbyssView {
  viewer: string;
  to_move: string;
  asks: string;
  turn: string;
  turn_number: number;
  price: number;
  extra_turn: YesNo;
  ender: string;
  over: YesNo;
  seats: Record<string, SeatView>;
  hand?: Card[];
  tokens?: number[];
  court: (Lord | '-' | 'none')[]; // [0] is next to the deck
  threat: number;
  row: Card[];
  paid: Card[];
  available: Location[];
  drawn: Location[];
  lord_deck_size: number;
  location_deck_size: number;
  exploration_deck_size: number;
  discard_size: number;
  council_size: Record<Race, number>;
  council?: Card[];
  reward: { keys: number; choices: number };
  asked?: Partial<Bill> & { lord?: Lord; count?: number; location?: Location; player?: string };
  bills?: Partial<Record<Lord, Bill & { payable: YesNo }>>;
  worth?: Partial<Record<Location, number>>;
  winners?: string[];
}

// What the server sends for Abyss has this shape; nobody else makes such documents.
export const view_of = (position: { view: Document }): AbyssView =>
  position.view as unknown as AbyssView;

export interface Ally {
  race: Race;
  value: number;
}

export function ally_of(card: Card): Ally | null {
  const [race, value] = card.split(' ');
  const found = races.find((one) => one === race);
  return found && value ? { race: found, value: Number(value) } : null;
}

// Canonical order: race, then value.
export function in_order(cards: readonly Card[]): Card[] {
  const rank = (card: Card): number => {
    const ally = ally_of(card);
    return ally ? races.indexOf(ally.race) * 10 + ally.value : 99;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
