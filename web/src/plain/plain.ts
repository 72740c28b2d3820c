// SPDX-License-Identifier: Apache-2.0
//
// The parts of a game without drawings of its own: a table made only from the view, the events and
// the legal moves. A game replaces the parts it wants to show better.
import type { GameParts } from '../table/game_parts';

type Own = Pick<GameParts, 'words' | 'usual_players' | 'log'>;

export const plain = (own: Own & Partial<GameParts>): GameParts => ({
  Table: () => import('./PlainTable.svelte'),
  Ending: () => import('./PlainEnding.svelte'),
  weigh: () => 1,
  ...own,
});
