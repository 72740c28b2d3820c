// SPDX-License-Identifier: Apache-2.0
// Spaces and seats in one sentence, for screen readers.
import { t } from '$web/lib/words.svelte';
import { inhabitants } from './tokens';
import { none, type ShipView } from './view';
import { name_of, type Names } from './words';

export function space_said(view: ShipView, space: string, names: Names): string {
  const here = inhabitants(view, space);
  const parts = [
    ...here.seats.map((seat) => names[seat] ?? seat),
    ...here.monarchs.map((one) => name_of('monarch', one)),
    ...(here.deep_ones > 0 ? [t('unfathomable.term.deep_one', { n: here.deep_ones })] : []),
    ...(here.passengers > 0 ? [t('unfathomable.term.passenger', { n: here.passengers })] : []),
    ...(here.damage !== none ? [t(`unfathomable.damage.${here.damage}`)] : []),
  ];
  const name = name_of('space', space);
  return parts.length > 0 ? `${name}: ${parts.join(', ')}` : name;
}

/** What the Deep Ones there will do when they act, as the rules foretell it. */
export function deeds_said(view: ShipView, space: string, names: Names): string {
  const deeds = view.deep_ones_do
    .filter((one) => one.in === space)
    .map(({ deed, n, to, whom }) =>
      t(`web.ship.deed.${deed}`, {
        n,
        to: to === none ? '' : t(`unfathomable.to.${to}`),
        whom: whom.map((seat) => names[seat] ?? seat).join(' / '),
      }),
    );
  return deeds.length > 0 ? t('web.ship.deeds', { deeds: deeds.join('; ') }) : '';
}

export function seat_said(view: ShipView, seat: string, names: Names): string {
  const one = view.seats[seat];
  if (!one) return '';
  const parts = [
    names[seat] ?? seat,
    ...(one.character === none ? [] : [name_of('character', one.character)]),
    ...(one.space in view.deep_ones ? [name_of('space', one.space)] : []),
    t('unfathomable.term.card', { n: one.hand_size }),
    t('unfathomable.term.loyalty_card', { n: one.loyalty_size }),
    ...one.title.map((title) => name_of('title', title)),
    ...one.items.map((item) => name_of('item', item)),
    ...(one.revealed ? [t('unfathomable.label.revealed_traitor')] : []),
  ];
  return parts.join(', ');
}
