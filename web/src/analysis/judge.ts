// SPDX-License-Identifier: Apache-2.0
//
// The judge of finished games in WebAssembly (wasm/analyst.cpp): the same file as the house, which is
// not opened. Every answer is JSON; only an error has a `code`.
import type { Make } from '../offline/house';

export interface Judge {
  piece: (record: string, wish: string, from: number, to: number) => string;
  combine: (record: string, wish: string, pieces: string) => string;
}

export async function open_judge(
  make: Make,
  wasm: ArrayBuffer,
  primitives: Record<string, unknown>,
): Promise<Judge> {
  const { cwrap } = await make({ wasmBinary: wasm, ...primitives });
  return {
    piece: cwrap('hadal_judge', 'string', [
      'string',
      'string',
      'number',
      'number',
    ]) as Judge['piece'],
    combine: cwrap('hadal_combine', 'string', ['string', 'string', 'string']) as Judge['combine'],
  };
}

export type ToJudge =
  | { kind: 'piece'; record: string; wish: string; from: number; to: number }
  | { kind: 'combine'; record: string; wish: string; pieces: string };
// The text of the answer, or nothing: what it needs could not be loaded.
export type FromJudge = { text: string } | { failed: true };
