// SPDX-License-Identifier: Apache-2.0
//
// What the analysis of a whole game costs in WebAssembly, by the time of the processor, on one
// thread; the page shares it among its workers.
//
//   node wasm/tests/judge_speed.mjs RECORD captain|master     needs build/wasm/house.js
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('../../build/wasm', import.meta.url));
const [file, depth = 'captain'] = process.argv.slice(2);
const address = pathToFileURL(join(folder, 'house.js')).href;
Object.assign(globalThis, { self: { location: { href: address } }, importScripts: () => {} });
const { default: make } = await import(address);
const { cwrap } = await make({ wasmBinary: readFileSync(join(folder, 'house.wasm')) });
const judge = cwrap('hadal_judge', 'string', ['string', 'string', 'number', 'number']);
const take = cwrap('hadal_take', 'string', ['string']);
const combine = cwrap('hadal_combine', 'string', ['string', 'string']);

const record = readFileSync(file, 'utf8');
const wish = JSON.stringify({ depth, open: false, seat: null, seed: 1 });
const before = process.cpuUsage();
const size = 50; // an argument lies on the stack
for (let from = 0, piece; piece?.to !== from; from += size) {
  const text = judge(record, wish, from, from + size);
  take(text);
  piece = JSON.parse(text);
}
const whole = JSON.parse(combine(record, wish));
if (whole.code) throw new Error(whole.message);
const { user } = process.cpuUsage(before);
console.log(`${whole.game}, ${whole.moves} moves, ${depth}: ${(user / 1e6).toFixed(2)} s`);
