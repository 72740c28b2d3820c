// SPDX-License-Identifier: Apache-2.0
//
// Why a thing on the table does not react now, for a player who presses it anyway.
import { t } from '$web/lib/words.svelte';
import { lord_cards } from './cards';
import type { Desk } from './desk.svelte';
import { question_text } from './question';
import type { Lord, Price, Race } from './view';
import { race_name } from './words';

/** What the thing is for, what somebody is asked instead, or whose turn it is. */
export function why_not(desk: Desk, target: string): string {
  const [kind, of] = target.split(':');
  if (!desk.me) return t('web.why.spectator');
  if (kind === 'council' && desk.view.council_size[of as Race] === 0)
    return t('web.abyss.why.empty');
  if (kind === 'row') return t('web.abyss.why.row');
  if (kind === 'hand' && desk.live && desk.question === 'act') return t('web.abyss.why.hand');
  const question = question_text(desk.view, desk.me, desk.names, desk.chosen, desk.asking);
  if (!desk.live) return question;
  return t('web.why.other', { question });
}

/** Why a location that lies open is not mine yet. */
export function why_no_location(desk: Desk): string {
  const mine = desk.view.seats[desk.me ?? ''];
  return mine ? t('web.abyss.why.location', { n: mine.usable_keys }) : t('web.why.spectator');
}

/** Whether I could pay for a lord, and if not, what is missing. */
export function price_note(desk: Desk, lord: Lord): string {
  const bill = desk.view.bills?.[lord];
  if (!bill || !desk.me) return '';
  const printed = lord_cards[lord].cost;
  const changed = bill.cost === printed ? '' : t('web.abyss.printed', { n: printed });
  return [what_lacks(bill), changed].filter(Boolean).join(' ');
}
function what_lacks({ cost, lacks }: Price): string {
  if (!lacks) return t('web.abyss.can_pay', { cost });
  if (lacks.race) return t('web.abyss.lacks_race', { cost, race: race_name(lacks.race) });
  if (lacks.races) return t('web.abyss.lacks_races', { cost, n: lacks.races });
  return t('web.abyss.lacks_value', { cost, n: lacks.value ?? 0 });
}
