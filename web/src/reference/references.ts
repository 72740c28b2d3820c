// SPDX-License-Identifier: Apache-2.0
//
// The cards of each game, as a page.
import type { Component } from 'svelte';

type Loader = () => Promise<{ default: Component }>;

export const references: Record<string, Loader | undefined> = {
  abyss: () => import('../abyss/Reference.svelte'),
  unfathomable: () => import('../unfathomable/Reference.svelte'),
};
