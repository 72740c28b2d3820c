// SPDX-License-Identifier: Apache-2.0
//
// The puzzles of a game (`hadal puzzles`), what somebody has solved in this browser, and which one
// comes next.
import { games, type Game } from '../games';
import type { Puzzle, PuzzleBook, Study } from '../protocol';

export async function book_of(game: Game): Promise<PuzzleBook | null> {
  return (await games[game].puzzles?.()) ?? null;
}

/** The position, by the moves that lead to it. */
export function study_of(book: PuzzleBook, puzzle: Puzzle): Study {
  const source = book.games[puzzle.source];
  if (!source) throw new Error(`${puzzle.id} belongs to no game`);
  const { options, players, moves } = source;
  const first = moves.split('\n').slice(0, puzzle.move);
  return { game: book.game, options, players, moves: first.map((move) => `${move}\n`).join('') };
}

/** Whether a line, move by move, begins with the answer. Cards that are given one after the other
    may come in any order. */
export function is_answer(puzzle: Puzzle, moves: readonly string[]): boolean {
  const verb_of = (move: string): string => move.split(' ')[0] ?? '';
  const verb = verb_of(puzzle.answer);
  const other = moves.findIndex((move) => verb_of(move) !== verb);
  return moves.slice(0, other < 0 ? moves.length : Math.max(other, 1)).includes(puzzle.answer);
}

export type Done = 'solved' | 'helped' | 'failed';
export interface Progress {
  rating: number;
  done: Record<string, Done>;
}

const first_rating = 1200;
const slow_after = 30; // puzzles
const steps = { quick: 40, slow: 20 }; // of Elo's rating

/** As after a game against the puzzle: only what one finds alone and at once is won. */
export function after(progress: Progress, puzzle: Puzzle, how: Done): Progress {
  if (puzzle.id in progress.done) {
    const better = how === 'solved' || progress.done[puzzle.id] === 'failed';
    return better ? { ...progress, done: { ...progress.done, [puzzle.id]: how } } : progress;
  }
  const expected = 1 / (1 + 10 ** ((puzzle.rating - progress.rating) / 400));
  const step = Object.keys(progress.done).length < slow_after ? steps.quick : steps.slow;
  const rating = progress.rating + step * ((how === 'solved' ? 1 : 0) - expected);
  return { rating: Math.round(rating), done: { ...progress.done, [puzzle.id]: how } };
}

/** The one nearest to my rating that I have not seen, then that I have not solved. */
export function next_of(book: PuzzleBook, progress: Progress, not?: string): Puzzle | undefined {
  const near = (a: Puzzle, b: Puzzle): number =>
    Math.abs(a.rating - progress.rating) - Math.abs(b.rating - progress.rating);
  const others = book.puzzles.filter(({ id }) => id !== not).toSorted(near);
  return (
    others.find(({ id }) => !(id in progress.done)) ??
    others.find(({ id }) => progress.done[id] !== 'solved') ??
    others[0]
  );
}

const kept_under = (game: string): string => `hadal.puzzles.${game}`;

export function progress_in(game: string): Progress {
  const none: Progress = { rating: first_rating, done: {} };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(kept_under(game)) ?? '{}') as Progress) };
  } catch {
    return none; // somebody else wrote there
  }
}

export function keep_progress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(kept_under(game), JSON.stringify(progress));
  } catch {
    // Without room it lasts as long as the page.
  }
}
