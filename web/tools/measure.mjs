// SPDX-License-Identifier: Apache-2.0
//
// How quick the web client is, in chromium against the real server on this machine:
//
//   node web/tools/measure.mjs [load latency frames rest memory]
//
// The figures of docs/performance.md come from here. Nothing fails: speed is not tested.
import { play_until } from '../tests/browser/situation.mjs';
import { press_something } from '../tests/browser/abyss_player.mjs';
import { dice, press_something as press_on_ship } from '../tests/browser/ship_player.mjs';
import {
  bot,
  guest,
  host,
  join_table,
  launch,
  make_table,
  me,
  sign_in,
  start_server,
  visitor,
} from '../tests/browser/stage.mjs';

const random = bot('random');
const settled = { unfathomable: { characters: 'suggested' } }; // the ship is there at once
const wanted = process.argv.slice(2);
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const share = (numbers, part) => sorted(numbers)[Math.floor((numbers.length - 1) * part)];
const round = (n) => Math.round(n * 10) / 10;
const say = (what, values) => console.log(`${what}: ${JSON.stringify(values)}`);

// Processor time of the page's main thread since it was opened: the same however busy the machine is.
async function meter(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

// In every page, before its own scripts: when a thing one can press is first there.
const watch_for = (selector) => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    window.ready_after_ms = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

async function load(browser, url) {
  const games = {
    abyss: { seats: [me, random], ready: '.court .lord' },
    unfathomable: { seats: [me, random, random], ready: '.cast button, .plan .place' },
  };
  for (const [game, { seats, ready }] of Object.entries(games)) {
    const times = [];
    const worked = [];
    let bytes = 0;
    for (let i = 0; i < 7; ++i) {
      const page = await visitor(browser);
      const processor = await meter(page);
      await page.addInitScript(watch_for, ready);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      bytes = 0;
      session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
      await sign_in(page, url, 'Marit');
      const { table } = await make_table(page, url, { game, seats });
      await page.goto(`${url}/table/${table}`);
      await page.waitForFunction(() => window.ready_after_ms !== undefined);
      times.push(await page.evaluate(() => window.ready_after_ms));
      worked.push(await processor());
      await page.waitForLoadState('networkidle').catch(() => undefined);
      await page.context().close();
    }
    say(`first load of ${game}`, {
      kilobytes: round(bytes / 1024),
      median_ms: round(share(times, 0.5)),
      slowest_ms: round(share(times, 1)),
      processor_ms: round(share(worked, 0.5)),
    });
  }
}

// From the press in one browser to the changed page in the other; both read the same clock.
async function latency(browser) {
  const plan = { game: 'abyss', seats: [me, guest], start_now: false };
  const made = await host({ browser, server }, 'Ada', plan);
  const ben = await join_table({ browser, server }, 'Ben', made);
  await made.page.getByRole('button', { name: 'Start the game' }).click();
  const pages = [made.page, ben];
  for (const page of pages) {
    await page.locator('.court .lord').first().waitFor();
    await page.evaluate(() => {
      const log = document.querySelector('.side ol');
      new MutationObserver(() => (window.changed_at = Date.now())).observe(log, {
        childList: true,
      });
      addEventListener('click', () => (window.pressed_at = Date.now()), true);
    });
  }
  const times = [];
  for (let i = 0; i < 400 && times.length < 60; ++i)
    for (const [presser, watcher] of [pages, [...pages].reverse()]) {
      await watcher.evaluate(() => (window.changed_at = 0));
      await presser.evaluate(() => (window.pressed_at = 0));
      if (!(await press_something(presser, false))) continue;
      await watcher.waitForTimeout(250);
      const pressed = await presser.evaluate(() => window.pressed_at);
      const changed = await watcher.evaluate(() => window.changed_at);
      if (pressed > 0 && changed > pressed) times.push(changed - pressed);
    }
  say('a move on the other screen', {
    moves: times.length,
    median_ms: share(times, 0.5),
    p95_ms: share(times, 0.95),
    slowest_ms: share(times, 1),
  });
  for (const page of pages) await page.context().close();
}

// What lies between two frames, for five seconds.
const gaps_of = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const found = [];
        let last = performance.now();
        const until = last + 5000;
        const frame = (now) => {
          found.push(now - last);
          last = now;
          if (now < until) requestAnimationFrame(frame);
          else resolve(found);
        };
        requestAnimationFrame(frame);
      }),
  );
const say_frames = (what, gaps) =>
  say(`frames of ${what}`, {
    per_second: round(gaps.length / 5),
    median_gap_ms: round(share(gaps, 0.5)),
    p95_gap_ms: round(share(gaps, 0.95)),
    longest_gap_ms: round(share(gaps, 1)),
  });

// The frames that were drawn while somebody plays as people do, and cards and figures move.
async function frames(browser) {
  // What the machine can do at all: one square that turns on an empty page.
  const empty = await visitor(browser, { reducedMotion: 'no-preference' });
  await empty.setContent(
    '<style>@keyframes t{to{rotate:1turn}}b{display:block;width:9em;height:9em;background:red;animation:t 1s infinite}</style><b>',
  );
  say_frames('a turning square', await gaps_of(empty));
  await empty.context().close();
  const roll = dice(1);
  const games = {
    abyss: {
      others: [random],
      flies: '.court li:last-child',
      press: (page) => press_something(page),
    },
    unfathomable: {
      others: [random, random],
      flies: '.cast li, .hand li',
      press: (page) => press_on_ship(page, roll),
    },
  };
  for (const [game, { others, flies, press }] of Object.entries(games)) {
    const plan = { game, seats: [me, ...others] };
    const { page } = await host({ browser, server }, 'Marit', plan, {
      reducedMotion: 'no-preference',
    });
    await page.locator('.bar h2').waitFor();
    await page.waitForTimeout(1500);
    const flying = gaps_of(page);
    await page.evaluate((selector) => {
      const way = [{ transform: 'translateX(-300px)' }, { transform: 'none' }];
      document.querySelector(selector).animate(way, { duration: 340, iterations: 16 });
    }, flies);
    say_frames(`${game}, a card flies`, await flying);
    const playing = (async () => {
      for (let i = 0; i < 8; ++i) {
        await press(page);
        await page.waitForTimeout(600);
      }
    })();
    const processor = await meter(page);
    const before = await processor();
    const gaps = await gaps_of(page);
    const busy = round((await processor()) - before);
    await playing;
    say_frames(`${game}, somebody plays against bots that answer at once`, gaps);
    say(`… processor time of these five seconds`, { ms: busy });
    await page.context().close();
  }
}

// What a table costs while nobody does anything: the processor time of the whole browser, with what
// moves behind the table, resting because nobody looks (src/lib/rest.ts), and without it. It is the same
// however busy the machine is.
async function rest(browser) {
  const session = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const seconds = 5;
  for (const [game, others] of [
    ['abyss', [random]],
    ['unfathomable', [random, random]],
  ])
    for (const what of ['the water moves', 'nobody looks', 'nothing moves']) {
      const reducedMotion = what === 'nothing moves' ? 'reduce' : 'no-preference';
      const plan = { game, seats: [me, ...others], options: settled[game] ?? {} };
      const { page } = await host({ browser, server }, 'Marit', plan, { reducedMotion });
      await page.locator('.bar h2').waitFor();
      await page.waitForTimeout(3000); // faces and what came with them
      if (what === 'nobody looks')
        await page.evaluate(() => (document.documentElement.dataset.rest = 'yes'));
      const before = await used();
      await page.waitForTimeout(seconds * 1000);
      const busy = (await used()) - before;
      say(`${game} at rest, ${what}`, { percent_of_a_core: round((100 * busy) / seconds) });
      await page.context().close();
    }
}

// One page watches long games; what it holds on to is counted after the rubbish is collected.
async function memory(browser, url) {
  const plan = { game: 'abyss', seats: [me, random, random, random] };
  const { page, table } = await host({ browser, server }, 'Marit', plan);
  await page.locator('.court .lord').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const player = await page.context().newPage();
  await player.goto(`${url}/api/games`);
  for (const moves of [50, 150, 250, 350, 500]) {
    const { over } = await play_until(
      player,
      table,
      new Function('p', `return p.moves >= ${moves}`),
      {},
    );
    await page.waitForTimeout(1500);
    for (let i = 0; i < 3; ++i) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    say(`after ${over ? 'the end' : `${moves} moves`}`, {
      heap_kilobytes: Math.round(of('JSHeapUsedSize') / 1024),
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
    });
    if (over) break;
  }
  await page.context().close();
}

const server = await start_server(['--no-limits']);
const browser = await launch();
for (const [name, run] of Object.entries({ load, latency, frames, rest, memory }))
  if (wanted.length === 0 || wanted.includes(name)) await run(browser, server.url);
await browser.close();
await server.stop();
