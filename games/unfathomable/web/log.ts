// SPDX-License-Identifier: Apache-2.0
//
// The events of a game of Unfathomable as sentences.
import { t, term, type Term } from '$web/lib/words.svelte';
import type { Kinds } from '$web/table/filling';
import { teller } from '$web/table/telling';
import { cover } from './cover.svelte';
import { events } from './events';
import { looks, places } from './looks';
import { card_names, name_of, pile_card, things, type WordFamily } from './words';

export { default as Sign } from './LogSign.svelte';

// words: unfathomable.log.*
const named = (family: WordFamily) => (name: string) => term(`unfathomable.${family}.${name}`);

// "mythos infection top"
const option = (of: string): Term => term(`unfathomable.${of.replaceAll(' ', '.')}`);

// "Will ×2, Lore"
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ');
}

const kinds: Kinds = {
  one: {
    ...things,
    travel: (step) => term(`unfathomable.track.travel.${step}`),
    ritual: (step) => term(`unfathomable.track.ritual.${step}`),
    result: (result) => result,
    spell: named('spell'),
    waypoint: named('waypoint'),
    mythos: named('mythos'),
    damage: named('damage'),
    passenger: named('passenger'),
    activation: named('activation'),
    kept: named('kept'),
    ending: named('ending'),
    option,
  },
  list: {
    'card*': card_names,
    'skill*': (skills) => counted(skills.map((skill) => name_of('skill', skill))),
    'loyalty*': (cards) => counted(cards.map((card) => name_of('loyalty', card))),
    'pile_card*': (cards) => counted(cards.map((card) => t(pile_card(card).term))),
  },
};

export const tell = teller('unfathomable', events, kinds, {
  of: looks,
  places,
  covered: () => cover.on,
});
/** After the game, when nothing is covered. */
export const tell_openly = teller('unfathomable', events, kinds, { of: looks, places });
