// SPDX-License-Identifier: Apache-2.0
//
// node wasm/tests/run_proof.mjs build/wasm [speed]: build/wasm/proof, which is made for a worker.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = 'build/wasm', ...args] = process.argv.slice(2);
const at = (name) => resolve(join(folder, name));
globalThis.self = { location: { href: pathToFileURL(at('proof.js')).href } };
globalThis.importScripts = () => {}; // by which emscripten knows a worker
const { default: make } = await import(pathToFileURL(at('proof.js')).href);
const made = await make({
  wasmBinary: readFileSync(at('proof.wasm')),
  print: (line) => console.log(line),
});
made.callMain(args);
