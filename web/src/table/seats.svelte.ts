// SPDX-License-Identifier: Apache-2.0
//
// What is said at the seats, and what I noted about them for myself. The page fills it, and every
// component that draws a seat reads it.
import type { ChatLine, Jotting, Trust } from '../protocol';

export const marks: Record<Trust, string> = { none: '', trusted: '✓', unsure: '?', suspected: '!' };
export const trusts = Object.keys(marks) as Trust[];

interface Talking {
  say: (phrase: string, about: string | null) => void;
  jot: (jottings: Jotting[]) => void;
}
let talking: Talking | null = null;
let jottings = $state.raw<readonly Jotting[]>([]);
let bubbles = $state.raw<ReadonlyMap<string, string>>(new Map());

/** For an $effect of the page. */
export function sit_at(table: Talking): () => void {
  talking = table;
  return () => {
    talking = null;
    jottings = [];
    bubbles = new Map();
  };
}
export const show_jottings = (mine: readonly Jotting[]): void => void (jottings = mine);

export const jotting_of = (seat: string): Jotting =>
  jottings.find((one) => one.seat === seat) ?? { seat, trust: 'none', text: '' };
export const mark_at = (seat: string): string => marks[jotting_of(seat).trust];

export function jot(jotting: Jotting): void {
  const others = jottings.filter(({ seat }) => seat !== jotting.seat);
  const empty = jotting.trust === 'none' && jotting.text === '';
  talking?.jot(empty ? others : [...others, jotting]);
}
export const say = (phrase: string, about: string | null): void => talking?.say(phrase, about);

export const bubble_at = (seat: string): string => bubbles.get(seat) ?? '';
const bubble_ms = 7000;

/** What was just said stands at the seat of whoever said it for a while. */
export function hear(line: ChatLine, text: string): void {
  const { seat } = line;
  if (seat === null) return;
  bubbles = new Map([...bubbles, [seat, text]]);
  setTimeout(() => {
    if (bubbles.get(seat) !== text) return;
    const left = new Map(bubbles);
    left.delete(seat);
    bubbles = left;
  }, bubble_ms);
}
