// SPDX-License-Identifier: Apache-2.0
//
// What server and browser say to each other.

export type Seat = string; // "A".."F"
export type GameName = 'abyss' | 'unfathomable';

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  bot: boolean;
}

export interface Me {
  player: Person | null;
  webhook: string | null;
}

export interface OptionInfo {
  key: string;
  kind: string;
  choices: string[];
  default: string;
}

export interface GameInfo {
  game: GameName;
  min_players: number;
  max_players: number;
  rules_version: number;
  options: OptionInfo[];
  levels: string[];
}

export interface Games {
  games: GameInfo[];
}

export interface SeatCard {
  seat: Seat;
  kind: string;
  person: Person | null;
  level: string | null;
}

export interface Clock {
  kind: 'none' | 'live' | 'days';
  bank_ms: number;
  increment_ms: number;
  days: number;
}

export interface TableCard {
  table: string;
  game: GameName;
  players: number;
  seats: SeatCard[];
  state: 'waiting' | 'running' | 'over';
  your_turn: boolean;
  yours: boolean;
  updated: number;
  number: number;
  clock: Clock;
}

export interface Lobby {
  open: TableCard[];
  mine: TableCard[];
  finished: TableCard[];
}

export interface SeatPlan {
  kind: 'me' | 'open' | 'invited' | 'bot';
  level: string | null;
}

export interface MakeTable {
  game: GameName;
  options: Record<string, string>;
  seats: SeatPlan[];
  public: boolean;
  clock: Clock;
  patience_ms: number;
  spectator_delay_ms: number;
  start_now: boolean;
}

export interface TableMade {
  table: string;
  invite: string;
}

export interface Event {
  number: number;
  mover: string;
  text: string;
  at: number;
}

export interface SeatState {
  seat: Seat;
  person: Person | null;
  level: string | null;
  away: boolean;
  bot_plays: boolean;
  bank_ms: number | null;
  running: boolean;
}

export interface Order {
  question: string;
  match: string;
  answer: string;
  until: 'turn' | 'round' | 'game';
}

export interface Outcome {
  scores: Record<Seat, number>;
  winners: Seat[];
  breakdown: unknown;
}

export interface Position<View = unknown> {
  type: 'position';
  table: string;
  number: number;
  seat: Seat | null;
  view: View;
  legal: string[];
  to_move: string | null;
  question: string | null;
  reason: string | null;
  reaction: boolean;
  undo: boolean;
  events: Event[];
  seats: SeatState[];
  state: 'waiting' | 'running' | 'over';
  outcome: Outcome | null;
  commitment: string;
  seed: string | null;
  orders: Order[];
}

export interface Looked<View = unknown> {
  type: 'looked';
  request: string;
  view: View;
  legal: string[];
  to_move: string | null;
  question: string | null;
}
