// SPDX-License-Identifier: Apache-2.0
import type { SeatCard, SeatState } from '../protocol';
import { has_word, t } from '../lib/words.svelte';

export function level_name(level: string): string {
  const key = `web.level.${level}`;
  return has_word(key) ? t(key) : level;
}

// The crew: a bot has a name of its own, short enough for a phone. Which one sits down follows from
// its level and its seat, so that one gets to know them.
const crew = [
  'Anneke',
  'Bruno',
  'Cosima',
  'Dov',
  'Edda',
  'Fitz',
  'Gesa',
  'Hugo',
  'Ines',
  'Jorun',
  'Kolja',
  'Lorna',
] as const;
const ranks = ['random', 'novice', 'greedy', 'plain', 'sailor', 'captain', 'master'];

export function bot_name(level: string | null, seat: string): string {
  const rank = Math.max(0, ranks.indexOf(level ?? ''));
  return crew[(rank * 5 + 'ABCDEF'.indexOf(seat)) % crew.length] ?? seat;
}

// Who sits where, as everybody calls them; equal names are told apart by the seat.
export function seat_names(seats: readonly (SeatState | SeatCard)[]): Record<string, string> {
  const names = seats.map((seat) => {
    if (!seat.person) return t('web.seat.gone');
    return seat.person.bot ? bot_name(seat.level, seat.seat) : seat.person.name;
  });
  return Object.fromEntries(
    seats.map(({ seat }, i) => {
      const name = names[i] ?? seat;
      const shared = names.filter((other) => other === name).length > 1;
      return [seat, shared ? t('web.seat.named', { name, seat }) : name];
    }),
  );
}
