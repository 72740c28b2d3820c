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

export function with_reasons(lines: LogLine[], events: readonly Event[], names: Names): LogLine[] {
  const said = events.flatMap((event): LogLine[] => {
    const text = event.why ? sentence(event.why, event.mover, names) : '';
    return text ? [{ move: event.move, kind: 'why', text }] : [];
  });
  const all: LogLine[] = [];
  let next = 0;
  lines.forEach((line, i) => {
    all.push(line);
    const until = lines[i + 1]?.move ?? Infinity;
    for (let one = said[next]; one && one.move < until; one = said[++next]) all.push(one);
  });
  return all;
}

// The log as this reader wants it.
export function told(tell: Teller, events: Event[], names: Names): LogLine[] {
  const lines = tell(events, names);
  return settings.reasons ? with_reasons(lines, events, names) : lines;
}
