// SPDX-License-Identifier: Apache-2.0
//
// Where emscripten's files are (`./run offline`): beside the page, not a part of it.
import type { Make } from './house';

const built = import.meta.glob<string>('../../built/house.*', {
  query: '?url',
  import: 'default',
  eager: true,
});
const address_of = (file: string): string => built[`../../built/${file}`] ?? '';

export async function load_built(): Promise<[Make, ArrayBuffer]> {
  const [made, wasm] = await Promise.all([
    import(/* @vite-ignore */ address_of('house.js')) as Promise<{ default: Make }>,
    fetch(address_of('house.wasm')),
  ]);
  if (!wasm.ok) throw new Error(wasm.statusText);
  return [made.default, await wasm.arrayBuffer()];
}
