// SPDX-License-Identifier: Apache-2.0
//
// How quick the engine is for somebody at a page of Debian's chromium: how long a whole analysis
// takes, and what keeps the page from answering meanwhile and in a local game. Nothing fails: speed is
// not tested.
//
//   node wasm/tests/page.mjs [analysis play]     needs `./run offline` and a build of hadal
import { press_something } from '../../web/tests/browser/abyss_player.mjs';
import { dice, press_something as press_on_ship } from '../../web/tests/browser/ship_player.mjs';
import { play_until } from '../../web/tests/browser/situation.mjs';
import {
  bot,
  host,
  launch,
  me,
  start_server,
  table_shown,
  visitor,
} from '../../web/tests/browser/stage.mjs';
import { go_here, moves } from './here.mjs';

const captain = bot('captain');
const games = {
  Abyss: { game: 'abyss', seats: [me, captain], press: press_something },
  Unfathomable: {
    game: 'unfathomable',
    seats: [me, captain, captain, captain],
    press: (page) => press_on_ship(page, roll),
  },
};
const roll = dice(7);
const wanted = process.argv.slice(2);

// In every page: tasks of the main thread of 50 ms and more, as the browser reports them.
const watch = () => {
  window.long_tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.long_tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
};
const now = (page) => page.evaluate(() => performance.now());
async function long_tasks(page, since) {
  const all = await page.evaluate(() => window.long_tasks);
  const late = all.filter(([start]) => start >= since).map(([, duration]) => Math.round(duration));
  return late.length > 0 ? `long tasks of ${late.join(', ')} ms` : 'no task of 50 ms';
}

async function analyses(stage, title, { game, seats }) {
  const { page, table } = await host(stage, 'Ada', { game, seats });
  await page.addInitScript(watch);
  const { number } = await play_until(page, table, () => false);
  await page.goto(`${stage.server.url}/review/${table}`);
  await table_shown(page);
  await page.waitForTimeout(2000); // the page itself has come
  const depths = page.locator('select:has(option[value=master])');
  for (const depth of ['captain', 'master']) {
    const begun = await now(page);
    if (depth === 'captain') await page.keyboard.press('a');
    else await depths.selectOption(depth);
    await page.locator('figure .line:not([data-old])').first().waitFor({ timeout: 600_000 });
    const seconds = ((await now(page)) - begun) / 1000;
    await page
      .locator('figure .line')
      .evaluateAll((all) => all.forEach((one) => (one.dataset.old = 'yes')));
    await page.waitForTimeout(500);
    console.log(
      `${title}, ${number} moves, ${depth}'s depth: ${seconds.toFixed(2)} s; ${await long_tasks(page, begun)}`,
    );
  }
  await page.context().close();
}

async function plays(stage, title, { press }) {
  const page = await visitor(stage.browser);
  await page.addInitScript(watch);
  await page.goto(stage.server.url);
  await go_here(page);
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Play now against bots' }).click();
  await table_shown(page);
  console.log(`${title}, the table comes: ${await long_tasks(page, 0)}`);
  await page.waitForTimeout(2000);
  const begun = await now(page);
  await moves(page, press, 60);
  console.log(`${title}, 60 lines of a local game: ${await long_tasks(page, begun)}`);
  await page.context().close();
}

const stage = { server: await start_server(['--no-limits']), browser: await launch() };
for (const [title, one] of Object.entries(games)) {
  if (wanted.length === 0 || wanted.includes('analysis')) await analyses(stage, title, one);
  if (wanted.length === 0 || wanted.includes('play')) await plays(stage, title, one);
}
await stage.browser.close();
await stage.server.stop();
