// SPDX-License-Identifier: Apache-2.0
//
// What was said, in the order of its lines. The server sends the newest lines first and earlier ones
// when they are asked for.
import type { ChatLine, Chatted } from '../protocol';
import { has_word, t } from '../lib/words.svelte';

export function with_lines(had: ChatLine[], message: Chatted): ChatLine[] {
  if (message.whole) return message.lines;
  return message.older ? [...message.lines, ...had] : [...had, ...message.lines];
}

// How many lines came after the last one read.
export const unread_after = (lines: readonly ChatLine[], read: number): number =>
  lines.filter(({ line }) => line > read).length;

/** A line in the language of the reader: what was written, or the phrase. */
export function said_in(
  line: Pick<ChatLine, 'text' | 'phrase' | 'about'>,
  names: Record<string, string>,
  me?: string | null, // whoever is spoken of is spoken to
): string {
  if (line.text !== null) return line.text;
  const to_me = `say.${line.phrase}.you`;
  if (line.about !== null && line.about === me && has_word(to_me)) return t(to_me);
  const key = `say.${line.phrase}`;
  return has_word(key) ? t(key, { player: names[line.about ?? ''] ?? '' }) : (line.phrase ?? '');
}
