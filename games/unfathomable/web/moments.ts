// SPDX-License-Identifier: Apache-2.0
//
// The big moments of a game of Unfathomable.
import type { Told } from '$web/protocol';
import type { Moment } from '$web/table/moments';
import { t } from '$web/lib/words.svelte';

export { default as Art } from './MomentArt.svelte';

export function moment_of({ key, args }: Told): Moment | null {
  switch (key) {
    case 'revealed': {
      const { loyalty } = args as { loyalty?: string };
      return loyalty === 'human' ? null : { title: t('web.ship.moment.revealed'), tone: 'dread' };
    }
    case 'awakening':
      return { title: t('web.ship.moment.awakening'), tone: 'dread' };
    case 'banishment':
      return { title: t('web.ship.moment.banishment'), tone: 'joy' };
    case 'captain':
      return { title: t('web.ship.moment.captain'), tone: 'change' };
    case 'keeper':
      return { title: t('web.ship.moment.keeper'), tone: 'change' };
    case 'passenger_lost':
    case 'supply_passenger_lost':
      return { title: t('web.ship.moment.passenger'), tone: 'dread' };
    case 'reached':
      return { title: t('web.ship.moment.reached'), tone: 'joy' };
    case 'over':
      return { title: t('web.moment.end'), tone: 'change' };
    default:
      return null;
  }
}
