// SPDX-License-Identifier: Apache-2.0
//
// Made by `hadal schema --view unfathomable`: what a seat may know of a position, as clients are sent it.

export type Activation = 'deep_ones' | 'mother_hydra' | 'father_dagon';

export type Character =
  | 'keilani'
  | 'arjun'
  | 'svetlana'
  | 'jeanne'
  | 'jamie'
  | 'william'
  | 'beatrice'
  | 'ishmael'
  | 'edmund'
  | 'samira';

export type DeepOneDeed = 'attack' | 'passenger' | 'damage' | 'walk' | 'stay';

export type Item =
  | 'speaking_trumpet'
  | 'six_shooter'
  | 'travel_pharmacy'
  | 'tool_kit'
  | 'repeating_rifle'
  | 'elder_sign_amulet'
  | 'almanac'
  | 'book_of_dagon'
  | 'lucky_ring'
  | 'starbuck'
  | 'pocket_pistol'
  | 'fine_clothes'
  | 'mystical_text'
  | 'binoculars'
  | 'medicine_ball'
  | 'treasured_memento'
  | 'jam_tin_grenade'
  | 'kitchen_knife'
  | 'plimsolls'
  | 'shotgun';

export type Loyalty = 'human' | 'hybrid' | 'cultist';

export type Pile = 'mythos' | 'waypoint' | 'spell' | 'item';

export type Resource = 'fuel' | 'food' | 'sanity' | 'souls';

export type Result = 'fail' | 'partial' | 'pass';

export type Skill = 'influence' | 'lore' | 'observation' | 'strength' | 'will' | 'treachery';

export type Title = 'captain' | 'keeper';

export type Track = 'travel' | 'ritual' | 'choice';

export interface Options {
  players: number;
  variant: string;
  difficulty: string;
  characters: string;
}

export interface DiscardTops {
  influence?: string;
  lore?: string;
  observation?: string;
  strength?: string;
  will?: string;
  treachery?: string;
}

export interface Question {
  who: string;
  step: number;
  about: number;
  count: number;
  extra: number;
}

export interface Seat {
  character: Character | '-';
  space: string;
  items: Item[];
  improvement: Item | '-';
  revealed: boolean;
  feat: boolean;
  at_most: Record<Skill, number>;
  title: Title[];
  kept: string[];
  loyalty_size: number;
  hand_size: number;
  added_size: number;
  added_at_most: Record<Skill, number>;
  added?: string[];
  loyalty: (Loyalty | '?')[];
}

export interface Deck {
  size: number;
  top: string[];
  bottom: string[];
}

export interface LoyaltyCard {
  holder: string;
  loyalty: Loyalty | '?';
  face_up: boolean;
  seen_by: string[];
}

export interface Turned {
  card: string;
  worth: number;
  total: number;
}

export interface Test {
  target: number;
  partial: number;
  skills: Skill[];
  open: boolean;
  no_chaos: boolean;
  pile_size: number;
  result: Result;
  shown: string[];
  total: number;
  pile?: string[];
  kind: string;
  revealed: boolean;
  declared: boolean;
  change: number;
  lucky_ring: boolean;
  experienced: boolean;
  pile_at_most: Record<Skill, number>;
  pile_and_chaos_at_most: Record<Skill, number>;
  pile_treachery: number;
  chaos_size: number;
  mine: number;
  open_total?: number;
  verdict: Result;
  turned?: Turned[];
}

export interface Roll {
  face: number;
  modifier: number;
  attack: boolean;
  set: boolean;
  almanac: boolean;
  pistol: boolean;
  shooter: string;
}

export interface Args {
  n?: number;
  target?: number;
  total?: number;
  skills?: Skill[];
  crisis?: string;
  waypoint?: string;
  player?: string;
  named?: number;
  skill?: Skill;
}

export interface Asked {
  key: string;
  args: Args;
  count: number;
  ability?: string;
}

export interface Picks {
  verb: string;
  cards?: string[];
  worth?: Record<string, number>;
  decks?: Partial<Record<Skill, number>>;
  reach?: number;
  most: number;
  exactly: boolean;
}

export interface TotalReach {
  lowest: number;
  highest: number;
  decides: boolean;
}

export interface Aim {
  move: string;
  needs: number;
  bonus: number;
  faces: number;
}

export interface Explained {
  move: string;
  key: string;
}

export interface DeepOnesDo {
  in: string;
  deed: DeepOneDeed;
  n: number;
  to: string;
  whom: string[];
}

export interface CrisisCard {
  decider?: string;
  activation: Activation;
  track: Track;
  character?: Character;
  target?: number;
  partial?: number;
  skills?: Skill[];
}

export interface View {
  viewer: string;
  options: Options;
  to_move: string;
  asks: string;
  reaction: boolean;
  window?: number;
  changed_by?: string;
  over: boolean;
  actions?: number;
  turn: string;
  turn_number: number;
  crisis: string;
  barricaded: boolean;
  awakened: boolean;
  used: string[];
  die: number;
  die_modifier: number;
  ending: string;
  discard_tops: DiscardTops;
  question: Question;
  seats: Record<string, Seat>;
  dials: Record<Resource, number>;
  travel: number;
  ritual: number;
  deep_ones: Record<string, number>;
  deep_ones_in_supply: number;
  passengers_in_supply: number;
  hydra: string;
  dagon: string;
  passengers: Record<string, number>;
  damage: Record<string, string>;
  damaged_rooms: number;
  damage_deck: string[];
  captain: string;
  keeper: string;
  flesh_ward: string;
  revelation_of_script: string;
  route: string[];
  distance: number;
  waypoint_discard: string[];
  mythos_discard: string[];
  decks: Record<Pile, Deck>;
  mythos_deck_size: number;
  waypoint_deck_size: number;
  spell_deck_size: number;
  item_deck_size: number;
  skill_deck_sizes: Record<Skill, number>;
  chaos_size: number;
  chaos_at_most: Record<Skill, number>;
  spells_lost_size: number;
  items_lost_size: number;
  loyalty_deck_size: number;
  fleeing_at_bottom: boolean;
  passengers_left: Record<string, number>;
  loyalty_cards: LoyaltyCard[];
  test: Test;
  roll: Roll;
  waiting: Record<string, number>;
  played: string[];
  no_icons: boolean;
  stand_in: string;
  true_grit: string[];
  hand?: string[];
  added?: string[];
  looker: string;
  looked_pile: Pile;
  looked_size: number;
  looked?: string[];
  asked: Asked;
  picks?: Picks;
  total_reach?: TotalReach;
  aims?: Aim[];
  explained?: Explained[];
  deep_ones_do: DeepOnesDo[];
  testing: boolean;
  rolling: boolean;
  crisis_card?: CrisisCard;
  winners: string[];
}
