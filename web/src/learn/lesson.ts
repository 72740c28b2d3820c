// SPDX-License-Identifier: Apache-2.0
//
// A guided game: positions the engine made (`hadal lesson`), a comment for each, and the move the
// learner is asked for.
import type { Document, Event, Position } from '../protocol';
import { games, type Game, type Views } from '../games';
import { has_word, t } from '../lib/words.svelte';
import { seats_of, still, still_names, still_seat } from '../table/still';

interface StepOf<G extends Game> {
  say: string; // the comment: learn.GAME.LESSON.SAY, and .do what the learner is to do
  point: string[]; // at these things on the board
  game: G;
  view: Views[G];
  aids: Record<string, Document>; // what may be asked here, answered
  to_move: string;
  legal: string[];
  line: string | null; // null: only to be read
  events: Event[]; // since the step before
}
export type Step = { [G in Game]: StepOf<G> }[Game];

export interface Lesson {
  game: Game;
  seat: string;
  players: number;
  steps: Step[];
}

export const lessons_of = (game: Game): string[] => Object.keys(games[game].lessons ?? {});

export function lesson_title(game: Game, name: string): string {
  const key = `web.game.${game}.lesson.${name}`;
  return has_word(key) ? t(key) : name;
}

export async function lesson_of(game: Game, name: string): Promise<Lesson> {
  const found = await games[game].lessons?.[name]?.();
  if (!found) throw new Error(`${game} has no lesson ${name}`);
  return found;
}

export const names_in = (lesson: Lesson, me: string): Record<string, string> =>
  still_names(lesson.players, lesson.seat, me);

// `contribute influence 3, strength 4` are two moves.
function single(move: string): string[] {
  const verb = move.split(' ')[0] ?? '';
  return move.split(', ').map((one, i) => (i === 0 ? one : `${verb} ${one}`));
}
const moves_of = (line: string | null): string[] => line?.split('; ').flatMap(single) ?? [];

// Only moves that lead to the asked-for move are legal, so only they are lit.
export function legal_in(step: Step): string[] {
  const asked_for = moves_of(step.line);
  return step.legal.filter((move) => asked_for.includes(move));
}

// What of the asked-for move is still missing after these; null: they are something else.
export function missing_after(step: Step, line: string): string[] | null {
  const missing = moves_of(step.line);
  const given = moves_of(line);
  for (const move of given) {
    const at = missing.indexOf(move);
    if (at < 0) return null;
    missing.splice(at, 1);
  }
  return given.includes('done') && missing.length > 0 ? null : missing;
}

export function position_of(lesson: Lesson, at: number): Position {
  const step = lesson.steps[at];
  if (!step) throw new Error(`no step ${at}`);
  return {
    ...still(),
    ...step, // `game` and its `view` among it
    table: 'lesson',
    number: at,
    moves: at,
    seat: lesson.seat,
    legal: legal_in(step),
    question: step.view.asks,
    seats: seats_of(lesson.players).map((seat) => still_seat(seat)),
  };
}

export const events_until = (lesson: Lesson, at: number): Event[] =>
  lesson.steps.slice(0, at + 1).flatMap((step) => step.events);

// In whatever order.
export const is_asked_for = (step: Step, line: string): boolean =>
  step.line !== null && missing_after(step, line)?.length === 0;
