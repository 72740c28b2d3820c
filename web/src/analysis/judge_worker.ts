// SPDX-License-Identifier: Apache-2.0
//
// A worker that judges pieces of a game. The page has as many as there are processors.
import { load_built } from '../offline/built';
import { primitives } from '../offline/primitives';
import { open_judge, type FromJudge, type ToJudge } from './judge';

const opening = load_built().then(([make, wasm]) => open_judge(make, wasm, primitives));
const say = (message: FromJudge): void => postMessage(message);
opening.catch(() => say({ failed: true }));

addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  void opening
    .then((judge) => {
      const { record, wish } = data;
      const text =
        data.kind === 'piece'
          ? judge.piece(record, wish, data.from, data.to)
          : judge.combine(record, wish, data.pieces);
      say({ text });
    })
    .catch((error: unknown) => {
      console.error(error);
      say({ failed: true });
    });
});
