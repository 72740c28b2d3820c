// SPDX-License-Identifier: Apache-2.0
//
// The sentence that says what is asked of whom.
import { has_word, joined, t, type Args } from '$web/lib/words.svelte';
import { ally_of, type AbyssView, type Bill, type Lord } from './view';
import { card_term, lord_name, lord_term } from './words';

const price = (lord: Lord, { cost, races }: { cost: number; races: number }): Args => ({
  lord: lord_term(lord),
  cost,
  races,
});

function asked(view: AbyssView, names: Record<string, string>): { key: string; args: Args } {
  const { asks, asked: about = {} } = view;
  const newest = view.row.at(-1) ?? 'monster';
  switch (asks) {
    case 'act':
      return { key: about.last ? 'act_last' : asks, args: {} };
    case 'offer':
      return {
        key: asks,
        args: { card: card_term(newest), price: view.price },
      };
    case 'decide':
      if (about.full) return { key: 'decide_full', args: {} };
      return ally_of(newest)
        ? { key: asks, args: { card: card_term(newest) } }
        : { key: 'decide_monster', args: {} };
    case 'end_turn':
      return about.powers
        ? {
            key: 'web.abyss.ask.end_turn',
            args: { lords: joined(about.powers.map(lord_name)) },
          }
        : { key: asks, args: {} };
    case 'discard':
    case 'martial_law':
      return { key: asks, args: { n: about.count ?? 0 } };
    case 'corruptor':
      return about.count
        ? { key: 'corruptor_short', args: { n: about.count } }
        : { key: asks, args: {} };
    case 'assassin':
      return { key: asks, args: { player: names[about.player ?? ''] ?? '' } };
    case 'pay': {
      const { lord, cost = 0, races = 0 } = about;
      return lord ? { key: asks, args: price(lord, { cost, races }) } : { key: asks, args: {} };
    }
    default:
      return { key: asks, args: {} };
  }
}

export function question_text(
  view: AbyssView,
  me: string | null,
  names: Record<string, string>,
  chosen: string | null,
  bill: (Bill & { lord: Lord }) | null, // of the lord being paid for
): string {
  if (view.over) return t('abyss.log.over');
  if (me === null || view.to_move !== me)
    return t('abyss.ask.waiting', {
      player: names[view.to_move] ?? t('web.abyss.chance'),
    });
  if (chosen !== null) return t('web.abyss.and_which');
  if (bill) return t('abyss.ask.pay', price(bill.lord, bill));
  const { key, args } = asked(view, names);
  const full = key.startsWith('web.') ? key : `abyss.ask.${key}`;
  return has_word(full) ? t(full, args) : key;
}
