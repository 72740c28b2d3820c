// SPDX-License-Identifier: Apache-2.0
//
// What bots say about their moves, each line after its move.
import type { Event, Reason } from '../protocol';
import { settings } from '../lib/settings.svelte';
import { has_word, t } from '../lib/words.svelte';
import type { LogLine, Teller } from './log';

type Names = Record<string, string>;

// A reason that this page has no words for, of a newer server perhaps, is left out.
function sentence(why: Reason, mover: string, names: Names): string {
  if (!has_word(why.key)) return '';
  const about = why.about === null ? '' : (names[why.about] ?? why.about);
  return t(why.key, { player: names[mover] ?? mover, about, n: why.n ?? 0 });
}

// Lines are in the order of their moves: the first that belongs to this one or a later one.
function first_from(lines: readonly LogLine[], move: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.move ?? move) < move) low = middle + 1;
    else high = middle;
  }
  return low;
}

// After what the bot decided. The reason for a lord comes with the choice, but the deed is told
// when the lord has been paid for.
export function place_of(
  lines: readonly LogLine[],
  { move, mover }: Pick<Event, 'move' | 'mover'>,
): number {
  const from = first_from(lines, move);
  const to = first_from(lines, move + 1);
  const decided = lines
    .slice(from, to)
    .findIndex((line) => line.act === true && line.who === mover);
  if (decided >= 0) return from + decided;
  const own = lines.slice(from, to).findLastIndex((line) => line.who === mover);
  if (own >= 0) return from + own;
  for (let i = from; i < lines.length; ++i) {
    const { kind, who, act } = lines[i] ?? {};
    if (act === true && who === mover) return i;
    if (i > from && (kind === 'turn' || (act === true && who !== mover))) break;
  }
  return to - 1;
}

export function with_reasons(lines: LogLine[], events: readonly Event[], names: Names): LogLine[] {
  const said = new Map<number, LogLine[]>();
  for (const event of events) {
    const text = event.why ? sentence(event.why, event.mover, names) : '';
    const place = text ? place_of(lines, event) : -1;
    // A line that stands for several deeds has their reason once.
    if (place < 0 || said.get(place)?.some((one) => one.text === text)) continue;
    const why: LogLine = { move: lines[place]?.move ?? event.move, kind: 'why', text };
    said.set(place, [...(said.get(place) ?? []), why]);
  }
  return lines.flatMap((line, i) => [line, ...(said.get(i) ?? [])]);
}

export interface Explained {
  deed: string;
  why: string;
}
// What was done from this move on, each with its reason.
export const explained_since = (lines: readonly LogLine[], move: number): Explained[] =>
  lines.flatMap(({ kind, text, move: at }, i) => {
    if (kind !== 'why' || at < move) return [];
    const deed = lines.slice(0, i).findLast((line) => line.kind !== 'why');
    return [{ deed: deed?.text ?? '', why: text }];
  });

// The log as this reader wants it.
export function told(tell: Teller, events: Event[], names: Names): LogLine[] {
  const lines = tell(events, names);
  return settings.reasons ? with_reasons(lines, events, names) : lines;
}
