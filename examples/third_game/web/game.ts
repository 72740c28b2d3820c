// SPDX-License-Identifier: Apache-2.0
import type { Patterns } from '$web/lib/words.svelte';
import { plain } from '$web/plain/plain';

export const liars_dice = plain({
  words: import.meta.glob<Patterns>('../catalogues/*.json', { import: 'default' }),
  usual_players: 4,
  example: true,
  log: () => import('./log'),
});
