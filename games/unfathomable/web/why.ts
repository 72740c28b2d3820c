// SPDX-License-Identifier: Apache-2.0
// Why a thing on the table does not react now, for a player who presses it anyway.
import { t } from '$web/lib/words.svelte';
import type { Desk } from './desk.svelte';
import { deeds_said } from './said';
import { card_name, card_text, card_title, name_of, text_of } from './words';

/** What somebody is asked instead, or whose turn it is. */
export function why_nothing(desk: Desk): string {
  if (!desk.me) return t('web.why.spectator');
  if (desk.live) return t('web.why.other', { question: desk.question });
  return t('unfathomable.ask.waiting', { player: desk.name(desk.view.to_move) });
}

const sentences = (...parts: string[]): string => parts.filter(Boolean).join(' ');

export const why_no_space = (desk: Desk, space: string): string =>
  sentences(
    t('web.ship.why.space', { space: name_of('space', space) }),
    deeds_said(desk.view, space, desk.names),
    text_of('space', space),
    why_nothing(desk),
  );

export const why_no_card = (desk: Desk, card: string): string =>
  sentences(`${card_name(card)}, ${card_title(card)}:`, card_text(card), why_nothing(desk));

/** Somebody has it, or it is not my turn to choose. */
export function why_no_character(desk: Desk, character: string): string {
  const seat = Object.keys(desk.view.seats).find(
    (one) => desk.view.seats[one]?.character === character,
  );
  return seat ? t('web.ship.why.taken', { player: desk.name(seat) }) : why_nothing(desk);
}
