// SPDX-License-Identifier: Apache-2.0
import { want_words } from '$web/lib/words.svelte';
import type { Lesson } from '$web/learn/lesson';
import type { GameParts } from '$web/table/game_parts';
import { is_moment, weigh } from './pace';
import './tones.css';

export const unfathomable: GameParts = {
  usual_players: 5,
  // Only the ship has a ritual track.
  draws: (view) => typeof view === 'object' && view !== null && 'ritual' in view,
  Table: () => import('./UnfathomableTable.svelte'),
  Ending: () => import('./Ending.svelte'),
  Reference: () => import('./Reference.svelte'),
  Picture: () => import('./Picture.svelte'),
  Gallery: () => import('./Gallery.svelte'),
  History: async () => {
    const [part] = await Promise.all([
      import('./History.svelte'),
      want_words('unfathomable', 'history'),
    ]);
    return part;
  },
  weigh,
  is_moment,
  moments: () => import('./moments'),
  log: () => import('./log'),
  lesson: async () => ({ default: (await import('./lesson.json')).default as Lesson }),
};
