// SPDX-License-Identifier: Apache-2.0
//
// The log of a game that tells events: each is a sentence of the catalogues, filled with what its
// arguments are called. Of what kinds they are is made by the rules (games/GAME/web/events.ts); how a
// thing of a kind is called, the game says.
import type { Document, Event, Told } from '../protocol';
import { has_word, t, type Args, type Term } from '../lib/words.svelte';
import type { LogLine, Teller } from './log';

type Words = string | number | Term;
export type Rows = Record<string, Record<string, string>>;
export interface Kinds {
  one: Record<string, (value: string) => Words>;
  list: Record<string, (values: string[]) => string>; // of things whose kind has a star
}

const text_of = (value: Document): string => (typeof value === 'string' ? value : '');

function words_of(
  kind: string,
  value: Document,
  kinds: Kinds,
  names: Record<string, string>,
): Words {
  const seat = (one: Document): string => names[text_of(one)] ?? text_of(one);
  if (kind === 'number') return Number(value);
  if (kind === 'seat') return seat(value);
  if (!Array.isArray(value)) return kinds.one[kind]?.(text_of(value)) ?? text_of(value);
  if (kind === 'seat*') return value.map(seat).join(', ');
  return kinds.list[kind]?.(value.map(text_of)) ?? '';
}

function filled(told: Told, rows: Rows, kinds: Kinds, names: Record<string, string>): Args {
  const values =
    told.args !== null && typeof told.args === 'object' ? Object.entries(told.args) : [];
  const row = rows[told.key] ?? {};
  return Object.fromEntries(
    values.map(([name, value]) => [name, words_of(row[name] ?? '', value, kinds, names)]),
  );
}

// An event that this page has no words for, of a newer server perhaps, is left out.
export function teller(game: string, rows: Rows, kinds: Kinds): Teller {
  const line = (event: Event, told: Told, names: Record<string, string>): LogLine[] => {
    const key = `${game}.log.${told.key}`;
    if (!has_word(key)) return [];
    const kind = told.key === 'turn' ? 'turn' : event.mover === 'chance' ? 'chance' : 'move';
    return [{ move: event.move, kind, text: t(key, filled(told, rows, kinds, names)) }];
  };
  return (events, names) =>
    events.flatMap((event) => event.told.flatMap((told) => line(event, told, names)));
}
