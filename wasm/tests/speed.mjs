// SPDX-License-Identifier: Apache-2.0
//
// How fast the page is beside the native program: the same games of wasm/proof in both, by the time
// of the processor, which other work on the machine hardly changes. Each row is played twice in the
// same worker, and natively. The second time counts, as in any benchmark: during the first the browser
// compiles what is used often a second time, and better; the row says what that first time took.
//
//   node wasm/tests/speed.mjs [PROOF]     needs build/wasm, chromium, and PROOF (build/release/proof)
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { launch, root } from '../../web/tests/browser/stage.mjs';

const native = process.argv[2] ?? join(root, 'build/release/proof');
const rows = [
  ['abyss, the rules alone', 'bench', 'abyss', '6000'],
  ['abyss, random, moves as text', 'games', 'abyss', '', '12000'],
  ['abyss, captain', 'games', 'abyss', 'captain', '15'],
  ['abyss, master', 'games', 'abyss', 'master', '1'],
  ['unfathomable, the rules alone', 'bench', 'unfathomable', '3000'],
  ['unfathomable, random, moves as text', 'games', 'unfathomable', '', '6000'],
  ['unfathomable, captain', 'games', 'unfathomable', 'captain', '4'],
  ['unfathomable, master', 'games', 'unfathomable', 'master', '1'],
];

const worker = `import make from './proof.js';
let said = [];
const opening = make({ print: (line) => said.push(line) });
addEventListener('message', async ({ data }) => {
  const made = await opening;
  said = [];
  made.callMain(data);
  postMessage(said);
});`;
const files = {
  '/': ['text/html', () => '<!doctype html><title>speed</title>'],
  '/worker.js': ['text/javascript', () => worker],
  '/proof.js': ['text/javascript', () => readFileSync(join(root, 'build/wasm/proof.js'))],
  '/proof.wasm': ['application/wasm', () => readFileSync(join(root, 'build/wasm/proof.wasm'))],
};
const host = createServer(({ url }, answer) => {
  const [type, body] = files[url] ?? [];
  if (!type) return answer.writeHead(404).end();
  return answer.writeHead(200, { 'Content-Type': type }).end(body());
});
await new Promise((resolve) => host.listen(0, '127.0.0.1', resolve));
const browser = await launch();
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${host.address().port}/`);
const devtools = await browser.newBrowserCDPSession();

// Of all processes that show pages: there is one page.
async function used_by_page() {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
// One worker a row, which has loaded the games before anything is measured.
const open_worker = () =>
  page.evaluate(() => {
    window.worker?.terminate();
    window.worker = new Worker('./worker.js', { type: 'module' });
  });
async function in_page(args) {
  const before = await used_by_page();
  const said = await page.evaluate(
    (given) =>
      new Promise((resolve, reject) => {
        window.worker.onerror = (error) => reject(new Error(error.message));
        window.worker.onmessage = ({ data }) => resolve(data);
        window.worker.postMessage(given);
      }),
    args,
  );
  return { said, seconds: (await used_by_page()) - before };
}
// The time of the processor by bash's own clock: node does not tell that of a child.
function run_native(args) {
  const script = 'TIMEFORMAT=%U; time "$0" "$@"';
  const said = execFileSync('/bin/bash', ['-c', `{ ${script}; } 2>&1`, native, ...args], {
    encoding: 'utf8',
  }).trim();
  const lines = said.split('\n');
  return { said: lines.slice(0, -1), seconds: Number(lines.at(-1)) };
}

const thoughts = (said) => Number(/of (\d+) moves/.exec(said.join(' '))?.[1] ?? 0);
const hash = (said) => /[0-9a-f]{16}/.exec(said.join(' '))?.[0];
for (const [title, ...args] of rows) {
  await open_worker();
  await in_page(['games', 'abyss', '', '0']); // it is there
  const first = await in_page(args);
  const here = await in_page(args);
  run_native(args);
  const there = run_native(args);
  const same = hash(here.said) === hash(there.said) ? 'the same games' : 'OTHER GAMES';
  const moves = thoughts(here.said);
  const each = moves > 0 ? `, ${((1000 * here.seconds) / moves).toFixed(2)} ms a move` : '';
  const share = Math.round((100 * there.seconds) / here.seconds);
  console.log(
    `${title}: page ${here.seconds.toFixed(2)} s (first ${first.seconds.toFixed(2)} s), native ${there.seconds.toFixed(2)} s: ${share} %${each} (${same})`,
  );
}
await browser.close();
host.close();
