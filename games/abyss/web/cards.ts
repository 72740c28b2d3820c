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

// A power that lasts is a question the rules ask, so it is in no row of theirs; a test compares.
const lasting: readonly string[] = [
  'tamer',
  'commander',
  'recruiter',
  'ship_master',
  'slaver',
  'landlord',
  'shaman',
  'alchemist',
  'oracle',
  'master_of_magic',
  'opportunist',
  'diplomat',
  'treasurer',
];
const power_of = (name: string, guild: Guild): LordCard['power'] =>
  lasting.includes(name) ? 'lasting' : guild === 'farmer' ? 'none' : 'once';

export const lord_cards = Object.fromEntries(
  Object.entries(printed.lords as Record<string, Omit<LordCard, 'power'>>).map(([name, card]) => [
    name,
    { ...card, power: power_of(name, card.guild) },
  ]),
) as Record<Lord, LordCard>;
export const lords = Object.keys(lord_cards) as Lord[];
