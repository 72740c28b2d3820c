// SPDX-License-Identifier: Apache-2.0
//
// What happened, as sentences. Each game tells its own moves.
import type { Event } from '../protocol';
import type { Game } from './games';

export interface LogLine {
  move: number; // of the event
  kind: 'turn' | 'move' | 'chance' | 'why'; // turn: a heading, somebody's turn begins
  text: string;
}
export type Teller = (events: Event[], names: Record<string, string>) => LogLine[];

export const tellers: Record<Game, () => Promise<{ tell: Teller }>> = {
  abyss: () => import('../abyss/log'),
  unfathomable: () => import('../unfathomable/log'),
};
