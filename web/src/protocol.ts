// SPDX-License-Identifier: Apache-2.0
// Made by `hadal schema --typescript`.

export interface Error {
  code: string; // the catalogue has a sentence for `error.<code>`
  message: string; // the same in English, often with more detail
}

export interface Person {
  id: string; // "bot:<game>:<level>" for a bot
  name: string;
  guest: boolean; // known by a cookie alone
  bot: boolean;
}

export interface Me {
  player: Person | null; // null: not signed in
  webhook: string | null; // where "your turn" is sent
}

export interface Guest {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface Rename {
  name: string;
}

export interface DeleteAccount {
  name: string; // typed again, so that it cannot happen by a slip
}

export interface Webhook {
  url: string | null; // null: none
}

export interface Nothing {
}

export interface Done {
  ok: boolean;
}

export type OptionKind = 'flag' | 'choice';

export interface OptionInfo {
  key: string; // the catalogue has `<game>.option.<key>` where the game has words for it
  kind: OptionKind;
  choices: string[]; // flag: "off", "on"
  preset: string; // the choice when nothing is said
}

export interface GameInfo {
  game: string;
  min_players: number;
  max_players: number;
  rules_version: number;
  options: OptionInfo[];
  levels: string[]; // of its bots, from the weakest to the strongest
  phrases: string[]; // what `say` understands; catalogue `say.<phrase>`
}

export interface Games {
  games: GameInfo[];
}

export type TableState = 'waiting' | 'running' | 'over';

export type SeatKind = 'me' | 'open' | 'invited' | 'bot' | 'person';

export interface SeatPlan {
  kind: SeatKind; // not `person`
  level: string | null; // of a bot
}

export interface SeatCard {
  seat: string;
  kind: SeatKind; // `person`: taken by `person`; never `me`
  person: Person | null; // a person or a bot
  level: string | null; // of a bot
}

export type ClockKind = 'none' | 'live' | 'days';

export interface ClockPlan {
  kind: ClockKind;
  bank_ms: number; // live: time for the whole game …
  increment_ms: number; // … and for every decision on top
  days: number; // days: for every decision
}

export interface TableCard {
  table: string;
  game: string;
  state: TableState;
  seats: SeatCard[];
  open_to_all: boolean; // anybody may watch, and sit down where a seat is open
  yours: boolean; // you have a seat
  your_turn: boolean;
  updated: number;
  moves: number;
  clock: ClockPlan;
  winners: string[]; // seats; when over
}

export interface Lobby {
  open: TableCard[]; // public tables that wait for players or can be watched
  mine: TableCard[];
  finished: TableCard[]; // mine, newest first
}

export interface MakeTable {
  game: string;
  options: Record<string, string>; // key -> choice, without `players`
  seats: SeatPlan[]; // as many as there are players
  open_to_all: boolean;
  clock: ClockPlan;
  patience_ms: number | null; // away for so long: a bot plays; null: never
  spectator_delay_ms: number;
  start_now: boolean; // when every seat is taken
}

export interface TableMade {
  table: string;
  invite: string; // the link is /table/<table>?invite=<invite>
}

export interface TableInfo {
  card: TableCard;
  options: Record<string, string>;
  seat: string | null; // mine
  host: boolean; // I made the table
  invite: string | null; // for seated players, before the start
  patience_ms: number | null;
  spectator_delay_ms: number;
  rematch: string | null; // the table that follows this one
  trouble: string | null; // why the game can only be read, not played on
}

export interface Join {
  seat: string | null; // null: the first that is free for me
  invite: string | null; // for invited seats and private tables
}

export interface Kick {
  seat: string;
}

export interface PlanSeat {
  seat: string;
  plan: SeatPlan;
}

export interface Watch {
  request: string;
  table: string;
  invite: string | null; // for a private table where I have no seat
  have_moves: number | null; // events that this tab has already; null: none
}

export interface Unwatch {
  request: string;
  table: string;
}

export interface Play {
  request: string;
  table: string;
  number: number; // of the position that is answered
  line: string; // moves joined by `; `
}

export interface Undo {
  request: string;
  table: string;
  number: number;
}

export interface Concede {
  request: string;
  table: string;
}

export interface Abandon {
  request: string;
  table: string;
}

export interface TakeBackSeat {
  request: string;
  table: string;
}

export interface LookAhead {
  request: string;
  table: string;
  number: number;
  line: string;
}

export interface AskPayments {
  request: string;
  table: string;
  number: number;
  lord: string;
}

export type Until = 'turn' | 'round' | 'game';

export interface Order {
  question: string; // as in Position; "*": any reaction
  match: string; // only when the newest event that I see contains this; "": always
  answer: string; // a legal move; if it is not legal then, I am asked
  until: Until; // the end of this turn; of the round, when it is my turn; of the game
}

export interface SetOrders {
  request: string;
  table: string;
  orders: Order[]; // instead of those I had; the first that fits counts
}

export interface Chat {
  request: string;
  table: string;
  text: string;
}

export interface Say {
  request: string;
  table: string;
  phrase: string; // one of GameInfo.phrases
  about: string | null; // a seat
}

export interface Ping {
  request: string;
}

export interface Welcome {
  server: string; // version
  protocol: number;
}

export interface Accepted {
  request: string;
  number: number; // of the table, after the request
}

export interface Refused {
  request: string; // "": not even that could be read
  code: string;
  message: string;
}

export interface Event {
  move: number; // the first move of a game is 1
  mover: string; // a seat, or "chance"
  text: string; // as the receiver sees it
  at: number;
}

export interface SeatState {
  seat: string;
  person: Person | null; // null: the account is gone
  level: string | null; // of the bot that sits here, or plays for the person
  away: boolean; // the person has no open connection
  bot_plays: boolean; // a bot plays for the person
  conceded: boolean;
  abandons: boolean; // agrees to end the game
  bank_ms: number | null; // left, at the time of this message; null: no clock
  running: boolean; // this clock runs
}

export interface SeatResult {
  seat: string;
  score: number;
  won: boolean;
  breakdown: unknown; // where the points come from, by name; null where a game has no such thing
}

export type Ending = 'played' | 'conceded' | 'abandoned';

export interface GameOver {
  ending: Ending;
  seats: SeatResult[]; // none if the game was abandoned
  seed: string; // anybody can check every draw: hadal verify
}

export interface Position {
  table: string;
  number: number; // what `play` must name; grows with every change, undo included
  moves: number; // how many were played
  seat: string | null; // mine; null: I am a spectator
  view: unknown;
  legal: string[]; // if it is my decision
  to_move: string; // a seat, or "nobody" when the game is over
  question: string; // what is asked
  reaction: boolean; // a window that standing orders are for
  undo: boolean; // I may take my last line back
  events_after: number; // forget events with a higher number, then add these
  events: Event[];
  seats: SeatState[];
  state: TableState;
  over: GameOver | null;
  commitment: string; // to the seed
  orders: Order[]; // my own
  at: number; // the server's clock
}

export interface Waiting {
  table: TableInfo;
}

export interface Looked {
  request: string;
  view: unknown;
  legal: string[];
  to_move: string; // "chance": something random comes next, and the view is as before it
  question: string;
}

export interface Payment {
  line: string; // to be played as it is
  allies: string[]; // paid
  pearls: number; // paid
  affiliate: string | null;
}

export interface Payments {
  request: string;
  payments: Payment[]; // the cheapest first; none that another one beats
}

export interface ChatLine {
  seat: string | null;
  name: string;
  text: string | null; // either this …
  phrase: string | null; // … or this
  about: string | null;
  at: number;
}

export interface Chatted {
  table: string;
  whole: boolean; // these are all lines, instead of those you had
  lines: ChatLine[];
}

export interface Pong {
  request: string;
  at: number;
}

export interface Closing {
  reason: string;
}

export interface Replayed {
  move: number; // how many moves were played
  last: number; // how many there are
  seat: string; // whose eyes; "nobody": a spectator's
  view: unknown;
  to_move: string;
  question: string;
  event: Event | null; // the move that led here
  over: GameOver | null; // at the last move of a finished game
}

export interface Moves {
  seat: string;
  events: Event[];
}

export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  conceded: number;
  average_score: number;
  best_score: number;
  rating: number;
  deviation: number;
}

export interface Statistics {
  games: GameStatistics[];
}

export interface Rated {
  person: Person;
  rating: number;
  deviation: number;
  games: number;
}

export interface Ratings {
  game: string;
  players: Rated[]; // the strongest first, bots among them
}
