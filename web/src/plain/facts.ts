// SPDX-License-Identifier: Apache-2.0
//
// A view as facts with labels. The name of an entry is GAME.view.KEY in the catalogues; an entry
// without a name is not shown, unless the game has no names at all.
import { has_word, t } from '../lib/words.svelte';
import type { Document } from '../protocol';

export interface Words {
  game: string;
  names: Readonly<Record<string, string>>; // of the seats
  say?: ((key: string, value: Document) => string | null) | undefined; // in words of the game
}

export interface Fact {
  key: string;
  label: string;
  text: string;
}
export interface Facts {
  single: Fact[];
  columns: { key: string; label: string }[]; // of the seats
  rows: { seat: string; texts: string[] }[];
}

type Entries = Readonly<Record<string, Document>>;
const is_map = (d: Document | undefined): d is Entries =>
  typeof d === 'object' && d !== null && !Array.isArray(d);

// Every client shows these in its own way.
const elsewhere = [
  'viewer',
  'to_move',
  'asks',
  'asked',
  'over',
  'winners',
  'options',
  'seats',
  'question',
];

const label_of = (game: string, key: string): string => {
  const word = `${game}.view.${key}`;
  return has_word(word) ? t(word) : key.replaceAll('_', ' ');
};

const nothing = '–';

export function said(key: string, value: Document | undefined, words: Words): string {
  if (value === undefined || value === null) return nothing;
  const own = words.say?.(key, value);
  if (own !== undefined && own !== null) return own;
  if (Array.isArray(value)) return value.map((one) => said(key, one, words)).join(', ') || nothing;
  if (is_map(value))
    return Object.entries(value)
      .map(([name, one]) => `${words.names[name] ?? name}: ${said(key, one, words)}`)
      .join(' · ');
  if (typeof value === 'boolean') return value ? '✓' : nothing;
  if (value === 'nobody' || value === '-') return nothing;
  return words.names[value] ?? String(value);
}

export function facts_of(view: object, words: Words): Facts {
  const entries: Entries = { ...view };
  const seats = is_map(entries.seats) ? entries.seats : {};
  const seat_keys = [
    ...new Set(Object.values(seats).flatMap((seat) => (is_map(seat) ? Object.keys(seat) : []))),
  ];
  const flat = Object.entries(entries)
    .filter(([key]) => !elsewhere.includes(key))
    .flatMap(([key, value]): [string, Document][] => {
      if (!is_map(value) || has_word(`${words.game}.view.${key}`)) return [[key, value]];
      const group = Object.entries(value);
      const [[inner, first] = ['', null]] = group; // if it says nothing, nothing has happened yet
      if (said(`${key}.${inner}`, first, words) === nothing) return [];
      return group.map(([name, one]) => [`${key}.${name}`, one]);
    });
  const named = [...flat.map(([key]) => key), ...seat_keys.map((key) => `seat.${key}`)].filter(
    (key) => has_word(`${words.game}.view.${key}`),
  );
  const shown = (key: string): boolean => named.length === 0 || named.includes(key);
  const columns = seat_keys
    .filter((key) => shown(`seat.${key}`))
    .map((key) => ({ key, label: label_of(words.game, `seat.${key}`) }));
  return {
    single: flat
      .filter(([key]) => shown(key))
      .map(([key, value]) => ({
        key,
        label: label_of(words.game, key),
        text: said(key, value, words),
      })),
    columns,
    rows: Object.entries(seats).map(([seat, one]) => ({
      seat,
      texts: columns.map(({ key }) => said(`seat.${key}`, is_map(one) ? one[key] : null, words)),
    })),
  };
}
