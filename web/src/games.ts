// SPDX-License-Identifier: Apache-2.0
//
// The games of the page. Nothing else under web/src names one; a new game is a line in each list.
import { abyss } from '$games/abyss/web/game';
import type { Words as AbyssWords } from '$games/abyss/web/catalogue';
import type { View as AbyssView } from '$games/abyss/web/view_types';
import { unfathomable } from '$games/unfathomable/web/game';
import type { Words as ShipWords } from '$games/unfathomable/web/catalogue';
import type { View as ShipView } from '$games/unfathomable/web/view_types';
import { liars_dice } from '$examples/third_game/web/game';
import type { Words as DiceWords } from '$examples/third_game/web/catalogue';
import type { View as DiceView } from '$examples/third_game/web/view_types';
import type { Game } from './protocol';
import type { GameParts } from './table/game_parts';

// What a seat may know in each game; `Position` says which game it shows.
export interface Views {
  abyss: AbyssView;
  unfathomable: ShipView;
  liars_dice: DiceView;
}

export type { Game };
// A view and its game: a position, or part of one.
export type Seen = { [G in Game]: { game: G; view: Views[G] } }[Game];

export const games: Record<Game, GameParts> = { abyss, unfathomable, liars_dice };
export type GameWords = AbyssWords & ShipWords & DiceWords;

const all = Object.keys(games) as [Game, ...Game[]];
// Those that every server has.
export const game_names = all.filter((game) => !games[game].example) as [Game, ...Game[]];

export const is_game = (name: string): name is Game => name in games;

// By the server's name for it; we may not know a game of a newer server.
export const as_game = (name: string): Game => (is_game(name) ? name : game_names[0]);
