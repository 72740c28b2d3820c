// SPDX-License-Identifier: Apache-2.0
//
// A guided game: positions the engine made (`hadal lesson`), a comment for each, and the move the
// learner is asked for.
import type { Document, Event, Position, SeatState } from '../protocol';
import { games, type Game, type Views } from '../games';

interface StepOf<G extends Game> {
  say: string; // the comment: learn.<game>.<say>
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

export async function lesson_of(game: Game): Promise<Lesson> {
  const found = await games[game].lesson?.();
  if (!found) throw new Error(`${game} has no guided game`);
  return found.default;
}

const seats = (lesson: Lesson): SeatState[] =>
  Array.from({ length: lesson.players }, (_, i) => ({
    seat: 'ABCDEF'[i] ?? '',
    person: null,
    level: null,
    away: false,
    bot_plays: false,
    conceded: false,
    abandons: false,
    bank_ms: null,
    running: false,
    bot_after_ms: null,
    bot_asked_by: [],
  }));

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
    ...step, // `game` and its `view` among it
    type: 'position',
    answers: [],
    table: 'lesson',
    number: at,
    moves: at,
    seat: lesson.seat,
    legal: legal_in(step),
    question: step.view.asks,
    reaction: false,
    undo: false,
    events_after: 0,
    notes: [],
    seats: seats(lesson),
    state: 'running',
    rated: false,
    over: null,
    rematch: null,
    commitment: '',
    orders: [],
    ordered: false,
    jottings: [],
    at: 0,
  };
}

export const events_until = (lesson: Lesson, at: number): Event[] =>
  lesson.steps.slice(0, at + 1).flatMap((step) => step.events);

// In whatever order.
export const is_asked_for = (step: Step, line: string): boolean =>
  step.line !== null && missing_after(step, line)?.length === 0;
