// SPDX-License-Identifier: Apache-2.0
import type { SeatCard, SeatState } from '../protocol';
import { has_word, t } from '../lib/words.svelte';

export function level_name(level: string): string {
  const key = `web.level.${level}`;
  return has_word(key) ? t(key) : level;
}

// Who sits where, as everybody calls them; equal names are told apart by the seat. A bot is called
// by its seat alone: short enough for a phone, and its level stands where the seats are shown.
export function seat_names(seats: readonly (SeatState | SeatCard)[]): Record<string, string> {
  const names = seats.map((seat) => {
    if (!seat.person) return t('web.seat.gone', { seat: seat.seat });
    return seat.person.bot ? t('web.bot', { seat: seat.seat }) : seat.person.name;
  });
  return Object.fromEntries(
    seats.map(({ seat }, i) => {
      const name = names[i] ?? seat;
      const shared = names.filter((other) => other === name).length > 1;
      return [seat, shared ? t('web.seat.named', { name, seat }) : name];
    }),
  );
}
