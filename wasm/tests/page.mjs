// SPDX-License-Identifier: Apache-2.0
//
// How quick the engine is for somebody at a page of Debian's chromium: how long a whole analysis
// takes, and what keeps the page from answering meanwhile and in a local game. Nothing fails: speed is
// not tested.
//
//   node wasm/tests/page.mjs [play analysis] [abyss unfathomable] [why]
//
// It needs `./run offline` and a build of hadal. `why` names the functions of every long task; build
// the page with `npm run build -- --minify false` first, so that they have names.
import { press_something } from '../../web/tests/browser/abyss_player.mjs';
import { dice, press_something as press_on_ship } from '../../web/tests/browser/ship_player.mjs';
import { play_until } from '../../web/tests/browser/situation.mjs';
import {
  bot,
  host_from_afar,
  launch,
  me,
  start_server,
  table_shown,
  visitor,
} from '../../web/tests/browser/stage.mjs';
import { go_here } from './here.mjs';
import { tasks_of, told } from './tasks.mjs';

const captain = bot('captain');
const roll = dice(7);
const games = {
  abyss: { title: 'Abyss', seats: [me, captain], press: press_something },
  unfathomable: {
    title: 'Unfathomable',
    seats: [me, captain, captain, captain],
    press: (page) => press_on_ship(page, roll),
  },
};
const asked = process.argv.slice(2);
const wants = (what, all) => asked.includes(what) || !all.some((one) => asked.includes(one));
const why = asked.includes('why');
const settle_ms = 2500; // what comes a little later than what was waited for
const play_ms = 30_000;

async function measure(page, what, act) {
  let seconds = 0;
  const tasks = await tasks_of(
    page,
    async () => {
      const begun = performance.now();
      await act();
      seconds = (performance.now() - begun) / 1000;
      await page.waitForTimeout(settle_ms);
    },
    { why },
  );
  console.log(`${what}: ${seconds.toFixed(2)} s; ${told(tasks)}`);
  if (!why) return;
  for (const task of tasks.slice(0, 4))
    console.log(`  ${[task.layouts.join('; '), ...task.why.slice(0, 60)].join('\n  ')}`);
}

// As most people see it: step after step, and things move.
const as_usual = { reducedMotion: 'no-preference' };
const usual_speed = () =>
  localStorage.setItem('hadal.settings', JSON.stringify({ speed: 'normal' }));

async function play_a_while(page, press) {
  for (const end = Date.now() + play_ms; Date.now() < end; await page.waitForTimeout(60)) {
    const shown = await page.evaluate(() => !document.querySelector('.pace, .moment'));
    const held = page.getByRole('button', { name: 'Go on' });
    if (shown) await press(page);
    else if (await held.count())
      await held
        .first()
        .click({ timeout: 1000 })
        .catch(() => {});
  }
}

async function plays(stage, { title, press }) {
  const page = await visitor(stage.browser, as_usual);
  await page.addInitScript(usual_speed);
  await measure(page, `${title}, the start page`, async () => {
    await page.goto(stage.server.url);
    await page.getByRole('article').first().waitFor();
  });
  await measure(page, `${title}, to the house in the page`, async () => {
    await go_here(page);
    await page.getByRole('button', { name: 'Back to the server' }).waitFor();
  });
  await measure(page, `${title}, a local table`, async () => {
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Play now against bots' }).click();
    await table_shown(page);
  });
  await measure(page, `${title}, a local game`, () => play_a_while(page, press));
  await page.context().close();
}

async function analyses(stage, game, { title, seats }) {
  const { page, table } = await host_from_afar(stage, 'Ada', { game, seats }, as_usual);
  const { number } = await play_until(page, table, () => false);
  await measure(page, `${title}, the review of ${number} decisions`, async () => {
    await page.goto(`${stage.server.url}/review/${table}`);
    await table_shown(page);
  });
  for (const depth of ['captain', 'master'])
    await measure(page, `${title}, analysis at ${depth}'s depth`, async () => {
      if (depth === 'captain') await page.keyboard.press('a');
      else await page.locator('select:has(option[value=master])').selectOption(depth);
      await page.locator('figure .line:not([data-old])').first().waitFor({ timeout: 600_000 });
      await page
        .locator('figure .line')
        .evaluateAll((all) => all.forEach((one) => (one.dataset.old = 'yes')));
    });
  await measure(page, `${title}, to every slip`, async () => {
    for (let i = 0; i < 8; ++i) {
      await page.keyboard.press('b');
      await page.waitForTimeout(300);
    }
  });
  await page.context().close();
}

const stage = { server: await start_server(['--no-limits']), browser: await launch() };
const all_games = Object.keys(games);
for (const [game, one] of Object.entries(games).filter(([name]) => wants(name, all_games))) {
  if (wants('play', ['play', 'analysis'])) await plays(stage, one);
  if (wants('analysis', ['play', 'analysis'])) await analyses(stage, game, one);
}
await stage.browser.close();
await stage.server.stop();
