// SPDX-License-Identifier: Apache-2.0
import type { Patterns } from '$web/lib/words.svelte';
import type { Lesson } from '$web/learn/lesson';
import type { PuzzleBook } from '$web/protocol';
import type { GameParts } from '$web/table/game_parts';
import { is_moment, weigh } from './pace';
import './tones.css';

// (Not an import of its own: the type checker need not read it.)
const books = import.meta.glob<PuzzleBook>('../puzzles/*.json', { import: 'default' });

export const abyss: GameParts = {
  words: import.meta.glob<Patterns>('../catalogues/*.json', { import: 'default' }),
  usual_players: 3,
  Table: () => import('./AbyssTable.svelte'),
  Ending: () => import('./Ending.svelte'),
  Hands: () => import('./Hands.svelte'),
  Reference: () => import('./Reference.svelte'),
  Picture: () => import('./Picture.svelte'),
  Gallery: () => import('./Gallery.svelte'),
  weigh,
  is_moment,
  moments: () => import('./moments'),
  log: () => import('./log'),
  advice: () => import('./advice'),
  puzzles: books['../puzzles/book.json'],
  lessons: { first: async () => (await import('./lesson.json')).default as Lesson },
};
