// SPDX-License-Identifier: Apache-2.0
//
// Made by `hadal schema --view abyss`: what a seat may know of a position, as clients are sent it.

export type Location =
  | 'barracks'
  | 'dockworks'
  | 'hydrozoa_reserves'
  | 'parliament'
  | 'sargasso_silos'
  | 'chasm'
  | 'nest_of_giant_clams'
  | 'sanctuary'
  | 'oceanic_senate_assembly'
  | 'sargasso_fields'
  | 'abyss'
  | 'throne_room'
  | 'depths'
  | 'jail'
  | 'closed_tower'
  | 'lost_tower'
  | 'chamber_of_allies'
  | 'coral_barrier'
  | 'city_of_mirrors'
  | 'black_smokers';

export type Lord =
  | 'jailer'
  | 'tamer'
  | 'seeker'
  | 'commander'
  | 'hunter'
  | 'recruiter'
  | 'assassin'
  | 'ship_master'
  | 'shopkeeper'
  | 'peddler'
  | 'slaver'
  | 'trader'
  | 'landlord'
  | 'shaman'
  | 'apprentice'
  | 'alchemist'
  | 'invoker'
  | 'oracle'
  | 'illusionist'
  | 'master_of_magic'
  | 'opportunist'
  | 'diplomat'
  | 'schemer'
  | 'corruptor'
  | 'treasurer'
  | 'traitor'
  | 'keeper'
  | 'reaper'
  | 'shepherd'
  | 'miller'
  | 'aquaculturalist'
  | 'landowner'
  | 'sage'
  | 'hermit'
  | 'elder';

export type Race = 'squid' | 'shellfish' | 'crab' | 'seahorse' | 'jellyfish';

export interface Influence {
  locations: number;
  lords: number;
  allies: number;
  monsters?: number;
  total: number;
}

export interface Seat {
  pearls: number;
  keys: number;
  affiliated: string[];
  lords: Lord[];
  free: Lord[];
  covered: Lord[];
  disabled: Lord[];
  locations: Partial<Record<Location, Lord[]>>;
  hand_size: number;
  tokens_size: number;
  known?: string[];
  influence: Influence;
  usable_keys: number;
  location_points: Partial<Record<Location, number>>;
}

export interface StolenToken {
  from: string;
  by: string;
  value: number;
}

export interface Question {
  who: string;
  step: number;
  about: number;
  count: number;
}

export interface Options {
  players: number;
  memory_aid?: boolean;
  martial_law?: boolean;
  ambassador_needs_deck?: boolean;
  disabled_count_influence_only?: boolean;
  end_on_empty_lord_deck?: boolean;
}

export interface Reward {
  keys: number;
  choices: number;
  space: number;
}

export interface Args {
  card?: string;
  price?: number;
  lord?: Lord;
  cost?: number;
  races?: number;
  n?: number;
  player?: string;
  lords?: Lord[];
  location?: Location;
}

export interface Asked {
  key: string;
  args: Args;
  required?: Race;
}

export interface Lacks {
  race?: Race;
  races?: number;
  value?: number;
}

export interface Bill {
  cost: number;
  races: number;
  required?: Race;
  payable: boolean;
  lacks?: Lacks;
}

export interface View {
  viewer: string;
  to_move: string;
  asks: string;
  turn: string;
  turn_number: number;
  price: number;
  extra_turn: boolean;
  ender: string;
  over: boolean;
  seats: Record<string, Seat>;
  hand?: string[];
  tokens?: number[];
  stolen_token?: StolenToken;
  court: (Lord | '-')[];
  court_size: number;
  threat: number;
  row: string[];
  row_free: number;
  paid: string[];
  available: Location[];
  available_size: number;
  drawn: Location[];
  keys_in_supply: number;
  lord_deck_size: number;
  location_deck_size: number;
  exploration_deck_size: number;
  discard_size: number;
  removed_lords: Lord[];
  removed_locations: Location[];
  tokens_in_supply: number;
  council_size: Record<Race, number>;
  council?: string[];
  discard?: string[];
  bought: string[];
  used: string[];
  question: Question;
  options: Options;
  winners?: string[];
  reward: Reward;
  asked?: Asked;
  bills?: Partial<Record<Lord, Bill>>;
  worth?: Partial<Record<Location, number>>;
}
