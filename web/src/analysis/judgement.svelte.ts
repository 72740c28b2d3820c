// SPDX-License-Identifier: Apache-2.0
//
// What a review knows about an analysis: how it was asked for, what was found, and whose slips are
// marked.
import type { Game } from '../games';
import type { Depth } from '../protocol';
import type { Mark, MoveWords } from '../table/game_parts';
import type { LogLine } from '../table/log';
import { load_advice } from './advice';
import { Analysing } from './analysing.svelte';
import { line_signs, slip_marks, type LineSign } from './marks';
import { slip_beyond } from './reading';

export interface Judged {
  table: string;
  moves: number; // of the game
  seat: string | null; // mine
}

type Names = Record<string, string>;

export class Judgement {
  readonly analysing = new Analysing();
  words = $state.raw<MoveWords | null>(null); // null: nobody has asked for an analysis
  depth = $state<Depth>('captain');
  open = $state(false);
  only = $state<string | null>(null);
  #judged: Judged | undefined;

  async show(game: Game, judged: Judged): Promise<void> {
    this.analysing.prepare();
    const words = await load_advice(game);
    this.#judged = judged;
    this.only = judged.seat;
    this.words = words;
    await this.wish(this.depth, this.open);
  }

  async wish(depth: Depth, open: boolean): Promise<void> {
    this.depth = depth;
    this.open = open;
    if (!this.#judged) return;
    const { table, moves } = this.#judged;
    await this.analysing.begin(table, moves, { depth, open, seat: null, seed: 1 });
  }

  close(): void {
    this.analysing.end();
    this.analysing.analysis = null;
    this.words = null;
  }

  marks(names: Names): Mark[] {
    const { analysis } = this.analysing;
    return analysis ? slip_marks(analysis, this.only, names) : [];
  }
  signs(lines: readonly LogLine[], names: Names): Map<number, LineSign> {
    const { analysis } = this.analysing;
    return analysis ? line_signs(analysis, this.only, lines, names) : new Map<number, LineSign>();
  }
  slip_beyond(move: number, forwards: boolean): number | undefined {
    const { analysis } = this.analysing;
    return analysis ? slip_beyond(analysis, move, forwards, this.only)?.move : undefined;
  }
}
