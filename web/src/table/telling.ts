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

const text_of = (value: Document): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

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
  if (kind === 'seat*') return [...new Set(value.map(seat))].join(', ');
  return kinds.list[kind]?.(value.map(text_of)) ?? '';
}

const args_of = ({ args }: Told): Record<string, Document> =>
  args !== null && typeof args === 'object' && !Array.isArray(args) ? args : {};

function filled(told: Told, rows: Rows, kinds: Kinds, names: Record<string, string>): Args {
  const row = rows[told.key] ?? {};
  return Object.fromEntries(
    Object.entries(args_of(told)).map(([name, value]) => [
      name,
      words_of(row[name] ?? '', value, kinds, names),
    ]),
  );
}

interface Said {
  event: Event;
  told: Told;
}

// Events in a row that differ in nothing but their lists are one.
function joined_with(before: Told, next: Told, rows: Rows): Told | null {
  const row = Object.entries(rows[next.key] ?? {});
  if (before.key !== next.key || !row.some(([, kind]) => kind.endsWith('*'))) return null;
  const [a, b] = [args_of(before), args_of(next)];
  const args: Record<string, Document> = {};
  for (const [name, kind] of row) {
    const [one, other] = [a[name] ?? null, b[name] ?? null];
    const is_list = kind.endsWith('*') && Array.isArray(one) && Array.isArray(other);
    if (!is_list && one !== other) return null;
    args[name] = is_list ? [...one, ...other] : one;
  }
  return { key: next.key, args };
}

function joined(all: readonly Said[], rows: Rows): Said[] {
  const out: Said[] = [];
  for (const { event, told } of all) {
    const last = out.at(-1);
    const both = last ? joined_with(last.told, told, rows) : null;
    if (last && both) last.told = both;
    else out.push({ event, told });
  }
  return out;
}

// An event that this page has no words for, of a newer server perhaps, is left out.
export function teller(game: string, rows: Rows, kinds: Kinds): Teller {
  const line = ({ event, told }: Said, names: Record<string, string>): LogLine[] => {
    const key = `${game}.log.${told.key}`;
    if (!has_word(key)) return [];
    const kind = told.key === 'turn' ? 'turn' : event.mover === 'chance' ? 'chance' : 'move';
    return [{ move: event.move, kind, text: t(key, filled(told, rows, kinds, names)) }];
  };
  return (events, names) => {
    const all = events.flatMap((event) => event.told.map((told) => ({ event, told })));
    return joined(all, rows).flatMap((said) => line(said, names));
  };
}

// "Will ×2, Lore"
export function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ');
}

// The same several times in a row is told once: six Deep Ones act alike.
export function once(lines: readonly LogLine[]): LogLine[] {
  const told: (LogLine & { times: number })[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && last.text === line.text && last.kind === line.kind) last.times += 1;
    else told.push({ ...line, times: 1 });
  }
  return told.map(({ times, ...line }) =>
    times > 1 ? { ...line, text: `${line.text} ×${times}` } : line,
  );
}
