// SPDX-License-Identifier: Apache-2.0
//
// A position that nobody plays, as the game's table needs it: in a review, a lesson, a puzzle.
import type { Position, SeatState } from '../protocol';

export const still_seat = (
  seat: string,
  person: SeatState['person'] = null,
  level: SeatState['level'] = null,
): SeatState => ({
  seat,
  person,
  level,
  away: false,
  bot_plays: false,
  conceded: false,
  abandons: false,
  bank_ms: null,
  running: false,
  bot_after_ms: null,
  bot_asked_by: [],
});

const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
export const seats_of = (players: number): string[] => letters.slice(0, players);

/** What is the same in all of them. */
export const still = () =>
  ({
    type: 'position',
    answers: [],
    legal: [],
    reaction: false,
    undo: false,
    events_after: 0,
    events: [],
    notes: [],
    state: 'running',
    rated: false,
    over: null,
    rematch: null,
    patience_ms: null,
    commitment: '',
    orders: [],
    ordered: false,
    jottings: [],
    at: 0,
  }) satisfies Partial<Position>;

// Those who sit at such a table with me.
const others: Record<string, string> = {
  A: 'Olga',
  B: 'Marlow',
  C: 'Ines',
  D: 'Tom',
  E: 'Vera',
  F: 'Jon',
};
export const still_names = (players: number, mine: string, me: string): Record<string, string> =>
  Object.fromEntries(
    seats_of(players).map((seat) => [seat, seat === mine ? me : (others[seat] ?? seat)]),
  );
