// SPDX-License-Identifier: Apache-2.0
//
// The parts of a game that draws nothing of its own: a table made of the view, the events and the
// legal moves alone. A game replaces what it wants to show better.
import type { GameParts } from '../table/game_parts';

type Own = Pick<GameParts, 'words' | 'usual_players' | 'log'>;

export const plain = (own: Own & Partial<GameParts>): GameParts => ({
  Table: () => import('./PlainTable.svelte'),
  Ending: () => import('./PlainEnding.svelte'),
  weigh: () => 1,
  ...own,
});
