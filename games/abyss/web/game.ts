// SPDX-License-Identifier: Apache-2.0
import type { Lesson } from '$web/learn/lesson';
import type { GameParts } from '$web/table/game_parts';
import { is_moment, weigh } from './pace';
import './tones.css';

export const abyss: GameParts = {
  usual_players: 3,
  // Only Abyss has a court.
  draws: (view) => typeof view === 'object' && view !== null && 'court' in view,
  Table: () => import('./AbyssTable.svelte'),
  Ending: () => import('./Ending.svelte'),
  Reference: () => import('./Reference.svelte'),
  Picture: () => import('./Picture.svelte'),
  Gallery: () => import('./Gallery.svelte'),
  weigh,
  is_moment,
  moments: () => import('./moments'),
  log: () => import('./log'),
  // The one payment of the lesson is the cheapest there is.
  lesson_aid: (_, line) => {
    const allies = [...line.matchAll(/pay (\w+ \d)/g)].map((found) => found[1] ?? '');
    return { payments: [{ line, allies, pearls: 0 }] };
  },
  lesson: async () => ({ default: (await import('./lesson.json')).default as Lesson }),
};
