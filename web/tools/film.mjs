// SPDX-License-Identifier: Apache-2.0
//
// A turn as a film: what the others do after my move, as one sees it at the usual speed, in strips of
// small pictures.
//
//   node web/tools/film.mjs [FOLDER [GAME...]]     needs chromium, web/dist and a built hadal
//
// Makes FOLDER/film-abyss.png and FOLDER/film-unfathomable.png; with pngquant they are small.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { play_until, shows } from '../tests/browser/situation.mjs';
import {
  bot,
  laptop,
  launch,
  make_table,
  me,
  root,
  sign_in,
  start_server,
  table_shown,
  visitor,
} from '../tests/browser/stage.mjs';

const folder = process.argv[2] ?? join(root, 'docs', 'screens');
const only = process.argv.slice(3);
const frames = 15;
const columns = 3;
const look_ms = 40;
const in_flight_ms = 130; // after a step has begun: what moves is on its way
const longest_ms = 2500; // without a step: then it is my part to go on
const small = { width: 480, height: 270 };

// Before my move: far enough in for lords and monsters to be there.
const scenes = {
  abyss: {
    seats: [me, bot('sailor'), bot('captain'), bot('sailor')],
    wanted: (p) => p.to_move === p.seat && p.number > 70 && p.question === 'act',
  },
  unfathomable: {
    seats: [me, bot('sailor'), bot('captain'), bot('sailor')],
    wanted: (p) => p.to_move === p.seat && p.number > 90 && p.question === 'act',
  },
};

// What I do meanwhile: one thing in my turn, then as little as possible. A press while steps are
// still shown would only skip them.
async function play_on(page, begins) {
  const quiet = /Pass|Add nothing|Leave it|Skip/;
  const buttons = page
    .locator('.bar :is(.button, .choices button):enabled')
    .filter({ hasText: quiet });
  const choice = begins ? page.locator('.council button.lit').or(buttons).first() : buttons.last();
  if ((await choice.count()) === 0) return false;
  await choice.click();
  const asks_again = page.locator('.bar h2', { hasText: 'Press once more' });
  await page.waitForTimeout(look_ms);
  if ((await asks_again.count()) > 0) await choice.click();
  return true;
}

// Every picture that the browser shows, and when a step begins: a screenshot takes longer than a step.
async function record(page) {
  const shown = [];
  const steps = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shown.push({ at: metadata.timestamp * 1000, data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await page.exposeFunction('a_step_begins', () => steps.push(Date.now()));
  await page.evaluate(() => {
    const shown = () => document.querySelector('[data-number]')?.getAttribute('data-number');
    let last = shown();
    new MutationObserver(() => {
      if (shown() === last) return;
      last = shown();
      window.a_step_begins();
    }).observe(document.body, { subtree: true, attributeFilter: ['data-number'] });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90 });
  return { shown, steps };
}

// One before my move, and one of each step while what moves in it is on its way.
function pictures_of({ shown, steps }, begun) {
  const before = shown.findLast(({ at }) => at < begun) ?? shown[0];
  const later = steps.map((step) => shown.find(({ at }) => at > step + in_flight_ms));
  return [...new Set([before, ...later])]
    .filter(Boolean)
    .slice(0, frames)
    .map(({ at, data }) => ({ at: Math.max(0, at - begun), data }));
}

async function film(browser, url, game, { seats, wanted }) {
  const page = await visitor(browser, {
    size: laptop,
    colorScheme: 'dark',
    reducedMotion: 'no-preference',
  });
  await sign_in(page, url, 'Marit');
  const { table } = await make_table(page, url, { game, seats });
  await page.goto(`${url}/api/games`);
  const before = await play_until(page, table, wanted);
  await page.evaluate(() =>
    localStorage.setItem('hadal.settings', JSON.stringify({ speed: 'normal' })),
  );
  await page.goto(`${url}/table/${table}`);
  await table_shown(page);
  await shows(page, before.number);
  const camera = await record(page);
  await page.waitForTimeout(longest_ms);
  const begun = Date.now();
  await play_on(page, true);
  let last = begun;
  while (camera.steps.length < frames) {
    await page.waitForTimeout(look_ms);
    last = Math.max(last, camera.steps.at(-1) ?? begun);
    const shows_steps = (await page.locator('.pace:not(.held)').count()) > 0;
    const waits = camera.steps.length === 0 || Date.now() - last < longest_ms;
    if (shows_steps || waits) continue;
    if ((await page.locator('.pace.held').count()) > 0) {
      await page.keyboard.press(' '); // the result of a test was looked at
      last = Date.now();
      continue;
    }
    if (!(await play_on(page, false))) break; // my turn again
    last = Date.now();
  }
  const pictures = pictures_of(camera, begun);
  await page.context().close();
  return pictures;
}

// The pictures side by side, each with its time.
async function sheet(browser, pictures, path) {
  const rows = Math.ceil(pictures.length / columns);
  const page = await browser.newPage({
    viewport: { width: columns * (small.width + 6), height: rows * (small.height + 6) },
  });
  const figures = pictures
    .map(
      ({ at, data }) =>
        `<figure><img src="data:image/jpeg;base64,${data}"><b>${(at / 1000).toFixed(1)} s</b></figure>`,
    )
    .join('');
  await page.setContent(`<style>
    body { margin: 0; display: flex; flex-wrap: wrap; background: #000; }
    figure { position: relative; margin: 3px; line-height: 0; }
    img { width: ${small.width}px; height: ${small.height}px; }
    b { position: absolute; left: 6px; bottom: 6px; padding: 0 6px; border-radius: 8px;
        background: #000c; color: #fff; font: 600 13px/20px sans-serif; }
  </style>${figures}`);
  await page.screenshot({ path });
  await page.close();
  spawnSync('pngquant', ['--force', '--skip-if-larger', '--output', path, '--', path]);
  console.log(path);
}

mkdirSync(folder, { recursive: true });
const server = await start_server(['--no-limits']);
const browser = await launch();
for (const [game, scene] of Object.entries(scenes)) {
  if (only.length > 0 && !only.includes(game)) continue;
  const pictures = await film(browser, server.url, game, scene);
  await sheet(browser, pictures, join(folder, `film-${game}.png`));
}
await browser.close();
await server.stop();
