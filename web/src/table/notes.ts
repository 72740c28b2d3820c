// SPDX-License-Identifier: Apache-2.0
//
// What happened at the table apart from the moves, as lines of the log.
import type { Note } from '../protocol';
import { t } from '../lib/words.svelte';
import type { LogLine } from './log';

type Names = Record<string, string>;

export const note_text = (note: Note, names: Names): string =>
  t(`web.note.${note.kind}`, {
    name: names[note.seat] ?? note.seat,
    by: note.by === null ? '' : (names[note.by] ?? note.by),
  });

// Each note comes after the last line of the moves before it.
export function with_notes(lines: LogLine[], notes: readonly Note[], names: Names): LogLine[] {
  const all: LogLine[] = [];
  let next = 0;
  const until = (move: number): void => {
    for (let note = notes[next]; note && note.moves < move; note = notes[++next])
      all.push({ move: note.moves, kind: 'note', text: note_text(note, names) });
  };
  for (const line of lines) {
    until(line.move);
    all.push(line);
  }
  until(Infinity);
  return all;
}

// What is worth a notice above the table: not what this player did, and not what the log shows well
// enough.
export const is_news = (note: Note, me: string | null): boolean =>
  note.kind !== 'taken_back' &&
  note.kind !== 'proposed_end' && // that one is asked, see TableNews
  (note.kind === 'bot_asked' ? note.by !== me : note.seat !== me);
