// SPDX-License-Identifier: Apache-2.0
//
// Things on the board that the log speaks of: `lord:jailer`, `stack:crab`, `space:bridge`, `seat:B`.
// Whatever draws one says so with {@attach thing(…)}; then a line of the log or a lesson can point at it,
// and what somebody did last is marked there.
import type { Attachment } from 'svelte/attachments';

let pointed_at = $state.raw<ReadonlySet<string>>(new Set());
let marked = $state.raw<ReadonlyMap<string, string>>(new Map());
let marked_by = $state.raw<ReadonlyMap<string, string>>(new Map()); // their names

export const point_at = (things: readonly string[] = []): void => {
  if (things.length > 0 || pointed_at.size > 0) pointed_at = new Set(things);
};
export const is_pointed_at = (thing: string): boolean => pointed_at.has(thing);

/** Who did something with it last: their initials, as the board shows them. */
export const mark_of = (thing: string): string => marked.get(thing) ?? '';

/** By seat, what each did last, and how each is called. What it returns takes the marks away. */
export function mark(
  deeds: ReadonlyMap<string, ReadonlySet<string>>,
  names: Record<string, string>,
): () => void {
  const initials = initials_of(names);
  const seats = new Map<string, string[]>();
  for (const [seat, things] of deeds)
    for (const thing of things) seats.set(thing, [...(seats.get(thing) ?? []), seat]);
  const by_thing = (words: Record<string, string>, between: string): Map<string, string> =>
    new Map(
      [...seats].map(([thing, who]) => [thing, who.map((one) => words[one] ?? one).join(between)]),
    );
  marked = by_thing(initials, ' ');
  marked_by = by_thing(names, ', ');
  return () => {
    marked = marked_by = new Map();
  };
}

const set = (node: Element, name: string, value: string): void => {
  if (value) node.setAttribute(name, value);
  else node.removeAttribute(name);
};
export const thing =
  (...names: string[]): Attachment =>
  (node) => {
    set(node, 'data-thing', names.join(' '));
    set(node, 'data-pointed', names.some(is_pointed_at) ? 'yes' : '');
    set(node, 'data-did', names.map(mark_of).filter(Boolean).join(' '));
    const who = names.map((name) => marked_by.get(name) ?? '').filter(Boolean);
    set(node, 'data-did-by', who.join(', ')); // for the help of the thing
  };

/** Where it is on the screen; null if it is not there. */
export function place_of(name: string): DOMRect | null {
  const all = document.querySelectorAll(`[data-thing~="${CSS.escape(name)}"]`);
  const seen = [...all].find((one) => one.checkVisibility());
  return seen?.getBoundingClientRect() ?? null;
}

/** Somebody wants to read the log from this line on; a drawer opens, the log scrolls there. */
class LogWanted {
  line = $state.raw<{ move: number } | undefined>();
  times = $state(0);
}
export const log_wanted = new LogWanted();
export function want_log(line: { move: number } | undefined): void {
  log_wanted.line = line;
  log_wanted.times += 1;
}

/** The shortest beginnings of the names that tell the seats apart: two letters at least, since one
 * letter means a race, a skill or a key. */
export function initials_of(names: Record<string, string>): Record<string, string> {
  const all = Object.values(names);
  const short = (name: string): string => {
    for (let n = 2; n <= 3; ++n) {
      const begin = name.slice(0, n);
      if (all.filter((other) => other.startsWith(begin)).length < 2) return begin;
    }
    return name.slice(0, 1) + name.slice(-1);
  };
  return Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, short(name)]));
}
