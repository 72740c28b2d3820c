// SPDX-License-Identifier: Apache-2.0
//
// The events of a game of Abyss as sentences.
import { joined } from '$web/lib/words.svelte';
import { teller } from '$web/table/telling';
import { events } from './events';
import { looks } from './looks';
import { ally_of, type Card } from './view';
import { location_name, lord_name, race_letter, things } from './words';

// words: abyss.log.*
const short = (card: Card): string => {
  const ally = ally_of(card);
  return ally ? `${race_letter(ally.race)}${ally.value}` : card;
};

export { default as Sign } from './LogSign.svelte';

export const tell = teller(
  'abyss',
  events,
  {
    one: things,
    list: {
      'card*': (cards) => cards.map(short).join(' '),
      'lord*': (lords) => joined(lords.map(lord_name)),
      'location*': (locations) => locations.map(location_name).join(', '),
    },
  },
  { of: looks },
);
