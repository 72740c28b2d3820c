// SPDX-License-Identifier: Apache-2.0
// The character sheets as they are printed, to show them (`hadal cards unfathomable`).
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

export const sheets = printed.sheets as Record<Character, Sheet>;
