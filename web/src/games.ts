// SPDX-License-Identifier: Apache-2.0
//
// The games of the page. Nothing else under web/src names one; a new game is a line in each list.
import { abyss } from '$games/abyss/web/game';
import { unfathomable } from '$games/unfathomable/web/game';
import type abyss_words from '$games/abyss/catalogues/en.json';
import type unfathomable_words from '$games/unfathomable/catalogues/en.json';
import type unfathomable_history from '$games/unfathomable/catalogues/en.history.json';
import type unfathomable_web from '$games/unfathomable/catalogues/en.web.json';
import type { Document } from './protocol';
import type { GameParts } from './table/game_parts';

const list = { abyss, unfathomable };

export type Game = keyof typeof list;
export const games: Record<Game, GameParts> = list;
export const game_names = Object.keys(list) as [Game, ...Game[]];

export type GameWords = typeof abyss_words &
  typeof unfathomable_words &
  typeof unfathomable_web &
  typeof unfathomable_history;

export const is_game = (name: string): name is Game => name in list;

export const game_of = (view: Document): Game =>
  game_names.find((game) => games[game].draws(view)) ?? game_names[0];

// As the server names it; a game of a newer server is none we know.
export const as_game = (name: string): Game => (is_game(name) ? name : game_names[0]);
