// SPDX-License-Identifier: Apache-2.0
//
// What is needed to talk about the moves of a game, loaded when somebody asks for advice.
import { games, type Game } from '../games';
import { want_analysis_words, want_words } from '../lib/words.svelte';
import type { MoveWords } from '../table/game_parts';

const as_written: MoveWords = { label: (move) => move, things: () => [] };

export async function load_advice(game: Game): Promise<MoveWords> {
  const [advice] = await Promise.all([
    games[game].advice?.(),
    want_analysis_words(),
    want_words(game, 'advice'),
  ]);
  return advice?.move_words ?? as_written;
}
