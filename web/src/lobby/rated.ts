// SPDX-License-Identifier: Apache-2.0
import type { Person, RatedTables, SeatPlan } from '../protocol';

// Why a table cannot be rated; who may sit at one, the server says.
export function why_unrated(
  seats: readonly SeatPlan[],
  me: Person | null,
  rated: RatedTables,
): 'guest' | 'bots' | null {
  if (!rated.guests && (!me || me.guest)) return 'guest';
  return !rated.bots && seats.some(({ kind }) => kind === 'bot') ? 'bots' : null;
}
