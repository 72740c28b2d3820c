// SPDX-License-Identifier: Apache-2.0
//
// The house as the worker has it, with a disk in memory that can be full or damaged.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { open_judge, type Judge } from '$web/analysis/judge';
import { House, type Make } from '$web/offline/house';
import type { Entry, Store } from '$web/offline/store';

const folder = resolve('../build/wasm');

export class MemoryStore implements Store {
  kept: Entry[] = [];
  token = '';
  is_full = false;
  room = Infinity; // writings until it is full
  entries = (): Promise<Entry[]> => Promise.resolve(structuredClone(this.kept));
  session = (): Promise<string> => Promise.resolve(this.token);
  keep_session = (token: string): Promise<void> => {
    this.token = token;
    return Promise.resolve();
  };
  write = (entries: Entry[], replaces: boolean): Promise<void> => {
    if (this.is_full || --this.room < 0) return Promise.reject(new Error('QuotaExceededError'));
    const at = (one: Entry): number =>
      this.kept.findIndex(({ stream, number }) => stream === one.stream && number === one.number);
    if (!replaces && entries.some((one) => at(one) >= 0))
      return Promise.reject(new Error('ConstraintError'));
    this.kept = [...this.kept.filter((_, i) => !entries.some((one) => at(one) === i)), ...entries];
    return Promise.resolve();
  };
}

// Every house and judge needs a module of its own; their wasm is the same.
async function load(): Promise<[Make, WebAssembly.Module]> {
  const file = pathToFileURL(resolve(folder, 'house.js')).href;
  Object.assign(globalThis, { self: { location: { href: file } }, importScripts: () => undefined });
  const { default: make } = (await import(/* @vite-ignore */ file)) as { default: Make };
  return [make, await WebAssembly.compile(readFileSync(resolve(folder, 'house.wasm')))];
}

export async function open_house(store: Store, saving?: (works: boolean) => void): Promise<House> {
  return House.open(...(await load()), store, 'test', saving);
}

export async function make_judge(): Promise<Judge> {
  return open_judge(...(await load()), {});
}
