// SPDX-License-Identifier: Apache-2.0
//
// The sentence that says what is asked of whom.
import { joined, t } from '$web/lib/words.svelte';
import { asker } from '$web/table/asking';
import { asked } from './moves';
import type { AbyssView, Bill, Lord } from './view';
import { lord_name, race_name, things } from './words';

const ask = asker('abyss', asked, {
  one: things,
  list: { 'lord*': (lords) => joined(lords.map(lord_name)) },
});

export function question_text(
  view: AbyssView,
  me: string | null,
  names: Record<string, string>,
  chosen: string | null,
  bill: (Bill & { lord: Lord }) | null, // of the lord being paid for
): string {
  if (!view.asked) return t('abyss.log.over');
  if (me === null || view.to_move !== me)
    return t('abyss.ask.waiting', {
      player: names[view.to_move] ?? t('web.abyss.chance'),
    });
  if (chosen !== null) return t('web.abyss.and_which');
  const said = ask(bill ? { key: 'pay', args: bill } : view.asked, names);
  if (!bill?.required) return said;
  const race = race_name(bill.required);
  return `${said} ${t(bill.races === 1 ? 'web.abyss.pay.only' : 'web.abyss.pay.among', { race })}`;
}
