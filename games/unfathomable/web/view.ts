// SPDX-License-Identifier: Apache-2.0
// The view document of Unfathomable as it arrives: what one seat may know of the ship.
import type { Skill } from './art/palette';
import type { Character } from './art/characters';
import type { Item } from './art/items';

export type Truth = 'yes' | 'no' | boolean;
export const yes = (truth: Truth | undefined): boolean => truth === true || truth === 'yes';

export type Resource = 'fuel' | 'food' | 'sanity' | 'souls';
/** What is written where there is no card, no character, no damage. */
export const none = '-';

export const resources: readonly Resource[] = ['fuel', 'food', 'sanity', 'souls'];
export const skills: readonly Skill[] = [
  'influence',
  'lore',
  'observation',
  'strength',
  'will',
  'treachery',
];
export type Loyalty = 'human' | 'hybrid' | 'cultist' | '?';

export interface ShipSeat {
  character: Character | '-';
  space: string;
  items: Item[];
  improvement: string;
  revealed: Truth;
  feat: Truth;
  at_most: Record<Skill, number>;
  title: ('captain' | 'keeper')[];
  kept: string[];
  loyalty_size: number;
  loyalty: Loyalty[];
  hand_size: number;
  added_size: number;
  added?: string[];
}

export interface ShipTest {
  target: number;
  partial: number;
  skills: Skill[];
  open: Truth;
  no_chaos: Truth;
  pile_size: number;
  result: 'fail' | 'partial' | 'pass';
  total?: number;
  pile?: string[];
}

interface KnownDeck {
  size: number;
  top: string[];
  bottom: string[];
}

/** What the question is about, as far as everybody sees it. */
export interface Asked {
  count: number; // how many are asked for
  purpose?: string; // of a seat, a space or a consent
  seat?: string;
  waypoint?: string;
}

/** What the mythos card prints besides its texts. */
export interface CrisisCard {
  decider: 'current' | 'captain' | 'keeper' | 'named' | 'you' | '-';
  character?: Character;
  activation: 'deep_ones' | 'mother_hydra' | 'father_dagon';
  track: 'travel' | 'ritual' | 'choice';
  target?: number;
  partial?: number;
  skills?: Skill[];
}

export interface ShipView {
  viewer: string;
  to_move: string;
  asks: string;
  reaction: Truth;
  window?: number; // of a reaction: its number
  changed_by?: string; // of a reaction: who changed something in its window last, or nobody
  over: Truth;
  actions?: number;
  asked?: Asked;
  testing: Truth;
  rolling: Truth;
  crisis_card?: CrisisCard;
  distance: number;
  deep_ones_in_supply: number;
  passengers_in_supply: number;
  damaged_rooms: number;
  chaos_size: number;
  mythos_deck_size: number;
  die: number;
  die_modifier: number;
  winners: string[];
  skill_deck_sizes: Record<Skill, number>;
  seats: Record<string, ShipSeat>;
  dials: Record<Resource, number>;
  travel: number;
  ritual: number;
  deep_ones: Record<string, number>;
  hydra: string;
  dagon: string;
  passengers: Record<string, number>;
  damage: Record<string, string>;
  captain: string;
  keeper: string;
  flesh_ward: string;
  revelation_of_script: string;
  route: string[];
  crisis: string;
  barricaded: Truth;
  awakened: Truth;
  used: string[];
  turn: string;
  turn_number: number;
  ending: string;
  test: ShipTest;
  decks: Record<'mythos' | 'waypoint' | 'spell' | 'item', KnownDeck>;
  played: string[];
  true_grit: string[];
  hand?: string[];
  added?: string[];
  looked?: string[];
}

export interface SkillCard {
  skill: Skill;
  value: number;
}

export function card_of(text: string): SkillCard | null {
  const [skill, value] = text.split(' ');
  if (!skills.includes(skill as Skill) || !/^[1-5]$/.test(value ?? '')) return null;
  return { skill: skill as Skill, value: Number(value) };
}

/** The order in which notation wants cards: by skill, then by value. */
export function canonical(a: string, b: string): number {
  const x = card_of(a);
  const y = card_of(b);
  if (!x || !y) return a < b ? -1 : 1;
  return skills.indexOf(x.skill) - skills.indexOf(y.skill) || x.value - y.value;
}
