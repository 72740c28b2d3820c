// SPDX-License-Identifier: Apache-2.0
//
// Every page is loaded when it is first shown. Each takes the props it needs.
import type { Component } from 'svelte';
import type { Game } from '../games';
import type { Route } from '../lib/router.svelte';

export interface PageProps {
  id: string;
  invite: string | null;
  game: Game;
  lesson: string; // of a guided game, empty: its first
}
type Loader = () => Promise<{ default: Component<PageProps> }>;

// A page that needs none.
const alone =
  (load: () => Promise<{ default: Component<Record<string, never>> }>): Loader =>
  async () => {
    const { default: Page } = await load();
    return { default: (anchor) => Page(anchor, {}) };
  };

export const pages: Record<Route['page'], Loader> = {
  home: alone(() => import('../lobby/Home.svelte')),
  make: () => import('../lobby/MakeTable.svelte'),
  table: () => import('../table/TablePage.svelte'),
  review: () => import('../review/ReviewPage.svelte'),
  reference: () => import('../reference/ReferencePage.svelte'),
  deal: () => import('../analysis/DealPage.svelte'),
  puzzles: () => import('../puzzles/PuzzlesPage.svelte'),
  puzzle: () => import('../puzzles/PuzzlePage.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
  lessons: alone(() => import('../learn/LessonsPage.svelte')),
  account: alone(() => import('../account/AccountPage.svelte')),
  unknown: alone(() => import('./Unknown.svelte')),
};
