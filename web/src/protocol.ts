// SPDX-License-Identifier: Apache-2.0
// Made by `hadal schema --typescript` of server/protocol/*.h. Do not edit.
import type { Views } from './games';

export const protocol = 1;

export type Game = keyof Views;

/** A tree of texts, numbers, truths, lists and maps. */
export type Document =
  null | string | number | boolean | Document[] | { [key: string]: Document };

export type OptionKind = 'flag' | 'choice';
export type TableState = 'waiting' | 'running' | 'over';
export type SeatKind = 'me' | 'open' | 'invited' | 'bot' | 'person';
export type ClockKind = 'none' | 'live' | 'days';
export type Until = 'window' | 'turn' | 'round' | 'game';
export type Trust = 'none' | 'trusted' | 'unsure' | 'suspected';
export type Ending = 'played' | 'conceded' | 'time' | 'abandoned';
export type NoteKind = 'bot_asked' | 'bot_took' | 'returned' | 'time_over' | 'conceded' | 'account_gone' | 'proposed_end' | 'taken_back';
export type Depth = 'captain' | 'master';
export type Verdict = 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** Why a request over HTTP was refused; nothing has changed. */
export interface Error {
  code: string;
  message: string;
}

/** Somebody who can sit at a table. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
  bot: boolean;
}

/** Who this browser is signed in as. */
export interface Me {
  player: Person | null;
  webhook: string | null;
  muted: Person[];
}

/** Come in with just a name. */
export interface Guest {
  name: string;
}

/** Name and password: to register (a guest keeps their seats) or to sign in. */
export interface Credentials {
  name: string;
  password: string;
}

/** Change the name that others see. */
export interface Rename {
  name: string;
}

/** Delete the account; finished games keep a seat without a name. */
export interface DeleteAccount {
  name: string;
  password?: string | null;
}

/** A new password; every other browser is signed out. */
export interface ChangePassword {
  old_password: string;
  new_password: string;
}

/** My password, to show that it is me. */
export interface Password {
  password: string;
}

/** Each code opens the account once if the password is lost. They are shown only now, and replace all earlier ones. */
export interface RecoveryCodes {
  codes: string[];
}

/** A new password for somebody who lost theirs but has a code. */
export interface Recover {
  name: string;
  code: string;
  new_password: string;
}

/** A browser in which I am signed in. */
export interface SignedIn {
  id: string;
  browser: string;
  begun: number;
  used: number;
  current: boolean;
}

/** Where I am signed in. */
export interface Sessions {
  sessions: SignedIn[];
}

/** Sign out this browser. */
export interface EndSession {
  id: string;
}

/** Stop reading what this person says, or start again. */
export interface Mute {
  person: string;
  muted?: boolean;
}

/** Report to the operator something that was said. */
export interface Report {
  line: number;
  reason: string;
}

/** Where to POST a JSON message when it is this player's turn. */
export interface Webhook {
  url?: string | null;
}

/** What is sent to a webhook when it is the player's turn, and as a test. */
export interface Notice {
  text: string;
  content: string;
  event: string;
  player: string;
  game: string;
  table: string;
  url: string;
}

/** An empty object, where there is nothing to say. */
export interface Nothing {
}

/** It is done. */
export interface Done {
  ok: boolean;
}

/** One option of a game. */
export interface OptionInfo {
  key: string;
  kind: OptionKind;
  choices: string[];
  preset: string;
}

/** What can be chosen when a table for this game is made. */
export interface GameInfo {
  game: string;
  min_players: number;
  max_players: number;
  rules_version: number;
  options: OptionInfo[];
  levels: string[];
  phrases: string[];
}

/** What a table whose result counts may have besides accounts and a clock. */
export interface RatedTables {
  guests: boolean;
  bots: boolean;
  untimed: boolean;
}

/** All games, and what is the same for all of them. */
export interface Games {
  games: GameInfo[];
  rated: RatedTables;
}

/** Who sits here: me, anybody who comes, somebody with the link, or a bot. */
export interface SeatPlan {
  kind: SeatKind;
  level?: string | null;
  crew?: string | null;
}

/** A seat as the lobby shows it. */
export interface SeatCard {
  seat: string;
  kind: SeatKind;
  person: Person | null;
  kept_for: Person | null;
  level: string | null;
}

/** How long players may think. */
export interface ClockPlan {
  kind: ClockKind;
  bank_ms: number;
  increment_ms: number;
  days: number;
}

/** A table as the lobby shows it. */
export interface TableCard {
  table: string;
  game: string;
  state: TableState;
  seats: SeatCard[];
  open_to_all: boolean;
  yours: boolean;
  your_turn: boolean;
  updated: number;
  moves: number;
  clock: ClockPlan;
  winners: string[];
  unfit: boolean;
  rated: boolean;
  invites_you: boolean;
  declined: Person[];
}

/** The tables this player may know about. */
export interface Lobby {
  open: TableCard[];
  mine: TableCard[];
  finished: TableCard[];
  invitations: TableCard[];
  pages: number;
}

/** Make a table. */
export interface MakeTable {
  game: string;
  options?: Record<string, string>;
  seats?: SeatPlan[];
  open_to_all?: boolean;
  clock?: ClockPlan;
  patience_ms?: number | null;
  spectator_delay_ms?: number | null;
  start_now?: boolean;
  rated?: boolean;
}

/** A new table. Its id cannot be guessed; neither can the invitation. */
export interface TableMade {
  table: string;
  invite: string;
}

/** The finished game that a table branches off from. */
export interface BranchOf {
  table: string;
  move: number;
}

/** A table with everything except the game itself. */
export interface TableInfo {
  card: TableCard;
  options: Record<string, string>;
  seat: string | null;
  host: boolean;
  invite: string | null;
  patience_ms: number | null;
  spectator_delay_ms: number;
  rematch: string | null;
  trouble: string | null;
  branch_of: BranchOf | null;
}

/** Take a seat. */
export interface Join {
  seat?: string | null;
  invite?: string | null;
}

/** The host frees a seat before the start. */
export interface Kick {
  seat: string;
}

/** The host changes who sits here, before the start. */
export interface PlanSeat {
  seat: string;
  plan?: SeatPlan;
}

/** A standing order: how to answer a question for me. */
export interface Order {
  question: string;
  match: string;
  answer: string;
  until: Until;
  unless_changed?: boolean;
}

/** What I noted for myself about a seat. */
export interface Jotting {
  seat: string;
  trust: Trust;
  text: string;
}

/** Why a bot played a move, in one line. It follows from the move and from what everybody sees. */
export interface Reason {
  key: string;
  about: string | null;
  n: number | null;
}

/** One thing that a move did, as the receiver may know it. */
export interface Told {
  key: string;
  args: Document;
}

/** A move of the game. */
export interface Event {
  move: number;
  mover: string;
  text: string;
  at: number;
  remark: string;
  told: Told[];
  why: Reason | null;
}

/** Something that happened at the table besides the moves, for its log. */
export interface Note {
  moves: number;
  at: number;
  kind: NoteKind;
  seat: string;
  by: string | null;
}

/** A seat during the game. */
export interface SeatState {
  seat: string;
  person: Person | null;
  level: string | null;
  away: boolean;
  bot_plays: boolean;
  conceded: boolean;
  abandons: boolean;
  bank_ms: number | null;
  running: boolean;
  bot_after_ms: number | null;
  bot_asked_by: string[];
}

/** How the game ended for a seat. */
export interface SeatResult {
  seat: string;
  score: number;
  won: boolean;
  breakdown: Document;
}

/** The result, and the seed that was committed to. */
export interface GameOver {
  ending: Ending;
  seats: SeatResult[];
  seed: string;
}

/** What somebody said. */
export interface ChatLine {
  line: number;
  seat: string | null;
  name: string;
  text: string | null;
  phrase: string | null;
  about: string | null;
  at: number;
}

/** Somebody's part in the seed, sealed. */
export interface SealedPart {
  seat: string;
  commitment: string;
}

/** How likely a bot thought each seat was a traitor when it decided. */
export interface Belief {
  seat: string;
  move: number;
  suspicions: number[];
}

/** What a seat saw. */
export interface OpenSeatOf<G extends Game> {
  seat: string;
  game: G;
  view: Views[G];
}
export type OpenSeat = { [G in Game]: OpenSeatOf<G> }[Game];

/** A position of a game, from any seat when it is over, from your own while it runs. */
export interface ReplayedOf<G extends Game> {
  move: number;
  last: number;
  seat: string;
  game: G;
  view: Views[G];
  to_move: string;
  question: string;
  event: Event | null;
  over: GameOver | null;
  beliefs: Belief[];
  open: OpenSeat[];
}
export type Replayed = { [G in Game]: ReplayedOf<G> }[Game];

/** A phrase that a player said: a claim, an accusation. */
export interface Said {
  move: number;
  seat: string;
  phrase: string;
  about: string | null;
}

/** All events of a game as this seat saw them, and what was said. */
export interface Moves {
  seat: string;
  events: Event[];
  said: Said[];
  beliefs: Belief[];
}

/** A link with which anybody can look back at a finished game. */
export interface ShareReview {
  seat?: string | null;
}

/** A link that opens the review without a seat or an account. */
export interface ReviewLink {
  share: string;
}

/** Play on from a position of a finished game, against bots. */
export interface TryFrom {
  at: number;
  seat: string;
  level: string;
}

/** A finished game that I played against bots without this server. It is checked move by move, and never counts for ratings. */
export interface GiveGame {
  options?: Record<string, string>;
  seats?: SeatPlan[];
  record: string;
}

/** My results in one of the games. */
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

/** My finished games. */
export interface Statistics {
  games: GameStatistics[];
}

/** How strong somebody is, and how uncertain that is (Weng and Lin 2011, rated games only). */
export interface Rated {
  person: Person;
  rating: number;
  deviation: number;
  games: number;
}

/** The strongest players of a game. */
export interface Ratings {
  game: string;
  players: Rated[];
}

/** How a game should be analysed. */
export interface AnalysisWish {
  depth: Depth;
  open: boolean;
  seat: string | null;
  seed: number;
}

/** What a legal move leads to. */
export interface JudgedMove {
  move: string;
  chance: number;
  uncertainty: number;
  lead: number | null;
  tries: number;
  risky: boolean;
}

/** What a move brings that another does not. */
export interface Gain {
  key: string;
  amount: number;
}

/** A decision, judged. `forced`: there was only one answer. */
export interface JudgedDecision {
  move: number;
  turn: number;
  seat: string;
  question: string;
  played: string;
  verdict: Verdict;
  error: number;
  uncertainty: number;
  lead: number | null;
  better: string | null;
  reason: Reason | null;
  gains: Gain[];
  costs: Gain[];
  better_in: number;
  worse_in: number;
  moves: JudgedMove[];
}

/** A draw, and what it did to everybody's chances. */
export interface JudgedLuck {
  move: number;
  turn: number;
  whose: string | null;
  drawn: string;
  outcomes: number;
  effects: number[];
}

/** How everybody stood. */
export interface CurvePoint {
  move: number;
  turn: number;
  chances: number[];
  leads: number[];
  goal: number | null;
  sides: string[];
  suspicions: number[];
}

/** What a contribution to a common effort did. */
export interface Addition {
  move: number;
  turn: number;
  seat: string;
  side: string;
  played: string;
  effect: number;
}

/** A part of a game, judged. Pieces that cover the whole game make an Analysis. */
export interface AnalysisPiece {
  from: number;
  to: number;
  curve: CurvePoint[];
  decisions: JudgedDecision[];
  luck: JudgedLuck[];
  additions: Addition[];
}

/** A move after which a seat looked much more, or less, like a traitor. */
export interface Giveaway {
  move: number;
  turn: number;
  seat: string;
  side: string;
  before: number;
  after: number;
}

/** How a player did, and how well they played. */
export interface SeatAnalysis {
  seat: string;
  name: string;
  side: string;
  first: number;
  result: number;
  luck: number;
  luck_mine: number;
  error: number;
  error_each: number;
  decisions: number;
  best: number;
  good: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  level: string | null;
}

/** The mean error of a level of bots, as measured. */
export interface LevelError {
  level: string;
  error_each: number;
}

/** How large an error must be to be called an inaccuracy, a mistake or a blunder. */
export interface JudgeScale {
  inaccuracy: number;
  mistake: number;
  blunder: number;
  levels: LevelError[];
}

/** A whole game, judged. */
export interface Analysis {
  game: string;
  wish: AnalysisWish;
  moves: number;
  scale: JudgeScale;
  seats: SeatAnalysis[];
  curve: CurvePoint[];
  decisions: JudgedDecision[];
  luck: JudgedLuck[];
  giveaways: Giveaway[];
  additions: Addition[];
}

/** How far the analysis of a game has come; ask again until it is done. */
export interface AnalysisState {
  analysis: Analysis | null;
  progress: number;
  before: number;
}

/** A game that puzzles are taken from. */
export interface PuzzleGame {
  options: Record<string, string>;
  players: number;
  moves: string;
}

/** How often a level of bots finds the answer. */
export interface PuzzleFound {
  level: string;
  share: number;
}

/** A position with one clearly best move. */
export interface Puzzle {
  id: string;
  source: number;
  move: number;
  seat: string;
  question: string;
  answer: string;
  reason: Reason | null;
  gains: Gain[];
  gap: number;
  rating: number;
  found: PuzzleFound[];
  moves: JudgedMove[];
}

/** The puzzles of a game: the file games/GAME/puzzles/book.json. */
export interface PuzzleBook {
  game: string;
  rules_version: number;
  made_by: string;
  games: PuzzleGame[];
  puzzles: Puzzle[];
}

/** A position of a game that nobody plays here, by the moves that lead to it. */
export interface Study {
  game: string;
  options?: Record<string, string>;
  players: number;
  moves: string;
}

/** The position as seen by the seat that has to decide. */
export interface StudiedOf<G extends Game> {
  game: G;
  view: Views[G];
  to_move: string;
  question: string;
  reaction: boolean;
  legal: string[];
  events: Event[];
}
export type Studied = { [G in Game]: StudiedOf<G> }[Game];

/** Moves from a position that is studied. */
export interface StudyLine {
  study?: Study;
  line: string;
}

/** A line of moves, one by one, if all of them are legal. */
export interface StudyMoves {
  moves: string[];
}

/** As `ask_aid`, in a position that is studied. */
export interface StudyAid {
  study?: Study;
  what: string;
  about?: Record<string, string>;
}

/** One deal for everybody, against the same bots. */
export interface DealOfTheDay {
  game: string;
  day: string;
  options: Record<string, string>;
  seats: SeatPlan[];
  table: string | null;
  ends: number;
  points: boolean;
}

/** Sit down at the deal of the day; once a day for each game. */
export interface PlayDeal {
  game: string;
}

/** Enter my finished deal of the day in the list of the day. */
export interface ShowDeal {
  table: string;
}

/** How somebody did with the deal of the day. */
export interface DealResult {
  person: Person;
  score: number;
  won: boolean;
  luck: number;
  error: number;
  level: string | null;
}

/** The results of those who wanted to be listed. */
export interface TableOfTheDay {
  game: string;
  day: string;
  results: DealResult[];
}

/** Send me this table now and whenever it changes. */
export interface Watch {
  type: 'watch';
  request: string;
  table: string;
  invite?: string | null;
  have_moves?: number | null;
}

/** Stop sending me this table. */
export interface Unwatch {
  type: 'unwatch';
  request: string;
  table: string;
}

/** Play one or several moves, all of them or none. */
export interface Play {
  type: 'play';
  request: string;
  table: string;
  number: number;
  line: string;
}

/** Take back my last line. */
export interface Undo {
  type: 'undo';
  request: string;
  table: string;
  number: number;
}

/** I give up; a bot plays on for me, or the game ends if only one player is left. */
export interface Concede {
  type: 'concede';
  request: string;
  table: string;
}

/** I agree to end the game without a result; it ends when everybody has agreed. */
export interface Abandon {
  type: 'abandon';
  request: string;
  table: string;
}

/** I am back; the bot should stop playing for me. */
export interface TakeBackSeat {
  type: 'take_back_seat';
  request: string;
  table: string;
}

/** The person in this seat is away, and `bot_after_ms` has passed: let a bot decide until they are back. It does so once everybody else who is here has asked. */
export interface AskBot {
  type: 'ask_bot';
  request: string;
  table: string;
  seat: string;
}

/** Show me my own position after these small moves, up to the first chance move or other player; nothing is played. */
export interface LookAhead {
  type: 'look_ahead';
  request: string;
  table: string;
  number: number;
  line: string;
}

/** Help me decide: the game works out in which ways I can pay, what I can target, or why something is not possible. The notation of the game says what can be asked. */
export interface AskAid {
  type: 'ask_aid';
  request: string;
  table: string;
  number: number;
  what: string;
  about?: Record<string, string>;
}

/** What would you do, and why? Only where I alone play against bots, and nothing is rated. */
export interface AskHint {
  type: 'ask_hint';
  request: string;
  table: string;
  number: number;
}

/** My standing orders at this table. Nobody else sees them. */
export interface SetOrders {
  type: 'set_orders';
  request: string;
  table: string;
  orders?: Order[];
}

/** My private notes at this table. Nobody else ever sees them. */
export interface SetJottings {
  type: 'set_jottings';
  request: string;
  table: string;
  jottings?: Jotting[];
}

/** Say something at the table. */
export interface Chat {
  type: 'chat';
  request: string;
  table: string;
  text: string;
}

/** Send me what was said before this line. */
export interface AskChat {
  type: 'ask_chat';
  request: string;
  table: string;
  before: number;
}

/** Say a phrase that everybody reads in their own language, and that bots understand. */
export interface Say {
  type: 'say';
  request: string;
  table: string;
  phrase: string;
  about?: string | null;
}

/** My part in the seed of the game, sealed; before the start. */
export interface SealPart {
  type: 'seal_part';
  request: string;
  table: string;
  commitment: string;
}

/** My part in the seed, opened: the answer to `shuffling`. */
export interface OpenPart {
  type: 'open_part';
  request: string;
  table: string;
  part: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  request: string;
}

/** The first message of every connection. */
export interface Welcome {
  type: 'welcome';
  server: string;
  protocol: number;
}

/** The request was carried out and is safe on disk. A request that changed the position is answered by `position.answers` instead. */
export interface Accepted {
  type: 'accepted';
  request: string;
  number: number;
}

/** The request was not carried out; nothing has changed. With code `stale` the current position follows. */
export interface Refused {
  type: 'refused';
  request: string;
  code: string;
  message: string;
}

/** A watched table before the start: after `watch` and after every change. */
export interface Waiting {
  type: 'waiting';
  table: TableInfo;
}

/** The game as I may see it: after `watch` and after every change. */
export interface PositionOf<G extends Game> {
  type: 'position';
  table: string;
  number: number;
  moves: number;
  game: G;
  to_move: string;
  question: string;
  reaction: boolean;
  events_after: number;
  events: Event[];
  notes: Note[];
  seats: SeatState[];
  state: TableState;
  rated: boolean;
  patience_ms: number | null;
  over: GameOver | null;
  commitment: string;
  rematch: string | null;
  at: number;
  answers: string[];
  seat: string | null;
  view: Views[G];
  legal: string[];
  undo: boolean;
  orders: Order[];
  ordered: boolean;
  jottings: Jotting[];
}
export type Position = { [G in Game]: PositionOf<G> }[Game];

/** The answer to `look_ahead`. */
export interface LookedOf<G extends Game> {
  type: 'looked';
  request: string;
  game: G;
  view: Views[G];
  legal: string[];
  to_move: string;
  question: string;
}
export type Looked = { [G in Game]: LookedOf<G> }[Game];

/** The answer to `ask_aid`; the game decides what it contains. */
export interface Aid {
  type: 'aid';
  request: string;
  what: string;
  answer: Document;
}

/** The answer to `ask_hint`, from what the seat can know. */
export interface Hint {
  type: 'hint';
  request: string;
  number: number;
  move: string;
  reason: Reason | null;
  gains: Gain[];
  moves: JudgedMove[];
}

/** What players said: the newest lines after `watch`, then what is new. Spectators read it as late as they see the moves. Lines of people whom you muted are left out. */
export interface Chatted {
  type: 'chatted';
  table: string;
  whole: boolean;
  older: boolean;
  earlier: boolean;
  lines: ChatLine[];
}

/** The game is about to begin: open your part of the seed within three seconds. */
export interface Shuffling {
  type: 'shuffling';
  table: string;
  commitment: string;
  parts: SealedPart[];
}

/** I am here. */
export interface Pong {
  type: 'pong';
  request: string;
  at: number;
}

/** The connection will be closed. After a `restart`, or if you spoke `too_often`, come back in a moment; you may also be `signed_out`, `kicked` or `banned`. */
export interface Closing {
  type: 'closing';
  reason: string;
}

export type ClientMessage =
  | Watch
  | Unwatch
  | Play
  | Undo
  | Concede
  | Abandon
  | TakeBackSeat
  | AskBot
  | LookAhead
  | AskAid
  | AskHint
  | SetOrders
  | SetJottings
  | Chat
  | AskChat
  | Say
  | SealPart
  | OpenPart
  | Ping;

export type ServerMessage =
  | Welcome
  | Accepted
  | Refused
  | Waiting
  | Position
  | Looked
  | Aid
  | Hint
  | Chatted
  | Shuffling
  | Pong
  | Closing;

/** Every address: what it takes and what it gives. */
export interface Endpoints {
  'GET /api/me': { takes: null; gives: Me };
  'POST /api/guest': { takes: Guest; gives: Me };
  'POST /api/register': { takes: Credentials; gives: Me };
  'POST /api/login': { takes: Credentials; gives: Me };
  'POST /api/logout': { takes: Nothing; gives: Me };
  'POST /api/logout_everywhere': { takes: Nothing; gives: Me };
  'POST /api/rename': { takes: Rename; gives: Me };
  'POST /api/delete_account': { takes: DeleteAccount; gives: Me };
  'POST /api/password': { takes: ChangePassword; gives: Me };
  'POST /api/recovery_codes': { takes: Password; gives: RecoveryCodes };
  'POST /api/recover': { takes: Recover; gives: Me };
  'GET /api/sessions': { takes: null; gives: Sessions };
  'POST /api/sessions/end': { takes: EndSession; gives: Sessions };
  'POST /api/mute': { takes: Mute; gives: Me };
  'POST /api/webhook': { takes: Webhook; gives: Me };
  'POST /api/webhook_test': { takes: Nothing; gives: Done };
  'GET /api/export': { takes: null; gives: unknown };
  'GET /api/games': { takes: null; gives: Games };
  'GET /api/lobby': { takes: null; gives: Lobby };
  'POST /api/tables': { takes: MakeTable; gives: TableMade };
  'GET /api/tables/{table}': { takes: null; gives: TableInfo };
  'POST /api/tables/{table}/join': { takes: Join; gives: TableInfo };
  'POST /api/tables/{table}/decline': { takes: Nothing; gives: Done };
  'POST /api/tables/{table}/leave': { takes: Nothing; gives: Done };
  'POST /api/tables/{table}/kick': { takes: Kick; gives: TableInfo };
  'POST /api/tables/{table}/seat': { takes: PlanSeat; gives: TableInfo };
  'POST /api/tables/{table}/start': { takes: Nothing; gives: TableInfo };
  'POST /api/tables/{table}/rematch': { takes: Nothing; gives: TableMade };
  'POST /api/tables/{table}/report': { takes: Report; gives: Done };
  'POST /api/tables/{table}/share': { takes: ShareReview; gives: ReviewLink };
  'GET /api/tables/{table}/record': { takes: null; gives: string };
  'GET /api/tables/{table}/replay': { takes: null; gives: Replayed };
  'GET /api/tables/{table}/moves': { takes: null; gives: Moves };
  'POST /api/tables/{table}/try': { takes: TryFrom; gives: TableMade };
  'POST /api/games': { takes: GiveGame; gives: TableMade };
  'GET /api/tables/{table}/analysis': { takes: null; gives: AnalysisState };
  'POST /api/study': { takes: Study; gives: Studied };
  'POST /api/study/line': { takes: StudyLine; gives: StudyMoves };
  'POST /api/study/look': { takes: StudyLine; gives: Looked };
  'POST /api/study/aid': { takes: StudyAid; gives: Aid };
  'GET /api/deal': { takes: null; gives: DealOfTheDay };
  'POST /api/deal': { takes: PlayDeal; gives: TableMade };
  'POST /api/deal/show': { takes: ShowDeal; gives: Done };
  'GET /api/deal/table': { takes: null; gives: TableOfTheDay };
  'GET /api/statistics': { takes: null; gives: Statistics };
  'GET /api/ratings': { takes: null; gives: Ratings };
}
