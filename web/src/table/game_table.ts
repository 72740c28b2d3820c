// SPDX-License-Identifier: Apache-2.0
//
// What the table of a game is given. It fills the whole space below the bar, and holds no rules: it
// draws `position.view` and lights what is in `position.legal`.
import type { Snippet } from 'svelte';
import type { Document, Event, Looked, Order, Position } from '../protocol';
import type { LogLine } from './log';

export interface GameTableProps {
  position: Position;
  // Every event so far as this seat sees it (position.events are only the newest).
  events: Event[];
  // False while an answer is on its way, for spectators and in a review: then nothing is lit.
  live: boolean;
  // Names by seat, "you" for my own.
  names: Record<string, string>;
  // The log so far: why somebody is asked is in it.
  lines?: readonly LogLine[];
  // What each seat did last, in words.
  last?: Record<string, string>;
  // One move or several joined by `; `, applied completely or not at all. Resolves false if
  // refused.
  play: (line: string) => Promise<boolean>;
  look_ahead: (line: string) => Promise<Looked | null>;
  // What the game answers to a question about the position; null: nothing.
  aid: (what: string, about: Record<string, string>) => Promise<Document>;
  undo: () => void;
  // Nothing is hidden: a review with all cards open.
  open?: boolean;
  // Every question waits for its answer, also where there is only one: the guided game.
  patient?: boolean;
  // What happened last is still being looked at, and nothing is answered by itself until `go_on`.
  held?: { said: string; go_on: () => void } | null;
  // Log, chat and menu, drawn by the page: put it at the side, or in a drawer on a small screen.
  side: Snippet;
  say: (phrase: string, about: string | null) => void;
  set_orders: (orders: Order[]) => void;
}
