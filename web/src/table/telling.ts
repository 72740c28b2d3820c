// SPDX-License-Identifier: Apache-2.0
//
// The log of a game that tells events: each is a sentence of the catalogues, filled with the names
// of its arguments. Their kinds are generated from the rules (games/GAME/web/events.ts); the game
// says how things of each kind are called.
import type { Document, Event, Told } from '../protocol';
import { has_word, language, t } from '../lib/words.svelte';
import { filled, text_of, type Kinds, type Row } from './filling';
import type { LogLine, Teller } from './log';
import { args_of } from './told';

export type Rows = Readonly<Record<string, Row>>;

/** How an event looks in the log, and where on the board it took place. */
export interface Look {
  sign?: string; // its name, or `$argument` for what an argument is
  signs?: Record<string, string>; // instead, of the first of these arguments that is not 0
  act?: boolean; // somebody decided it
  pass?: boolean; // somebody decided to do nothing
  begins?: boolean; // as of a line of the log (log.ts)
  part?: boolean;
  mine?: boolean; // to those who may not read it another event says as much
  secret?: boolean; // left out while what only I may know is covered
  at?: readonly string[]; // things on the board that are not among its arguments
  marks?: readonly string[]; // what is marked as the deed, if not all of its things
}
export interface Looks {
  of: Record<string, Look>;
  covered?: () => boolean; // what only I may know shall not be read now
  places?: Record<string, string>; // kinds of arguments that are things of another name: to is a space
}

const hidden = '_hidden';

// `lord:jailer` for every argument that is a thing or several of them.
function things_of(told: Told, rows: Rows, places: Record<string, string> = {}): string[] {
  const row = rows[told.key] ?? {};
  return Object.entries(args_of(told)).flatMap(([name, value]) => {
    const kind = (row[name] ?? 'number').replace('*', '');
    if (kind === 'number') return [];
    const name_of = (one: Document): string => `${places[kind] ?? kind}:${text_of(one)}`;
    return (Array.isArray(value) ? value : [value]).map(name_of);
  });
}

// A secret argument is left out while it is covered; then the sentence is the one that others see.
function as_covered(told: Told, rows: Rows): Told {
  const row = rows[told.key + hidden];
  if (!row) return told;
  const args = Object.entries(args_of(told)).filter(([name]) => name in row);
  return { key: told.key + hidden, args: Object.fromEntries(args) };
}

function kind_of(event: Event, told: Told, look: Look): LogLine['kind'] {
  if (told.key === 'turn') return 'turn';
  if (look.pass) return 'pass';
  return event.mover === 'chance' && !look.act ? 'chance' : 'move';
}

// `$resource`: what that argument is.
function sign_of({ sign = '', signs = {} }: Look, told: Told): string {
  const args = args_of(told);
  const counted = Object.keys(signs).find((name) => args[name] !== 0);
  if (counted !== undefined) return signs[counted] ?? '';
  return sign.startsWith('$') ? text_of(args[sign.slice(1)] ?? null) : sign;
}

interface Heard {
  event: Event;
  told: Told;
}
const is_list = (kind: string): boolean => kind.endsWith('*');

// Consecutive events that differ only in their lists are told as one.
function at_once(all: readonly Heard[], rows: Rows): Heard[] {
  const told: Heard[] = [];
  for (const heard of all) {
    const before = told.at(-1);
    const joined = before && together(before.told, heard.told, rows[heard.told.key] ?? {});
    if (joined) told[told.length - 1] = { event: heard.event, told: joined };
    else told.push(heard);
  }
  return told;
}
function together(a: Told, b: Told, row: Record<string, string>): Told | null {
  const kinds = Object.entries(row);
  if (a.key !== b.key || !kinds.some(([, kind]) => is_list(kind))) return null;
  const [first, second] = [args_of(a), args_of(b)];
  const args: Record<string, Document> = {};
  for (const [name, kind] of kinds) {
    const [mine = null, other = null] = [first[name], second[name]];
    if (is_list(kind) && Array.isArray(mine) && Array.isArray(other)) {
      args[name] = [...mine, ...other];
    } else {
      if (mine !== other) return null;
      args[name] = mine;
    }
  }
  return { key: a.key, args };
}

// Repeated events are told once: six Deep Ones do the same.
function once(lines: readonly LogLine[]): LogLine[] {
  const told: { line: LogLine; times: number }[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last?.line.text === line.text && line.kind !== 'turn') {
      last.times += 1;
      last.line = line;
    } else told.push({ line, times: 1 });
  }
  return told.map(({ line, times }) =>
    times > 1 ? { ...line, text: `${line.text} ×${times}` } : line,
  );
}

// An event that this page has no words for, of a newer server perhaps, is left out.
export function teller(game: string, rows: Rows, kinds: Kinds, looks: Looks = { of: {} }): Teller {
  const line = (event: Event, full: Told, names: Record<string, string>): LogLine[] => {
    const told = looks.covered?.() ? as_covered(full, rows) : full;
    const key = `${game}.log.${told.key}`;
    if (!has_word(key)) return [];
    const look = looks.of[told.key.replace(hidden, '')] ?? {};
    if (look.secret && looks.covered?.()) return [];
    if (look.mine && told.key.endsWith(hidden)) return [];
    const player = text_of(args_of(told)['player'] ?? null);
    const sign = sign_of(look, told);
    const who = player || (look.act && event.mover !== 'chance' ? event.mover : '');
    return [
      {
        move: event.move,
        kind: kind_of(event, told, look),
        text: t(key, filled(args_of(told), rows[told.key] ?? {}, kinds, names)),
        ...(who ? { who } : {}),
        ...(sign ? { sign } : {}),
        ...(look.act ? { act: true } : {}),
        ...(look.begins ? { begins: true } : {}),
        ...(look.part ? { part: true } : {}),
        things: [...things_of(told, rows, looks.places), ...(look.at ?? [])],
        ...(look.marks ? { marks: look.marks } : {}),
      },
    ];
  };
  // What is told stays told: with every position of a long game only its news are put into words.
  let known = { as: '', lines: new WeakMap<Told, LogLine[]>() };
  return (events, names) => {
    const as = JSON.stringify([language(), looks.covered?.() ?? false, names]);
    if (known.as !== as) known = { as, lines: new WeakMap() };
    const { lines } = known;
    const told_once = (event: Event, told: Told): LogLine[] => {
      const before = lines.get(told);
      if (before) return before;
      const made = line(event, told, names);
      if (made.length > 0) lines.set(told, made); // its words may come later
      return made;
    };
    const all = events.flatMap((event) => event.told.map((told) => ({ event, told })));
    return once(at_once(all, rows).flatMap(({ event, told }) => told_once(event, told)));
  };
}

const portion = 80; // events

/** Puts a long game into words ahead of time, a portion in each task: telling it whole is quick then. */
export async function tell_by_portions(
  tell: Teller,
  events: readonly Event[],
  names: Record<string, string>,
): Promise<void> {
  for (let from = 0; from < events.length; from += portion) {
    tell(events.slice(from, from + portion), names);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
