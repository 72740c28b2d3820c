// SPDX-License-Identifier: Apache-2.0
import type { ClockKind, Person, SeatPlan } from '../protocol';

// Why a table cannot be rated: the result counts for accounts alone, without bots, with a clock.
export function why_unrated(
  seats: readonly SeatPlan[],
  clock: ClockKind,
  me: Person | null,
): 'guest' | 'bots' | 'clock' | null {
  if (!me || me.guest) return 'guest';
  if (seats.some(({ kind }) => kind === 'bot')) return 'bots';
  return clock === 'none' ? 'clock' : null;
}
