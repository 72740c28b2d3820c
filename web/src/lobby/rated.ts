// SPDX-License-Identifier: Apache-2.0
import type { Person, SeatPlan } from '../protocol';

// Why a table cannot be rated: the result counts for accounts alone, and without bots.
export function why_unrated(
  seats: readonly SeatPlan[],
  me: Person | null,
): 'guest' | 'bots' | null {
  if (!me || me.guest) return 'guest';
  return seats.some(({ kind }) => kind === 'bot') ? 'bots' : null;
}
