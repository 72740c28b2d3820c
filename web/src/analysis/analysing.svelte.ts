// SPDX-License-Identifier: Apache-2.0
//
// The analysis of a finished game: made by workers of this page where it was built with the engine,
// asked of the server otherwise. What was found stays as long as the page is open.
import { get, Refusal } from '../lib/http';
import { sentence } from '../lib/notices.svelte';
import { ask_house, has_house } from '../lib/place.svelte';
import { invited } from '../lib/router.svelte';
import type { Analysis, AnalysisState, AnalysisWish } from '../protocol';
import { Judges, type Course } from './workers';

const ask_every_ms = 700;
const found = new Map<string, Analysis>();

async function record_of(table: string): Promise<string> {
  const response = await ask_house(invited(`/api/tables/${table}/record`));
  if (!response.ok) throw new Refusal('not_over', response.statusText);
  return response.text();
}

async function by_server(
  table: string,
  wish: AnalysisWish,
  { progress, stopped }: Course,
): Promise<Analysis> {
  const asked = new URLSearchParams({ depth: wish.depth, open: String(wish.open) });
  for (;;) {
    const state = await get<AnalysisState>(invited(`/api/tables/${table}/analysis?${asked}`));
    if (state.analysis) return state.analysis;
    progress(state.progress);
    await new Promise((resolve) => setTimeout(resolve, ask_every_ms));
    stopped.throwIfAborted();
  }
}

export class Analysing {
  analysis = $state.raw<Analysis | null>(null);
  progress = $state<number | null>(null); // from 0 to 1; null: nothing is under way
  problem = $state('');
  #stop = new AbortController();
  #judges = new Judges();

  /** Somebody may ask soon. */
  load(): void {
    if (has_house) void this.#judges.load().catch(() => undefined);
  }

  /** Somebody is about to ask. */
  prepare(): void {
    if (has_house) void this.#judges.prepare().catch(() => undefined);
  }

  /** `moves`: how many the game has. */
  async begin(table: string, moves: number, wish: AnalysisWish): Promise<void> {
    this.stop();
    this.problem = '';
    const key = JSON.stringify([table, wish]);
    this.analysis = found.get(key) ?? null;
    if (this.analysis) return;
    const mine = (this.#stop = new AbortController());
    const course: Course = {
      progress: (share) => {
        if (mine === this.#stop) this.progress = share;
      },
      stopped: mine.signal,
    };
    this.progress = 0;
    try {
      const made = has_house
        ? await this.#judges.judge(await record_of(table), moves, wish, course)
        : await by_server(table, wish, course);
      found.set(key, made);
      if (mine === this.#stop) this.analysis = made;
    } catch (error) {
      if (!mine.signal.aborted) this.problem = sentence(error);
    } finally {
      if (mine === this.#stop) this.progress = null;
    }
  }

  stop(): void {
    this.#stop.abort();
    this.progress = null;
  }

  /** Nobody asks any more. */
  end(): void {
    this.stop();
    this.#judges.end();
  }
}
