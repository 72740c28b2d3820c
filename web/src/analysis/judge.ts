// SPDX-License-Identifier: Apache-2.0
//
// The judge of finished games in WebAssembly (wasm/analyst.cpp): the same file as the house, which is
// not opened. Every answer is JSON; only an error has a `code`.
import { instance_of, type Make } from '../offline/house';

export interface Judge {
  piece: (record: string, wish: string, from: number, to: number) => string;
  take: (piece: string) => string;
  combine: (record: string, wish: string) => string;
}

export async function open_judge(
  make: Make,
  wasm: WebAssembly.Module,
  primitives: Record<string, unknown>,
): Promise<Judge> {
  const { cwrap } = await instance_of(make, wasm, primitives);
  const wrap = <F>(name: string, ...takes: string[]): F => cwrap(name, 'string', takes) as F;
  return {
    piece: wrap<Judge['piece']>('hadal_judge', 'string', 'string', 'number', 'number'),
    take: wrap<Judge['take']>('hadal_take', 'string'),
    combine: wrap<Judge['combine']>('hadal_combine', 'string', 'string'),
  };
}

export type ToJudge =
  | { kind: 'open'; wasm: WebAssembly.Module } // once, before all else
  | { kind: 'piece'; record: string; wish: string; from: number; to: number }
  | { kind: 'combine'; record: string; wish: string; pieces: readonly string[] };
// The text of the answer, or nothing: what it needs could not be loaded.
export type FromJudge = { text: string } | { failed: true };
