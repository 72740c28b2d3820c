// SPDX-License-Identifier: Apache-2.0
//
// A worker that judges pieces of a game. The page has as many as there are processors.
import { load_make } from '../offline/built';
import { primitives } from '../offline/primitives';
import { open_judge, type FromJudge, type Judge, type ToJudge } from './judge';

const loading = load_make();
loading.catch(() => undefined); // asked below
let opening: Promise<Judge> | undefined;
const say = (message: FromJudge): void => postMessage(message);

function answer(judge: Judge, asked: Exclude<ToJudge, { kind: 'open' }>): string {
  const { record, wish } = asked;
  if (asked.kind === 'piece') return judge.piece(record, wish, asked.from, asked.to);
  for (const piece of asked.pieces) {
    const said = judge.take(piece);
    if (said.includes('"code"')) return said;
  }
  return judge.combine(record, wish);
}

addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  if (data.kind === 'open') {
    opening = loading.then((make) => open_judge(make, data.wasm, primitives));
    opening.catch(() => say({ failed: true }));
    return;
  }
  void opening
    ?.then((judge) => say({ text: answer(judge, data) }))
    .catch((error: unknown) => {
      console.error(error);
      say({ failed: true });
    });
});
