// SPDX-License-Identifier: Apache-2.0
//
// One puzzle on its way: what was tried, how much help was taken, and what became of it.
import { change } from '../analysis/reading';
import { complain } from '../lib/notices.svelte';
import { t } from '../lib/words.svelte';
import type { Puzzle, PuzzleBook, Study } from '../protocol';
import { after, is_answer, keep_progress, progress_in, study_of, type Done } from './book';
import { moves_in } from './study';

export class Solving {
  readonly study: Study;
  progress = $state.raw({ rating: 0, done: {} as Record<string, Done> });
  wrong = $state(''); // the last move that was not the answer
  hints = $state(0);
  ended = $state<'right' | 'shown' | null>(null);

  constructor(
    readonly book: PuzzleBook,
    readonly puzzle: Puzzle,
  ) {
    this.study = study_of(book, puzzle);
    this.progress = progress_in(book.game);
  }

  #note(how: Done): void {
    this.progress = after(this.progress, this.puzzle, how);
    keep_progress(this.book.game, this.progress);
  }

  /** Resolves true for the answer. A line that is not whole or not legal is complained about. */
  async play(line: string): Promise<boolean> {
    try {
      const moves = await moves_in(this.study, line);
      if (is_answer(this.puzzle, moves)) {
        const alone = this.hints === 0 && this.wrong === '';
        this.#note(alone ? 'solved' : 'helped');
        this.ended = 'right';
        return true;
      }
      this.wrong = moves[0] ?? '';
      this.#note('failed');
    } catch (error) {
      complain(error);
    }
    return false;
  }
  hint(): void {
    this.hints += 1;
  }
  show(): void {
    this.#note('failed');
    this.ended = 'shown';
  }

  /** What is said of the last try; `label`: of that move. */
  wrong_text(label: string): string {
    const tried = this.puzzle.moves.find(({ move }) => move === this.wrong);
    const best = this.puzzle.moves[0];
    if (!tried || !best) return t('web.puzzle.wrong', { move: label });
    const loss = change(best.chance - tried.chance).replace('+', '');
    return t('web.puzzle.wrong.loss', { move: label, loss });
  }
}
