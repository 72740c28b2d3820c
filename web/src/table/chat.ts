// SPDX-License-Identifier: Apache-2.0
//
// What was said, in the order of its lines. The server sends the newest lines first and earlier ones
// when they are asked for.
import type { ChatLine, Chatted } from '../protocol';

export function with_lines(had: ChatLine[], message: Chatted): ChatLine[] {
  if (message.whole) return message.lines;
  return message.older ? [...message.lines, ...had] : [...had, ...message.lines];
}

// How many lines came after the last one that was read.
export const unread_after = (lines: readonly ChatLine[], read: number): number =>
  lines.filter(({ line }) => line > read).length;
