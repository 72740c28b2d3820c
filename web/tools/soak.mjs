// SPDX-License-Identifier: Apache-2.0
//
// Whole games in chromium by people who press anything that is lit, until one of them cannot go on:
//
//   node web/tools/soak.mjs [GAMES] [SEED]
//
// A laptop and a phone play each game with bots, both games in turn, every number of players. Said
// is where nothing that can be pressed leads anywhere, where a page is too wide or complains; a
// picture of it is put into the folder SHOTS, where that is set.
import {
  over as abyss_over,
  press_something as press_in_abyss,
} from '../tests/browser/abyss_player.mjs';
import {
  dice,
  over as ship_over,
  press_something as press_on_ship,
} from '../tests/browser/ship_player.mjs';
import {
  begin,
  bot,
  fits,
  guest,
  launch,
  laptop,
  me,
  phone,
  start_server,
  table_shown,
  two_people,
} from '../tests/browser/stage.mjs';

const games = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? 1);
const in_vain = 300; // presses without a new line of the log: nobody needs so many
const longest_ms = 300_000;
const plans = [
  { game: 'unfathomable', players: 3 },
  { game: 'abyss', players: 2 },
  { game: 'unfathomable', players: 4 },
  { game: 'abyss', players: 3 },
  { game: 'unfathomable', players: 5 },
  { game: 'abyss', players: 4 },
  { game: 'unfathomable', players: 6 },
  { game: 'abyss', players: 2 },
];

// Of Abyss few sets of allies are a payment: there somebody takes what is offered, and recruits now
// and then.
const press = {
  abyss: (page, roll) => press_in_abyss(page, roll(2) === 0),
  unfathomable: press_on_ship,
};
const is_over = { abyss: abyss_over, unfathomable: ship_over };
const log_of = (page) => page.locator('.side ol').first().textContent();

// Returns what went wrong, or null. `others`: those at a table stop together.
async function play(game, page, roll, others) {
  let log = '';
  let vain = 0;
  const asked = () => page.locator('.bar').first().innerText();
  for (const end = Date.now() + longest_ms; Date.now() < end; await page.waitForTimeout(10)) {
    if (others.stopped || (await is_over[game](page))) return null;
    const pressed = await press[game](page, roll);
    const now = await log_of(page);
    vain = now === log ? vain + Number(pressed) : 0;
    log = now;
    const { wide, high, beyond } = await fits(page);
    if (wide > 0 || high > 0) return `${wide} too wide, ${high} too high: ${beyond}`;
    if (page.problems.length > 0) return page.problems.join('\n');
    if (vain > in_vain) return `pressed in vain, asked: ${await asked()}`;
  }
  return `not over, asked: ${await asked()}`;
}

async function play_or_stop(game, page, roll, others) {
  const trouble = await play(game, page, roll, others);
  if (trouble !== null) others.stopped = true;
  return trouble;
}

const server = await start_server(['--no-limits']);
const browser = await launch();
let bad = 0;
for (let i = 0; i < games; ++i) {
  const { game, players } = plans[i % plans.length];
  const seats = [me, guest, ...Array.from({ length: players - 2 }, () => bot('random'))];
  const sizes = [laptop, phone];
  const { ada, ben } = await two_people({ server, browser }, { game, seats }, { sizes });
  await begin(ada);
  const pages = [ada, ben];
  await Promise.all(pages.map(table_shown));
  const table = { stopped: false };
  const playing = pages.map((page, p) =>
    play_or_stop(game, page, dice(1000 * seed + 2 * i + p), table),
  );
  for (const [p, trouble] of (await Promise.all(playing)).entries()) {
    if (trouble === null) continue;
    ++bad;
    console.log(`game ${i}, ${game} of ${players}, ${p === 0 ? 'laptop' : 'phone'}: ${trouble}`);
    if (process.env.SHOTS)
      await pages[p].screenshot({ path: `${process.env.SHOTS}/soak-${seed}-${i}-${p}.png` });
  }
  console.log(`game ${i}, ${game} of ${players}: played`);
  await Promise.all(pages.map((page) => page.context().close()));
}
await browser.close();
await server.stop();
console.log(`${games} games, ${bad} troubles`);
process.exit(bad > 0 ? 1 : 0);
