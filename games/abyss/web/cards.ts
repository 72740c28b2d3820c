// SPDX-License-Identifier: Apache-2.0
//
// What is printed on the lords, as `hadal cards abyss` wrote it.
import type { Guild } from './art/palette';
import printed from './cards.json';
import type { Lord, Race } from './view';

export interface LordCard {
  guild: Guild;
  cost: number;
  races: number;
  required: Race | null;
  influence: number;
  keys: number;
  power: 'none' | 'once' | 'lasting';
}

export const lord_cards = printed.lords as Record<Lord, LordCard>;
// What stands in the log when an ally is offered, for each race from the lowest value.
export const offers: Record<Race, string[]> = printed.offers;
export const board = printed.board;
export const lords = Object.keys(lord_cards) as Lord[];
