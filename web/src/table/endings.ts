// SPDX-License-Identifier: Apache-2.0
//
// How the end of each game is shown.
import type { Component } from 'svelte';
import type { GameOver, Position } from '../protocol';
import type { Game } from './games';

export interface EndingProps {
  position: Position;
  over: GameOver;
  names: Record<string, string>;
}
type Loader = () => Promise<{ default: Component<EndingProps> }>;

export const endings: Record<Game, Loader> = {
  abyss: () => import('../abyss/Ending.svelte'),
  unfathomable: () => import('../unfathomable/Ending.svelte'),
};
