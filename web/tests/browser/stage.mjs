// SPDX-License-Identifier: Apache-2.0
//
// What every browser test needs: the real server on a port of its own, and browsers in front of it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
export const laptop = { width: 1366, height: 768 };
export const phone = { width: 390, height: 844 };
export const phone_on_its_side = { width: 844, height: 390 };

const language_list = JSON.parse(readFileSync(join(root, 'words/languages.json'), 'utf8'));
export const languages = Object.keys(language_list);

export const me = { kind: 'me', level: null };
export const guest = { kind: 'invited', level: null };
export const bot = (level = 'novice') => ({ kind: 'bot', level });

// How long anything may take. Nothing is meant to be slow; a loaded machine must not fail a test.
export const patience_ms = Number(process.env.PATIENCE_MS ?? 120_000);

// Cards, bots and names are those of this number: a run that failed is repeated with it.
export const seeds = Number(process.env.SEEDS ?? 1);

// In the page: Math.random from a number (mulberry32).
function fix_luck(number) {
  let state = number;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
// In the page: nobody here wants to follow what the others do, unless a test says so.
function show_at_once() {
  if (self.origin === 'null') return; // a document without a place of its own has no storage
  const kept = 'hadal.settings';
  if (localStorage.getItem(kept) === null)
    localStorage.setItem(kept, JSON.stringify({ speed: 'at_once' }));
}
let visitors = 0;

// Waits until it holds.
export async function until(holds, what, limit_ms = patience_ms) {
  for (const end = Date.now() + limit_ms; !(await holds()); await pause(25))
    if (Date.now() > end) throw new Error(`not within ${limit_ms / 1000} s: ${what}`);
}

// What a page shows follows what was pressed, not at once: these wait for it, and say what stood there.
export async function counts(locator, wanted, why) {
  await until(async () => (await locator.count()) === wanted, '').catch(() => {});
  assert.equal(await locator.count(), wanted, why);
}
export async function says(locator, wanted) {
  await until(async () => wanted.test(await locator.innerText()), '').catch(() => {});
  assert.match(await locator.innerText(), wanted);
}

const binary = (builds) => {
  const named = process.env.HADAL;
  const found = [named, ...builds]
    .filter(Boolean)
    .map((path) => resolve(root, path))
    .find(existsSync);
  if (!found) throw new Error('no hadal to test: build it, or name it in HADAL');
  return found;
};

const free_port = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const answers = (url) =>
  until(
    () =>
      fetch(`${url}/api/games`).then(
        ({ ok }) => ok,
        () => false,
      ),
    'the server answers',
  );

// A server of one's own; `restart` kills it without warning and starts it on the same data.
const every_build = ['build/release/hadal', 'build/dev/hadal'];
export async function start_server(more = [], builds = every_build, environment = {}) {
  const data = mkdtempSync(join(tmpdir(), 'hadal-web-'));
  const port = await free_port();
  const url = `http://127.0.0.1:${port}`;
  let child;
  let said = '';
  const begin = async () => {
    const args = [
      'serve',
      '--port',
      String(port),
      '--data',
      data,
      '--web',
      join(root, 'web/dist'),
      '--test-seeds',
      String(seeds),
      ...more,
    ];
    child = spawn(binary(builds), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HADAL_TEST_SEEDS: 'yes', ...environment },
    });
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    await answers(url).catch((error) => {
      throw new Error(`${error.message}\n${said}`);
    });
  };
  const end = (signal) =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  await begin();
  return {
    url,
    said: () => said,
    kill: () => end('SIGKILL'),
    begin,
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

// A server whose disk fails on command: `set('sync')` lets every sync of the data fail, `set('')`
// ends it (server/endure/double/disk.cpp).
export async function start_server_in_weather(more = []) {
  const library = ['build/dev', dirname(binary(every_build))]
    .map((folder) => resolve(root, folder, 'libhadal_test_weather.so'))
    .find(existsSync);
  if (!library) throw new Error('no weather: build hadal_test_weather with the preset dev');
  const folder = mkdtempSync(join(tmpdir(), 'hadal-weather-'));
  const file = join(folder, 'weather');
  const set = (words) => {
    writeFileSync(`${file}.new`, words);
    renameSync(`${file}.new`, file);
  };
  set('');
  const server = await start_server(more, every_build, {
    LD_PRELOAD: library,
    HADAL_TEST_WEATHER: file,
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, set, stop };
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = () =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: flags,
    headless: true,
    timeout: patience_ms,
  });

// A browser that keeps what it has in a folder, as one does that is closed and opened again.
export async function launch_again(folder) {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: '/usr/bin/chromium',
    args: flags,
    headless: true,
    timeout: patience_ms,
    viewport: laptop,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience_ms);
  await context.addInitScript(fix_luck, seeds);
  await context.addInitScript(show_at_once);
  return context;
}

// A server and a browser for all tests of a file. Limits per address have tests of their own: here
// everybody comes from one address, and as fast as the machine allows.
export function set_stage(builds = every_build) {
  const stage = { server: null, browser: null };
  before(async (test) => {
    test.diagnostic?.(`SEEDS=${seeds} repeats this run`);
    stage.server = await start_server(['--no-limits'], builds);
    stage.browser = await launch();
  });
  after(async () => {
    await stage.browser?.close();
    await stage.server?.stop();
  });
  return stage;
}

// A browser of somebody who has never been here. Whatever the page complains about fails the test.
export async function visitor(browser, { size = laptop, language = 'en', ...more } = {}) {
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // it would load the whole page in every test
    ...more,
  });
  context.setDefaultTimeout(patience_ms);
  await context.addInitScript(fix_luck, seeds * 1000 + ++visitors);
  await context.addInitScript(show_at_once);
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|WebSocket/.test(message.text()))
      problems.push(message.text());
  });
  page.problems = problems;
  return page;
}

export const sign_in = (page, url, name) =>
  page.request.post(`${url}/api/guest`, {
    data: { name },
    headers: { Origin: url, 'Content-Type': 'application/json' },
  });

export async function make_table(page, url, plan) {
  const response = await page.request.post(`${url}/api/tables`, {
    data: {
      options: {},
      open_to_all: false,
      clock: { kind: 'none', bank_ms: 0, increment_ms: 0, days: 0 },
      patience_ms: null,
      spectator_delay_ms: 0,
      start_now: true,
      ...plan,
    },
    headers: { Origin: url, 'Content-Type': 'application/json' },
  });
  if (!response.ok()) throw new Error(await response.text());
  return response.json();
}

// Somebody comes in, makes a table and sits down at it.
export async function host(stage, name, plan, more = {}) {
  const made = await host_from_afar(stage, name, plan, more);
  await made.go_there();
  return made;
}
// The page is not at the table until it goes there: what is played meanwhile is not drawn.
export async function host_from_afar({ browser, server }, name, plan, more = {}) {
  const page = await visitor(browser, more);
  await page.goto(`${server.url}/healthz`);
  await sign_in(page, server.url, name);
  const made = await make_table(page, server.url, plan);
  return { page, ...made, go_there: () => page.goto(`${server.url}/table/${made.table}`) };
}

// A friend with the link takes the free seat.
export async function join_table({ browser, server }, name, { table, invite }, more = {}) {
  const page = await visitor(browser, more);
  await sign_in(page, server.url, name);
  await page.goto(`${server.url}/table/${table}?invite=${invite}`);
  await page.getByRole('button', { name: 'Sit here' }).click();
  return page;
}

// The table can be seen: of either game, also as text.
export const table_shown = (page) =>
  page.locator('.court .lord, .cast li, .plan .place, .text .question').first().waitFor();

// The host of a table that is still waiting, and a friend; the game begins.
export async function two_people(stage, plan, { sizes = [laptop, laptop], ...more } = {}) {
  const [first, second] = sizes.map((size) => ({ size, ...more }));
  const made = await host(stage, 'Ada', { ...plan, start_now: false }, first);
  const ben = await join_table(stage, 'Ben', made, second);
  return { ada: made.page, ben, table: made.table };
}
export const begin = (page) => page.getByRole('button', { name: 'Start the game' }).click();

const axe_source = readFileSync(join(root, 'web/node_modules/axe-core/axe.min.js'), 'utf8');

// What axe-core finds wrong with the page as it is.
export async function axe(page, rules = null) {
  await counts(page.locator('[data-waits]'), 0); // all parts are there
  await page.evaluate(axe_source);
  const { violations } = await page.evaluate(
    (only) => window.axe.run(document, only ? { runOnly: only } : {}),
    rules,
  );
  return violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
}

export const fits = (page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const found = { wide: scrollWidth - clientWidth, high: scrollHeight - clientHeight };
    if (found.wide <= 0 && found.high <= 0) return found;
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, bottom, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 0.5 || bottom > clientHeight + 0.5);
    });
    const named = (element) =>
      `${element.tagName}.${element.getAttribute('class')}: ${element.textContent.trim().slice(0, 40)}`;
    return { ...found, beyond: beyond.map(named) };
  });

// Buttons of what one can do that are not, or not wholly, in view.
export const cut_off = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.bar .button')]
      .filter((button) => button.getClientRects().length > 0)
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const seen = (x, y) => button.contains(document.elementFromPoint(x, y));
        const middle = (left + right) / 2;
        return (
          left < 0 || right > innerWidth || !seen(middle, top + 2) || !seen(middle, bottom - 3)
        );
      })
      .map((button) => button.textContent.trim()),
  );

// The dialog of settings by its key, a language by its name; then the page speaks it.
export async function speak(page, language) {
  await page.keyboard.press(',');
  await page.getByRole('radio', { name: language_list[language].name }).check();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
}

// Keys of the catalogue where a word should stand.
export const unsaid = async (page) =>
  (await page.locator('body').innerText()).match(/\[[a-z]+\.[a-z_.]+\]/g) ?? [];
