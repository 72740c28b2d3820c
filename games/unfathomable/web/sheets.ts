// SPDX-License-Identifier: Apache-2.0
// The printed facts of the character sheets, to show them. Rules are the server's; `hadal cards
// unfathomable` writes what is not a name.
import type { Skill } from './art/palette';
import type { Character } from './art/characters';
import type { Item } from './art/items';
import printed from './cards.json';

export interface Sheet {
  readonly start: string;
  readonly set: Partial<Record<Skill, number>>;
  readonly item: Item;
  readonly captain: number; // place in the line of succession
  readonly keeper: number;
  readonly ability: string;
  readonly feat: string;
}

const printed_sheets = printed.sheets as Record<Character, Omit<Sheet, 'ability' | 'feat'>>;
const sheet = (character: Character, ability: string, feat: string): Sheet => ({
  ...printed_sheets[character],
  ability,
  feat,
});

export const sheets: Record<Character, Sheet> = {
  keilani: sheet('keilani', 'experienced', 'unconventional_leader'),
  arjun: sheet('arjun', 'deck_chief', 'self_sacrifice'),
  svetlana: sheet('svetlana', 'healing_words', 'medical_intervention'),
  jeanne: sheet('jeanne', 'jury_rigger', 'full_steam_ahead'),
  jamie: sheet('jamie', 'quick_draw', 'arrest_order'),
  william: sheet('william', 'occult_training', 'quick_cast'),
  beatrice: sheet('beatrice', 'predictive_analytics', 'perfect_number'),
  ishmael: sheet('ishmael', 'first_oath_of_dagon', 'deep_one_ancestry'),
  edmund: sheet('edmund', 'fortunate_son', 'uncanny_fortune'),
  samira: sheet('samira', 'scavenger', 'well_equipped'),
};
