// SPDX-License-Identifier: Apache-2.0
import type { Position, Replayed, Said, TableInfo } from '../protocol';
import { said_in } from '../table/chat';
import type { LogLine } from '../table/log';
import { still, still_seat } from '../table/still';

// A step of a review, as the game's table needs it: only to look at, with nothing to do.
export function position_of(table: string, step: Replayed, info: TableInfo): Position {
  return {
    ...still(),
    ...step, // `game` and its `view` among it
    table,
    number: step.move,
    moves: step.move,
    seat: step.seat === 'nobody' || step.seat === 'everybody' ? null : step.seat,
    seats: info.card.seats.map(({ seat, person, level }) => still_seat(seat, person, level)),
    state: info.card.state,
    rated: info.card.rated,
  };
}

// Where the turns begin.
export const turns_of = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter((line) => line.kind === 'turn');

// What was said stands after the last line of the moves that had been played.
export function with_claims(
  lines: readonly LogLine[],
  said: readonly Said[],
  names: Record<string, string>,
): LogLine[] {
  const claims = said.map((one): LogLine => ({
    move: one.move,
    kind: 'note',
    text: `${names[one.seat] ?? one.seat}: ${said_in({ ...one, text: null }, names)}`,
    who: one.seat,
  }));
  const all: LogLine[] = [];
  let next = 0;
  for (const line of lines) {
    for (let claim = claims[next]; claim && claim.move < line.move; claim = claims[++next])
      all.push(claim);
    all.push(line);
  }
  return [...all, ...claims.slice(next)];
}
