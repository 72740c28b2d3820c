// SPDX-License-Identifier: Apache-2.0
//
// What a game gives to the page: games/GAME/web/game.ts has one of these. Each part is loaded when
// somebody needs it.
import type { Component } from 'svelte';
import type {
  ChatLine,
  Document,
  Event,
  GameOver,
  Moves,
  OpenSeat,
  Position,
  PuzzleBook,
  Told,
} from '../protocol';
import type { Views } from '../games';
import type { Lesson } from '../learn/lesson';
import type { Catalogues } from '../lib/words.svelte';
import type { Asker } from './asking';
import type { GameTableProps } from './game_table';
import type { Telling } from './log';
import type { Moments } from './moments';
import type { Holds, Weigh } from './table.svelte';

/** All hands of a finished game, beside the board in the review. */
export type HandsProps = {
  open: readonly OpenSeat[];
  names: Record<string, string>;
};

export interface EndingProps {
  position: Position;
  over: GameOver;
  names: Record<string, string>;
}

export interface Mark {
  move: number;
  text: string;
  bad: boolean;
}
export type MarksOf = (moves: Moves, names: Record<string, string>) => Mark[];

/** What a game wants to have looked up: a dialog. */
export type HistoryProps = {
  table: string;
  events: readonly Event[];
  names: Record<string, string>;
  chat: readonly ChatLine[];
  over: boolean;
  onclose: () => void;
  onjump?: (move: number) => void; // in the review: to that moment
};

type Loader<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

// A game in words.
export interface GameTexts extends Telling {
  // For the plain table: what is asked; a value of the view, by the path of its entry, and a move;
  // null: as it stands.
  ask?: Asker;
  say?: (key: string, value: Document) => string | null;
  label?: (move: string, names: Readonly<Record<string, string>>) => string | null;
}

/** What a seat sees; null: nobody knows here. */
export type SeenView = Views[keyof Views] | null;

/** Moves as an analysis, a hint or a puzzle speaks of them. */
export interface MoveWords {
  // `question`: what was asked.
  label: (move: string, question: string, names: Record<string, string>) => string;
  // Where on the board it is made (things.svelte.ts).
  things: (move: string, view: SeenView) => string[];
  // Where players have secret sides: what one of them is called.
  side?: (name: string) => string;
}

export interface GameParts {
  words: Catalogues; // import.meta.glob<Patterns>('../catalogues/*.json', { import: 'default' })
  usual_players: number; // for "play now" and a new table
  example?: boolean; // shown where the server has it
  Table: () => Promise<{ default: Component<GameTableProps> }>;
  Ending: () => Promise<{ default: Component<EndingProps> }>;
  Reference?: Loader; // the cards, as a page
  Picture?: Loader; // for the start page
  Gallery?: Loader; // every drawing, to look at while drawing
  weigh: Weigh; // how long a step is shown that these events make
  holds?: Holds; // it stands until it was looked at, where nobody's clock runs
  // What one may look up from earlier; its words are in *.history.json.
  History?: () => Promise<{ default: Component<HistoryProps> }>;
  Hands?: () => Promise<{ default: Component<HandsProps> }>;
  // What more there is to mark on the time line of a finished game, with all cards open.
  marks_of?: () => Promise<{ marks_of: MarksOf }>;
  is_moment?: (told: Told) => boolean; // a big moment, for the whole table
  moments?: () => Promise<Moments>;
  log: () => Promise<GameTexts>;
  // How moves are called in an analysis or a hint; its words are in *.advice.json.
  advice?: () => Promise<{ move_words: MoveWords }>;
  puzzles?: (() => Promise<PuzzleBook>) | undefined; // games/GAME/puzzles/book.json
  // Guided games by name; their words are in *.learn.json, their titles web.game.GAME.lesson.NAME.
  lessons?: Record<string, () => Promise<Lesson>>;
}
