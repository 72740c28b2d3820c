// SPDX-License-Identifier: Apache-2.0
//
// What fills a sentence that the server chose: an event, or a question. Of what kind each argument
// is was generated from the rules; the game says how things of that kind are called.
import type { Args, Term } from '../lib/words.svelte';
import type { Document } from '../protocol';

export type Words = string | number | Term;
export type Row = Readonly<Record<string, string>>; // the kind of each argument
export interface Kinds {
  one: Record<string, (value: string) => Words>;
  list: Record<string, (values: string[]) => string>; // of things whose kind has a star
}

export const text_of = (value: Document): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function words_of(
  kind: string,
  value: Document,
  kinds: Kinds,
  names: Readonly<Record<string, string>>,
): Words {
  const seat = (one: Document): string => names[text_of(one)] ?? text_of(one);
  if (kind === 'number') return Number(value);
  if (kind === 'seat') return seat(value);
  if (!Array.isArray(value)) return kinds.one[kind]?.(text_of(value)) ?? text_of(value);
  if (kind === 'seat*') return [...new Set(value.map(seat))].join(', ');
  return kinds.list[kind]?.(value.map(text_of)) ?? '';
}

export const filled = (
  args: Readonly<Record<string, Document>>,
  row: Row,
  kinds: Kinds,
  names: Readonly<Record<string, string>>,
): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      words_of(row[name] ?? '', value, kinds, names),
    ]),
  );
