// SPDX-License-Identifier: Apache-2.0
//
// What is printed on the lords. games/abyss/cards/lords.h is the truth; a test compares.
import type { Guild } from '../art/palette';
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

const lord = (
  guild: Guild, cost: number, races: number, required: Race | null,
  influence: number, keys: number, power: LordCard['power'],
): LordCard => ({ guild, cost, races, required, influence, keys, power });

export const lord_cards: Record<Lord, LordCard> = {
  jailer: lord('soldier', 6, 3, 'crab', 7, 0, 'once'),
  tamer: lord('soldier', 6, 3, 'crab', 4, 1, 'lasting'),
  seeker: lord('soldier', 7, 2, 'crab', 7, 0, 'once'),
  commander: lord('soldier', 8, 1, 'crab', 4, 1, 'lasting'),
  hunter: lord('soldier', 8, 2, 'crab', 6, 0, 'once'),
  recruiter: lord('soldier', 10, 2, 'crab', 4, 1, 'lasting'),
  assassin: lord('soldier', 10, 1, 'crab', 6, 0, 'once'),
  ship_master: lord('merchant', 6, 3, 'shellfish', 5, 1, 'lasting'),
  shopkeeper: lord('merchant', 6, 3, 'shellfish', 9, 0, 'once'),
  peddler: lord('merchant', 8, 1, 'shellfish', 9, 0, 'once'),
  slaver: lord('merchant', 8, 1, 'shellfish', 5, 1, 'lasting'),
  trader: lord('merchant', 10, 3, 'shellfish', 9, 0, 'once'),
  landlord: lord('merchant', 10, 2, 'shellfish', 5, 1, 'lasting'),
  shaman: lord('mage', 6, 3, 'jellyfish', 5, 1, 'lasting'),
  apprentice: lord('mage', 6, 3, 'jellyfish', 9, 0, 'once'),
  alchemist: lord('mage', 7, 1, 'jellyfish', 5, 1, 'lasting'),
  invoker: lord('mage', 8, 1, 'jellyfish', 8, 0, 'once'),
  oracle: lord('mage', 8, 2, 'jellyfish', 5, 1, 'lasting'),
  illusionist: lord('mage', 10, 1, 'jellyfish', 9, 0, 'once'),
  master_of_magic: lord('mage', 10, 3, 'jellyfish', 6, 1, 'lasting'),
  opportunist: lord('politician', 6, 3, 'squid', 5, 1, 'lasting'),
  diplomat: lord('politician', 8, 1, 'squid', 5, 1, 'lasting'),
  schemer: lord('politician', 8, 3, 'squid', 6, 0, 'once'),
  corruptor: lord('politician', 10, 1, 'squid', 6, 0, 'once'),
  treasurer: lord('politician', 10, 2, 'squid', 5, 1, 'lasting'),
  traitor: lord('politician', 12, 3, 'squid', 6, 0, 'once'),
  keeper: lord('farmer', 6, 3, 'seahorse', 6, 1, 'none'),
  reaper: lord('farmer', 7, 2, 'seahorse', 6, 1, 'none'),
  shepherd: lord('farmer', 8, 1, 'seahorse', 6, 1, 'none'),
  miller: lord('farmer', 8, 2, 'seahorse', 10, 0, 'none'),
  aquaculturalist: lord('farmer', 9, 3, 'seahorse', 11, 0, 'none'),
  landowner: lord('farmer', 10, 1, 'seahorse', 12, 0, 'none'),
  sage: lord('ambassador', 10, 5, null, 4, 3, 'once'),
  hermit: lord('ambassador', 10, 5, null, 5, 3, 'once'),
  elder: lord('ambassador', 10, 5, null, 3, 3, 'once'),
};
export const lords = Object.keys(lord_cards) as Lord[];
