// SPDX-License-Identifier: Apache-2.0
// What I have seen and others have not: loyalty cards of others, places in decks.
import { t } from '$web/lib/words.svelte';
import type { ShipView } from './view';
import { name_of, type Names } from './words';

const piles = ['mythos', 'waypoint', 'spell', 'item'] as const;

export function seen(view: ShipView, names: Names): string[] {
  const loyalties = Object.entries(view.seats)
    .filter(([seat]) => seat !== view.viewer)
    .map(([seat, one]) => ({ seat, known: one.loyalty.filter((card) => card !== '?') }))
    .filter(({ known }) => known.length > 0)
    .map(({ seat, known }) =>
      t('unfathomable.ending.loyalties', {
        player: names[seat] ?? seat,
        loyalties: known.map((card) => name_of('loyalty', card)).join(', '),
      }),
    );
  const decks = piles.flatMap((pile) => {
    const told = (place: 'top' | 'bottom'): string[] => {
      const known = view.decks[pile][place].filter((card) => card !== '?');
      const card = known.map((one) => name_of(pile, one)).join(', ');
      return card ? [t(`cli.ship.seen.${place}`, { pile: name_of('pile', pile), card })] : [];
    };
    return [...told('top'), ...told('bottom')];
  });
  return [...loyalties, ...decks];
}
