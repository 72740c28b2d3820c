// SPDX-License-Identifier: Apache-2.0
// What is different on the ship since the last position: said to screen readers, shown for a moment.
import { t, term } from '$web/lib/words.svelte';
import { none, resources, type ShipView } from './view';
import { card_names, type Names } from './words';

export function changes_between(before: ShipView, after: ShipView, names: Names): string[] {
  return [
    ...dials(before, after),
    ...tracks(before, after),
    ...rooms(before, after),
    ...people(before, after, names),
    ...testing(before, after),
  ];
}

const dials = (before: ShipView, after: ShipView): string[] =>
  resources
    .filter((one) => after.dials[one] !== before.dials[one])
    .map((one) =>
      t('unfathomable.event.dial', {
        resource: term(`unfathomable.resource.${one}`),
        from: before.dials[one],
        to: after.dials[one],
      }),
    );

const tracks = (before: ShipView, after: ShipView): string[] =>
  (['travel', 'ritual'] as const)
    .filter((track) => after[track] !== before[track])
    .map((track) => {
      const key = `unfathomable.track.${track}` as const;
      return t('unfathomable.event.track', {
        track: term(key),
        step: term(`${key}.${after[track]}`),
      });
    });

const rooms = (before: ShipView, after: ShipView): string[] =>
  Object.entries(after.damage)
    .filter(([room, damage]) => damage !== before.damage[room])
    .map(([room, damage]) =>
      t(damage === none ? 'unfathomable.event.repaired' : 'unfathomable.event.damaged', {
        space: term(`unfathomable.space.${room}`),
      }),
    );

function people(before: ShipView, after: ShipView, names: Names): string[] {
  const out: string[] = [];
  for (const [seat, { space }] of Object.entries(after.seats)) {
    if (space === before.seats[seat]?.space) continue;
    const player = names[seat] ?? seat;
    if (space === 'sick_bay') out.push(t('unfathomable.event.defeated', { player }));
    if (space === 'brig')
      out.push(t('unfathomable.event.sent', { player, in: t('unfathomable.in.brig') }));
  }
  for (const title of ['captain', 'keeper'] as const)
    if (after[title] !== before[title] && after[title] in after.seats)
      out.push(t(`unfathomable.event.${title}`, { player: names[after[title]] ?? after[title] }));
  if (after.awakened && !before.awakened) out.push(t('unfathomable.event.awakening'));
  return out;
}

function testing(before: ShipView, after: ShipView): string[] {
  const pile = after.test.pile ?? [];
  if (pile.length === 0 || (before.test.pile ?? []).length > 0) return [];
  return [t('cli.ship.log.pile', { cards: card_names(pile) })];
}
