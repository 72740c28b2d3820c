// SPDX-License-Identifier: Apache-2.0
// Moves as text, taken apart. docs/notation-unfathomable.md describes all of it.
export interface Move {
  readonly text: string;
  readonly verb: string;
  readonly args: readonly string[];
}

export function parse(text: string): Move {
  const [verb = '', ...args] = text.trim().split(/\s+/);
  return { text: text.trim(), verb, args };
}

export const is_seat = (word: string | undefined): boolean => /^[A-F]$/.test(word ?? '');

/** The card of `play lore 1`, `discard will 3`, … */
export function card_in(move: Move): string | null {
  const takes = ['play', 'raise', 'lower', 'discard', 'contribute', 'skill', 'chaos'];
  if (!takes.includes(move.verb) || move.args.length < 2) return null;
  return `${move.args[0]} ${move.args[1]}`;
}
