// SPDX-License-Identifier: Apache-2.0
//
// What happened, as sentences. Each game tells its own moves.
import type { Event } from '../protocol';

export interface LogLine {
  move: number; // of the event
  // turn: a heading, somebody's turn begins; note: of the table, not of the game
  kind: 'turn' | 'move' | 'chance' | 'why' | 'note';
  text: string;
}
export type Teller = (events: Event[], names: Record<string, string>) => LogLine[];
