// SPDX-License-Identifier: Apache-2.0
import type { ClockKind, Person, RatedTables, SeatPlan } from '../protocol';

// Why a table cannot be rated; what a rated one needs, the server says.
export function why_unrated(
  seats: readonly SeatPlan[],
  clock: ClockKind,
  me: Person | null,
  rated: RatedTables,
): 'guest' | 'bots' | 'clock' | null {
  if (!rated.guests && (!me || me.guest)) return 'guest';
  if (!rated.bots && seats.some(({ kind }) => kind === 'bot')) return 'bots';
  return !rated.untimed && clock === 'none' ? 'clock' : null;
}
