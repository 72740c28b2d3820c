// SPDX-License-Identifier: Apache-2.0
//
// What happened, as sentences. Each game tells its own moves.
import type { Component } from 'svelte';
import type { Event } from '../protocol';

export interface LogLine {
  move: number; // of the event
  // turn: a heading, somebody's turn begins; pass: nothing was done; note: of the table, not of the game
  kind: 'turn' | 'move' | 'chance' | 'pass' | 'why' | 'note';
  text: string;
  who?: string; // the seat that did it, or to which it happened
  sign?: string; // what it is about, as a picture: `Sign` of the game draws it
  act?: boolean; // what somebody decided, not what followed from it
  begins?: boolean; // something new: what was decided before it is no reason any more
  part?: boolean; // of something greater, together with what the same player did just before
  things?: readonly string[]; // on the board: `lord:jailer`, `seat:B` (things.svelte.ts)
  marks?: readonly string[]; // those of them that are marked as somebody's last deed; left out: all
}
export type Teller = (events: Event[], names: Record<string, string>) => LogLine[];

/** What a game has for its log: the sentences, and the pictures beside them. */
export interface Telling {
  tell: Teller;
  Sign?: Component<{ of: string; size?: number | string }>;
}
