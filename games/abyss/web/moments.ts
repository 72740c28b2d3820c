// SPDX-License-Identifier: Apache-2.0
//
// The big moments of a game of Abyss.
import type { Told } from '$web/protocol';
import type { Moment } from '$web/table/moments';
import { t } from '$web/lib/words.svelte';

export { default as Art } from './MomentArt.svelte';

export function moment_of({ key }: Told): Moment | null {
  if (key === 'recruited') return { title: t('web.abyss.moment.lord'), tone: 'joy' };
  if (key === 'claimed') return { title: t('web.abyss.moment.location'), tone: 'joy' };
  if (key.startsWith('last_round_'))
    return { title: t('web.abyss.moment.last_round'), tone: 'change' };
  return { title: t('web.moment.end'), tone: 'change' };
}
