// SPDX-License-Identifier: Apache-2.0
// The keys of the table: numbers choose from the list, or pick cards and decks.
import type { Key } from '$web/lib/keys';
import { t } from '$web/lib/words.svelte';
import type { Desk } from './desk.svelte';
import { parse } from './notation';

const digits = 9;

function number_key(desk: Desk, n: number): (() => void) | null {
  const several = desk.several;
  if (desk.opened.length > 0 && !desk.sure) {
    const move = desk.opened[n];
    return move ? () => desk.press([move]) : null;
  }
  if (several?.of === 'skills') {
    const skill = several.skills[n];
    return skill ? () => desk.pick(skill) : null;
  }
  if (several?.of === 'cards') {
    const card = desk.view.hand?.[n];
    return card && several.cards.includes(card) ? () => desk.pick(card, n) : null;
  }
  const entry = desk.entries[n];
  return entry ? () => desk.press(entry.moves) : null;
}

export function keys_of(desk: Desk, orders: () => void): Key[] {
  const keys: Key[] = [
    { key: 'l', label: t('web.ship.key.loyalty'), press: () => (desk.covered = !desk.covered) },
    { key: 'o', label: t('web.ship.orders'), press: orders },
  ];
  for (let n = 0; n < digits; n += 1) {
    const press = number_key(desk, n);
    if (press)
      keys.push({ key: String(n + 1), label: t('web.ship.key.choose', { n: n + 1 }), press });
  }
  if (desk.opened.length > 0 || desk.picked.length > 0)
    keys.push({ key: 'escape', label: t('web.cancel'), press: desk.forget });
  if (desk.several && desk.ready)
    keys.push({ key: 'enter', label: t('web.ship.key.confirm'), press: () => void desk.confirm() });
  if (desk.live && desk.legal.includes('pass'))
    keys.push({
      key: 'n',
      label: t('unfathomable.move.pass'),
      press: () => desk.press([parse('pass')]),
    });
  if (desk.live && desk.position.reaction)
    keys.push(
      { key: 'w', label: t('web.ship.pass.window'), press: () => desk.decline('window') },
      { key: 's', label: t('web.ship.pass.such'), press: desk.decline_such },
      { key: 't', label: t('web.ship.pass.turn'), press: () => desk.decline('turn') },
      { key: 'r', label: t('web.ship.pass.round'), press: () => desk.decline('round') },
    );
  return keys;
}
