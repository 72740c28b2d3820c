// SPDX-License-Identifier: Apache-2.0
import type { Position, Replayed, TableInfo } from '../protocol';
import type { LogLine } from '../table/log';

// A step of a review, as the game's table needs it: only to look at, with nothing to do.
export function position_of(table: string, step: Replayed, info: TableInfo): Position {
  return {
    ...step, // `game` and its `view` among it
    type: 'position',
    answers: [],
    table,
    number: step.move,
    moves: step.move,
    seat: step.seat === 'nobody' ? null : step.seat,
    legal: [],
    reaction: false,
    undo: false,
    events_after: 0,
    events: [],
    notes: [],
    seats: info.card.seats.map(({ seat, person, level }) => ({
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
    })),
    state: info.card.state,
    rated: info.card.rated,
    rematch: null,
    commitment: '',
    orders: [],
    ordered: false,
    jottings: [],
    at: 0,
  };
}

// Where the turns begin.
export const turns_of = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter((line) => line.kind === 'turn');
