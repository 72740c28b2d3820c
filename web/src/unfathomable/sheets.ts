// SPDX-License-Identifier: Apache-2.0
// The printed facts of the character sheets, to show them. Rules are the server's.
import type { Skill } from '../art/palette';
import type { Character } from '../art/ship/characters';
import type { Item } from '../art/ship/items';

export interface Sheet {
  readonly start: string;
  readonly set: Partial<Record<Skill, number>>;
  readonly item: Item;
  readonly captain: number; // place in the line of succession
  readonly keeper: number;
  readonly ability: string;
  readonly feat: string;
}

const sheet = (
  start: string,
  set: Sheet['set'],
  item: Item,
  captain: number,
  keeper: number,
  ability: string,
  feat: string,
): Sheet => ({ start, set, item, captain, keeper, ability, feat });

export const sheets: Record<Character, Sheet> = {
  keilani: sheet(
    'captains_cabin',
    { influence: 3, will: 2 },
    'speaking_trumpet',
    1,
    10,
    'experienced',
    'unconventional_leader',
  ),
  arjun: sheet(
    'bridge',
    { influence: 2, observation: 1, strength: 2 },
    'six_shooter',
    2,
    9,
    'deck_chief',
    'self_sacrifice',
  ),
  svetlana: sheet(
    'captains_cabin',
    { influence: 2, lore: 1, observation: 2 },
    'travel_pharmacy',
    5,
    6,
    'healing_words',
    'medical_intervention',
  ),
  jeanne: sheet(
    'boiler_room',
    { influence: 1, observation: 2, strength: 2 },
    'tool_kit',
    3,
    8,
    'jury_rigger',
    'full_steam_ahead',
  ),
  jamie: sheet(
    'bridge',
    { strength: 3, will: 2 },
    'repeating_rifle',
    4,
    7,
    'quick_draw',
    'arrest_order',
  ),
  william: sheet(
    'chapel',
    { lore: 3, will: 2 },
    'elder_sign_amulet',
    9,
    1,
    'occult_training',
    'quick_cast',
  ),
  beatrice: sheet(
    'chapel',
    { influence: 1, lore: 2, observation: 2 },
    'almanac',
    6,
    3,
    'predictive_analytics',
    'perfect_number',
  ),
  ishmael: sheet(
    'galley',
    { lore: 2, strength: 2, will: 1 },
    'book_of_dagon',
    8,
    2,
    'first_oath_of_dagon',
    'deep_one_ancestry',
  ),
  edmund: sheet(
    'galley',
    { influence: 1, lore: 1, observation: 1, strength: 1, will: 1 },
    'lucky_ring',
    7,
    4,
    'fortunate_son',
    'uncanny_fortune',
  ),
  samira: sheet(
    'cargo_hold',
    { lore: 1, observation: 2, will: 2 },
    'starbuck',
    10,
    5,
    'scavenger',
    'well_equipped',
  ),
};

/** The skill of which an active Improvement gives one card more. */
export const improves: Readonly<Record<string, Skill>> = {
  fine_clothes: 'influence',
  mystical_text: 'lore',
  binoculars: 'observation',
  medicine_ball: 'strength',
  treasured_memento: 'will',
};
