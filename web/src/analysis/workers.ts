// SPDX-License-Identifier: Apache-2.0
//
// A whole game, judged by all processors: each worker takes the next piece when it has one done.
import { Refusal } from '../lib/http';
import type { Analysis, AnalysisPiece, AnalysisWish, Error as Refused } from '../protocol';
import type { FromJudge, ToJudge } from './judge';

const most_workers = 8;
// Pieces for each worker: enough that nobody waits long for the slowest at the end.
const pieces_each = 6;

class Hand {
  #worker = new Worker(new URL('./judge_worker.ts', import.meta.url), { type: 'module' });
  ask(message: ToJudge): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = (): void => reject(new Refusal('here_missing', 'a worker could not be started'));
      this.#worker.onerror = fail;
      this.#worker.onmessage = ({ data }: MessageEvent<FromJudge>) =>
        'text' in data ? resolve(data.text) : fail();
      this.#worker.postMessage(message);
    });
  }
  end(): void {
    this.#worker.terminate();
  }
}

function read<T extends object>(text: string): T {
  const answer = JSON.parse(text) as T | Refused;
  if ('code' in answer) throw new Refusal(answer.code, answer.message);
  return answer;
}

export interface Course {
  progress: (share: number) => void;
  stopped: AbortSignal;
}

/** `moves`: how many the record has. */
export async function judge_here(
  record: string,
  moves: number,
  wish: AnalysisWish,
  { progress, stopped }: Course,
): Promise<Analysis> {
  const workers = Math.max(1, Math.min(most_workers, navigator.hardwareConcurrency || 1));
  const size = Math.max(1, Math.ceil(moves / (workers * pieces_each)));
  const hands = Array.from({ length: workers }, () => new Hand());
  const give_up = (): void => hands.forEach((hand) => hand.end());
  stopped.addEventListener('abort', give_up);
  try {
    const text = JSON.stringify(wish);
    const found: AnalysisPiece[] = [];
    let next = 0;
    let done = 0;
    const work = async (hand: Hand): Promise<void> => {
      while (next < moves && !stopped.aborted) {
        const from = next;
        const to = (next = Math.min(moves, from + size));
        const piece = await hand.ask({ kind: 'piece', record, wish: text, from, to });
        found.push(read<AnalysisPiece>(piece));
        done += to - from;
        progress(done / moves);
      }
    };
    await Promise.all(hands.map(work));
    const [first] = hands;
    if (!first) throw new Refusal('here_missing', 'there is no worker');
    const pieces = JSON.stringify({ pieces: found });
    return read<Analysis>(await first.ask({ kind: 'combine', record, wish: text, pieces }));
  } finally {
    stopped.removeEventListener('abort', give_up);
    give_up();
  }
}
