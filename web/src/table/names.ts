// SPDX-License-Identifier: Apache-2.0
import type { SeatCard, SeatState } from '../protocol';
import { has_word, t } from '../lib/words.svelte';

// A level may have settings: `captain/iterations=1000`.
export function level_name(level: string): string {
  const [base = level, ...settings] = level.split('/');
  const key = `web.level.${base}`;
  const name = has_word(key) ? t(key) : base;
  return settings.length > 0 ? `${name} (${settings.join(', ')})` : name;
}
/** What to expect of it. */
export function level_text(level: string): string {
  const key = `web.level_text.${level}`;
  return has_word(key) ? t(key) : '';
}

// Who sits where, as everybody calls them; equal names are told apart by the seat.
export function seat_names(seats: readonly (SeatState | SeatCard)[]): Record<string, string> {
  const names = seats.map(({ person }) => person?.name ?? t('web.seat.gone'));
  return Object.fromEntries(
    seats.map(({ seat }, i) => {
      const name = names[i] ?? seat;
      const shared = names.filter((other) => other === name).length > 1;
      return [seat, shared ? t('web.seat.named', { name, seat }) : name];
    }),
  );
}
