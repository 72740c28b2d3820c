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
  const said = new Map<number, LogLine>();
  const movers = new Map<number, string>();
  for (const { move, mover, why } of events) {
    const text = why ? sentence(why, mover, names) : '';
    if (text) said.set(move, { move, kind: 'why', text });
    movers.set(move, mover);
  }
  // A move may end a turn and begin the next one: its reason stands after what was decided, or
  // after all that is told up to it.
  const after = new Map<number, LogLine[]>();
  let next = 0;
  for (const [move, reason] of said) {
    while (next < lines.length && (lines[next]?.move ?? 0) <= move) ++next;
    const decided = lines.findLastIndex(
      (line) => line.move === move && line.act === true && line.who === movers.get(move),
    );
    const at = decided >= 0 ? decided : next - 1;
    after.set(at, [...(after.get(at) ?? []), reason]);
  }
  return [...(after.get(-1) ?? []), ...lines.flatMap((line, i) => [line, ...(after.get(i) ?? [])])];
}

// The log as this reader wants it.
export function told(tell: Teller, events: Event[], names: Names): LogLine[] {
  const lines = tell(events, names);
  return settings.reasons ? with_reasons(lines, events, names) : lines;
}
