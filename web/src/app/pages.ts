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

export const pages = {
  home: () => import('../lobby/Home.svelte'),
  make: () => import('../lobby/MakeTable.svelte'),
  table: () => import('../table/TablePage.svelte'),
  review: () => import('../review/ReviewPage.svelte'),
  reference: () => import('../reference/ReferencePage.svelte'),
  deal: () => import('../analysis/DealPage.svelte'),
  puzzles: () => import('../puzzles/PuzzlesPage.svelte'),
  puzzle: () => import('../puzzles/PuzzlePage.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
  lessons: () => import('../learn/LessonsPage.svelte'),
  account: () => import('../account/AccountPage.svelte'),
  unknown: () => import('./Unknown.svelte'),
} as unknown as Record<Route['page'], Loader>;
