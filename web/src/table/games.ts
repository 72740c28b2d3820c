// SPDX-License-Identifier: Apache-2.0
//
// Which component draws which game; each is loaded when somebody sits down.
import type { Component } from 'svelte';
import type { Position } from '../protocol';
import type { GameTableProps } from './game_table';

export type Game = 'abyss' | 'unfathomable';
type Loader = () => Promise<{ default: Component<GameTableProps> }>;

export const tables: Record<Game, Loader> = {
  abyss: () => import('../abyss/AbyssTable.svelte'),
  unfathomable: () => import('../unfathomable/UnfathomableTable.svelte'),
};

// Only Abyss has a court.
export function game_of(position: Pick<Position, 'view'>): Game {
  const { view } = position;
  return typeof view === 'object' && view !== null && 'court' in view ? 'abyss' : 'unfathomable';
}
