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

/** Changes with every build. */
export const build_name = (): string => address_of('house.wasm').split('/').at(-1) ?? '';

export const load_make = async (): Promise<Make> =>
  ((await import(/* @vite-ignore */ address_of('house.js'))) as { default: Make }).default;

// While it is being loaded, where the host says what it is: then the browser also keeps what it has
// compiled for the next time.
export async function compile_built(): Promise<WebAssembly.Module> {
  const wasm = await fetch(address_of('house.wasm'));
  if (!wasm.ok) throw new Error(wasm.statusText);
  return wasm.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.compileStreaming(wasm)
    : WebAssembly.compile(await wasm.arrayBuffer());
}
