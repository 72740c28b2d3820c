// SPDX-License-Identifier: Apache-2.0
// Moves as text, taken apart. docs/notation-unfathomable.md describes all of it.
import { parts_of } from '$web/table/moves';
import { cases, moves } from './moves';

export interface Move {
  readonly text: string;
  readonly verb: string;
  readonly args: readonly string[];
}

export function parse(text: string): Move {
  const [verb = '', ...args] = text.trim().split(/\s+/);
  return { text: text.trim(), verb, args };
}

export const words = { moves, cases };

/** The part of a move that is of one of these kinds: a seat, a card, a space. */
export const part_of = (move: Move, ...kinds: string[]): string | null =>
  parts_of(move.text, '', words).parts.find(({ kind }) => kinds.includes(kind))?.text ?? null;

/** The card of `play lore 1`, `discard will 3`, … */
export const card_in = (move: Move): string | null => part_of(move, 'card');
