// SPDX-License-Identifier: Apache-2.0
import type { GameInfo, Games, MakeTable, RatedTables, SeatPlan, TableMade } from '../protocol';
import { games, type Game } from '../games';
import { get, post } from '../lib/http';

let known: Promise<Games> | undefined;

const all_games = (): Promise<Games> =>
  (known ??= get<Games>('/api/games').catch((error: unknown) => {
    known = undefined; // ask again
    throw error;
  }));
export const rated_tables = async (): Promise<RatedTables> => (await all_games()).rated;

export async function game_info(game: string): Promise<GameInfo> {
  const found = (await all_games()).games.find((info) => info.game === game);
  if (!found) throw new Error(`no game ${game}`);
  return found;
}

export const bot = (level: string): SeatPlan => ({ kind: 'bot', level });
export const myself: SeatPlan = { kind: 'me', level: null };

export const plan = (game: string, seats: SeatPlan[]): MakeTable => ({
  game,
  options: {},
  seats,
  open_to_all: false,
  clock: { kind: 'none', bank_ms: 0, increment_ms: 0, days: 0 },
  patience_ms: null, // as the server has it
  spectator_delay_ms: 0,
  start_now: false,
  rated: false,
});

export const make_table = (table: MakeTable): Promise<TableMade> => post('/api/tables', table);

// The bot that a newcomer meets: neither the weakest nor a slow one.
export const usual_level = (info: GameInfo): string =>
  info.levels.find((level) => level === 'sailor') ??
  info.levels[Math.floor(info.levels.length / 2)] ??
  '';

export async function play_now(game: Game): Promise<string> {
  const info = await game_info(game);
  const level = usual_level(info);
  const seats = [
    myself,
    ...Array.from({ length: games[game].usual_players - 1 }, () => bot(level)),
  ];
  return (await make_table({ ...plan(game, seats), start_now: true })).table;
}
