// SPDX-License-Identifier: Apache-2.0
//
// What players can look up from earlier in a game, with its words; undefined: nothing.
import { games, type Game } from '../games';
import { want_words } from '../lib/words.svelte';
import type { GameParts } from './game_parts';

export function history_of(game: Game): GameParts['History'] {
  const { History } = games[game];
  if (!History) return undefined;
  return async () => {
    const [part] = await Promise.all([History(), want_words(game, 'history')]);
    return part;
  };
}
