// SPDX-License-Identifier: Apache-2.0
//
// What happened, as sentences. Each game tells its own moves.
import type { Event } from '../protocol';

export interface LogLine {
  move: number; // of the event
  kind: 'turn' | 'move' | 'chance' | 'why'; // turn: a heading, somebody's turn begins
  text: string;
}
export type Teller = (events: Event[], names: Record<string, string>) => LogLine[];
