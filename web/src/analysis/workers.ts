// SPDX-License-Identifier: Apache-2.0
//
// A whole game, judged by all processors: each worker takes the next piece when it has one done.
import { Refusal } from '../lib/http';
import { compile_built } from '../offline/built';
import type { Analysis, AnalysisWish, Error as Refused } from '../protocol';
import type { FromJudge, ToJudge } from './judge';

const most_workers = 8;
// A piece is this share of what is left for each worker: large at first, and small at the end, so that
// nobody waits long for the slowest.
const share_of_left = 3;
const least_moves = 4;

const missing = (): Refusal => new Refusal('here_missing', 'a worker could not be started');

class Hand {
  #worker = new Worker(new URL('./judge_worker.ts', import.meta.url), { type: 'module' });
  open(wasm: WebAssembly.Module): void {
    this.#worker.postMessage({ kind: 'open', wasm } satisfies ToJudge);
  }
  ask(message: ToJudge): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#worker.onerror = () => reject(missing());
      this.#worker.onmessage = ({ data }: MessageEvent<FromJudge>) =>
        'text' in data ? resolve(data.text) : reject(missing());
      this.#worker.postMessage(message);
    });
  }
  end(): void {
    this.#worker.terminate();
  }
}

// An error is short and says so at once: a piece may be long, and the page need not read it.
const error_begins = '{"code":';
function read<T extends object>(text: string): T {
  const answer = JSON.parse(text) as T | Refused;
  if ('code' in answer) throw new Refusal(answer.code, answer.message);
  return answer;
}

export interface Course {
  progress: (share: number) => void;
  stopped: AbortSignal;
}

/** Workers that judge. What they have loaded and compiled stays for the next wish until their end. */
export class Judges {
  #hands: Hand[] = [];
  #wasm: Promise<WebAssembly.Module> | undefined;
  #opening: Promise<Hand[]> | undefined;

  /** Loads and compiles, where somebody may ask soon. */
  load(): Promise<WebAssembly.Module> {
    this.#wasm ??= compile_built();
    this.#wasm.catch(() => (this.#wasm = undefined)); // the next one tries again
    return this.#wasm;
  }

  /** Starts the workers, too: somebody is about to ask. */
  prepare(): Promise<Hand[]> {
    this.#opening ??= this.#open();
    this.#opening.catch(() => this.end()); // told to who asks
    return this.#opening;
  }

  async #open(): Promise<Hand[]> {
    const workers = Math.max(1, Math.min(most_workers, navigator.hardwareConcurrency || 1));
    const hands = (this.#hands = Array.from({ length: workers }, () => new Hand()));
    const wasm = await this.load().catch(() => Promise.reject(missing()));
    for (const hand of hands) hand.open(wasm);
    return hands;
  }

  end(): void {
    for (const hand of this.#hands) hand.end();
    this.#hands = [];
    this.#opening = undefined;
  }

  /** `moves`: how many the record has. */
  async judge(
    record: string,
    moves: number,
    wish: AnalysisWish,
    { progress, stopped }: Course,
  ): Promise<Analysis> {
    const give_up = (): void => this.end(); // nothing else stops a piece
    stopped.addEventListener('abort', give_up);
    try {
      const hands = await this.prepare();
      stopped.throwIfAborted();
      const text = JSON.stringify(wish);
      const pieces: string[] = [];
      let next = 0;
      let done = 0;
      const work = async (hand: Hand): Promise<void> => {
        while (next < moves && !stopped.aborted) {
          const from = next;
          const share = Math.ceil((moves - from) / (hands.length * share_of_left));
          const to = (next = Math.min(moves, from + Math.max(least_moves, share)));
          const piece = await hand.ask({ kind: 'piece', record, wish: text, from, to });
          if (piece.startsWith(error_begins)) read(piece);
          pieces.push(piece);
          done += to - from;
          progress(done / moves);
        }
      };
      await Promise.all(hands.map(work));
      const [first] = hands;
      if (!first) throw missing();
      return read<Analysis>(await first.ask({ kind: 'combine', record, wish: text, pieces }));
    } catch (error) {
      this.end(); // one of them may have pieces of a game that will not be asked for again
      throw error;
    } finally {
      stopped.removeEventListener('abort', give_up);
    }
  }
}
