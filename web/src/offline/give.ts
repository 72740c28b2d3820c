// SPDX-License-Identifier: Apache-2.0
//
// Games that were played here are given to the server: it plays each of them again and keeps it as
// an unrated record. Which ones it has is remembered; giving one twice would change nothing.
import { Refusal } from '../lib/http';
import type { GiveGame, Lobby, Me, TableCard, TableInfo } from '../protocol';
import { ask_here } from './here';

const kept_under = 'hadal.given';
const given = (): string[] => JSON.parse(localStorage.getItem(kept_under) ?? '[]') as string[];

async function text_of(asked: Promise<Response>): Promise<string> {
  const response = await asked.catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal('unreachable', 'no answer');
  });
  const text = await response.text();
  if (response.ok) return text;
  let said: { code?: string; message?: string } = {};
  try {
    said = JSON.parse(text) as typeof said;
  } catch {
    // Something between us and the server has answered.
  }
  throw new Refusal(said.code ?? 'server', said.message ?? response.statusText);
}
const here = async <T>(path: string): Promise<T> => JSON.parse(await text_of(ask_here(path))) as T;
const there = async <T>(path: string, body?: unknown): Promise<T> =>
  JSON.parse(
    await text_of(
      fetch(path, {
        credentials: 'same-origin',
        ...(body === undefined
          ? {}
          : {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify(body),
            }),
      }),
    ),
  ) as T;

// Finished ones that the server does not have, the oldest first. A branch has cards from two seeds,
// so nobody could check it.
export async function games_to_give(): Promise<TableCard[]> {
  const known = new Set(given());
  const { finished } = await here<Lobby>('/api/lobby');
  return finished.filter(({ table }) => !known.has(table)).reverse();
}

async function gift_of(table: string): Promise<GiveGame | null> {
  const { card, options, seat, branch_of } = await here<TableInfo>(`/api/tables/${table}`);
  if (branch_of) return null;
  const record = await text_of(ask_here(`/api/tables/${table}/record`));
  const seats = card.seats.map((one) => ({
    kind: one.seat === seat ? ('me' as const) : ('bot' as const),
    level: one.level,
    crew: null,
  }));
  return { options, seats, record };
}

/** Returns how many the server has taken; what it refuses stays here and is not asked again. */
export async function give(tables: readonly TableCard[], name: string): Promise<number> {
  const { player } = await there<Me>('/api/me');
  if (!player) await there<Me>('/api/guest', { name });
  let taken = 0;
  for (const { table } of tables) {
    const gift = await gift_of(table);
    try {
      if (gift) {
        await there('/api/games', gift);
        ++taken;
      }
    } catch (error) {
      const refused = error instanceof Refusal && ['bad_record', 'not_over'].includes(error.code);
      if (!refused) throw error;
    }
    localStorage.setItem(kept_under, JSON.stringify([...given(), table]));
  }
  return taken;
}
