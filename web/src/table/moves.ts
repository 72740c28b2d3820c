// SPDX-License-Identifier: Apache-2.0
//
// Moves in words. Which word of the catalogues a move has, and which parts of its text fill it, is
// generated from the rules (games/GAME/web/moves.ts); the game says how things of each kind are
// called, as for events.
import type { Args } from '../lib/words.svelte';
import type { Words } from './filling';
import type { Rows } from './telling';

interface Case {
  readonly verb: string;
  readonly asked?: string;
  readonly first?: string;
}
export interface MoveWords {
  readonly moves: Rows;
  readonly cases: Readonly<Record<string, Case>>; // by their word
}
interface Part {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
}
export type Things = Readonly<Record<string, (text: string) => Words>>;

export const is_seat = (word: string): boolean => /^[A-F]$/.test(word);

// The 2 of `2 keys 1 pearl`, if keys are counted.
const counted = (words: readonly string[], things: string): string =>
  words[words.findIndex((word) => word.startsWith(things.slice(0, -1))) - 1] ?? '0';

/** The word of a move, and the parts of its text; `engine/move_words.h` reads it in the same way. */
export function parts_of(text: string, question: string, { moves, cases }: MoveWords) {
  const [verb = '', ...left] = text.split(' ');
  const first = left[0] ?? '';
  const fits = ([, one]: [string, Case]): boolean =>
    one.verb === verb &&
    (one.asked === undefined || one.asked === question) &&
    (one.first === undefined || (one.first === 'seat' ? is_seat(first) : one.first === first));
  const word = Object.entries(cases).find(fits)?.[0] ?? verb;
  const parts = Object.entries(moves[word] ?? {}).map(([name, kind]): Part => {
    if (!kind.endsWith('+')) return { name, kind, text: left.shift() ?? '' };
    const whole = kind.slice(0, -1);
    return { name, kind: whole, text: whole === 'count' ? counted(left, name) : left.join(' ') };
  });
  return { word, parts };
}

/** The word of a move, and what fills it. */
export function move_said(
  text: string,
  question: string,
  words: MoveWords,
  things: Things,
  names: Readonly<Record<string, string>>,
): { word: string; args: Args } {
  const { word, parts } = parts_of(text, question, words);
  const said = ({ kind, text: part }: Part): Words => {
    if (kind === 'seat') return names[part] ?? part;
    return kind === 'number' || kind === 'count' ? Number(part) : (things[kind]?.(part) ?? part);
  };
  return { word, args: Object.fromEntries(parts.map((part) => [part.name, said(part)])) };
}
