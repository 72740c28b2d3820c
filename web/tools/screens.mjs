// SPDX-License-Identifier: Apache-2.0
//
// The pictures of docs/screens: every screen of both games, on a laptop and on a phone.
//
//   node web/tools/screens.mjs [FOLDER [NAME...]]     needs chromium, web/dist and a built hadal
//
// Games are played until they show what is wanted, so the pictures differ from run to run. Where
// pngquant is installed, the pictures are made small with it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { play_until } from '../tests/browser/situation.mjs';
import {
  bot,
  guest,
  laptop,
  launch,
  make_table,
  me,
  phone,
  root,
  sign_in,
  start_server,
  visitor,
} from '../tests/browser/stage.mjs';

const folder = process.argv[2] ?? join(root, 'docs', 'screens');
const only = process.argv.slice(3);
const sizes = { laptop, phone };
const captain = bot('captain');
const sailor = bot('sailor');

// What the page shows once it has the table, and what is pressed before the picture is taken.
const table = (game, seats, wanted, press = () => undefined) => ({ game, seats, wanted, press });
const at = (path, press = () => undefined) => ({ path, press });
const lit_lord = async (page) => {
  await page.locator('.court button.lit').first().click();
  await page.locator('.bar .button.act:not(:disabled)').first().waitFor();
  await page.mouse.move(0, 0); // or the help of the lord covers it
};
const pick_a_card = (page) => page.locator('.hand button.lit').first().click();
const look = (page) => page.keyboard.press('l');
const review = async (page) => {
  await page.locator('dialog[open]').getByRole('button', { name: 'Review' }).click();
  await page.locator('.bar > .number').waitFor();
  for (const key of ['[', '[', '[']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(200);
  }
};
// The review of a whole game, judged, at the first slip.
const analysis = async (page) => {
  await page.locator('dialog[open]').getByRole('button', { name: 'Review' }).click();
  await page.locator('.bar > .number').waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('a');
  await page.locator('figure .line').first().waitFor({ state: 'attached', timeout: 300_000 });
  await page.keyboard.press('n');
  await page.getByText('Better:').waitFor();
};
// A puzzle of middling difficulty.
const middling_of = (game) => {
  const file = join(root, 'games', game, 'puzzles', 'book.json');
  const { puzzles } = JSON.parse(readFileSync(file, 'utf8'));
  return `/puzzles/${game}/${puzzles[Math.floor(0.55 * puzzles.length)].id}`;
};
const show_answer = (page) =>
  page
    .locator('.coach')
    .locator('visible=true')
    .getByRole('button', { name: 'Show the answer' })
    .click();
const four = [me, captain, captain, sailor];
const five = [me, sailor, captain, sailor, captain];

const scenes = {
  home: at('/'),
  'make-abyss': at('/make/abyss'),
  'make-unfathomable': at('/make/unfathomable'),
  puzzles: at('/puzzles/abyss'),
  'abyss-puzzle': at(middling_of('abyss'), show_answer),
  'unfathomable-puzzle': at(middling_of('unfathomable'), show_answer),
  'abyss-deal': { deal: 'abyss', press: () => undefined },
  'unfathomable-deal': { deal: 'unfathomable', press: () => undefined },
  waiting: { game: 'abyss', seats: [me, guest, captain], waiting: true, press: () => undefined },
  'abyss-turn': table(
    'abyss',
    four,
    (p) =>
      p.to_move === p.seat && p.number > 150 && p.legal.some((move) => move.startsWith('recruit')),
  ),
  'abyss-exploring': table(
    'abyss',
    four,
    (p) =>
      p.to_move === p.seat && p.number > 80 && p.view.row.length > 2 && p.legal.includes('take'),
  ),
  'abyss-paying': table(
    'abyss',
    four,
    (p) =>
      p.to_move === p.seat && p.number > 110 && p.legal.some((move) => move.startsWith('recruit')),
    lit_lord,
  ),
  'abyss-end': table('abyss', four, () => false),
  'unfathomable-characters': table(
    'unfathomable',
    five,
    (p) => p.to_move === p.seat && p.question === 'pick_character',
  ),
  'unfathomable-turn': table(
    'unfathomable',
    five,
    (p) => p.to_move === p.seat && p.number > 60 && p.question === 'act',
  ),
  'unfathomable-crisis': table(
    'unfathomable',
    five,
    (p) => p.to_move === p.seat && p.question === 'decide',
  ),
  'unfathomable-test': table(
    'unfathomable',
    five,
    (p) => p.to_move === p.seat && p.question === 'contribute' && p.view.hand.length > 3,
    pick_a_card,
  ),
  'unfathomable-result': table(
    'unfathomable',
    five,
    // The page answers by itself where nothing can be changed, and goes on.
    (p) =>
      p.to_move === p.seat &&
      (p.view.test.pile?.length ?? 0) > 3 &&
      p.number > 60 &&
      p.legal.length > 1 &&
      p.view.total_reach?.decides !== false,
  ),
  'unfathomable-secret': table(
    'unfathomable',
    five,
    (p) => p.to_move === p.seat && p.number > 50 && p.question === 'act',
    look,
  ),
  'unfathomable-end': table('unfathomable', five, () => false),
  'liars_dice-turn': table(
    'liars_dice',
    [me, sailor, sailor],
    (p) => p.to_move === p.seat && p.number > 10,
  ),
  'review-abyss': table('abyss', four, () => false, review),
  'review-unfathomable': table('unfathomable', five, () => false, review),
  'analysis-abyss': table('abyss', four, () => false, analysis),
  'analysis-unfathomable': table('unfathomable', five, () => false, analysis),
  'reference-abyss': at('/reference/abyss'),
  'reference-unfathomable': at('/reference/unfathomable'),
  rules: at('/reference/abyss?show=rules'),
  'learn-abyss': at('/learn/abyss'),
  'learn-unfathomable': at('/learn/unfathomable'),
  account: at('/account'),
  settings: at('/', (page) => page.keyboard.press(',')),
};
const looks = { light: { colorScheme: 'light' }, contrast: { contrast: 'more' } };
const in_looks = ['abyss-turn', 'unfathomable-test'];

// Plays as anybody might: the first thing of a kind that leads on, else what comes.
const sensibly = ({ legal }) => {
  const good = [
    'recruit',
    'take',
    'council',
    'explore',
    'rescue',
    'attack',
    'repair',
    'contribute',
  ];
  const found = good.flatMap((verb) => legal.filter((move) => move.startsWith(verb)));
  const moves =
    Math.random() < 0.5 && found.length > 0
      ? found
      : legal.filter((move) => !move.startsWith('reveal'));
  return (moves.length > 0 ? moves : legal)[
    Math.floor(Math.random() * (moves.length || legal.length))
  ];
};
const tries = 6;

// Plays the deal of the day to its end and enters it in the list.
async function play_deal(page, url, game) {
  const post = async (path, data) => {
    const response = await page.request.post(url + path, { data, headers: { Origin: url } });
    if (!response.ok()) throw new Error(await response.text());
    return response;
  };
  const made = await (await post('/api/deal', { game })).json();
  await page.goto(`${url}/api/games`);
  await play_until(page, made.table, () => false, { choose: sensibly });
  await post('/api/deal/show', { table: made.table });
}

async function address_of(scene, page, url) {
  if (scene.path) return scene.path;
  if (scene.deal) {
    const other = await visitor(page.context().browser());
    await sign_in(other, url, 'Ines');
    for (const one of [other, page]) await play_deal(one, url, scene.deal);
    await other.context().close();
    return `/deal/${scene.deal}`;
  }
  const { game, seats, waiting = false } = scene;
  for (let i = 0; ; ++i) {
    const made = await make_table(page, url, { game, seats, start_now: !waiting });
    if (waiting) return `/table/${made.table}`;
    await page.goto(`${url}/api/games`);
    const { over } = await play_until(page, made.table, scene.wanted, { choose: sensibly });
    const ends = String(scene.wanted) === String(() => false);
    if (over === ends || i === tries) return `/table/${made.table}`;
  }
}

const all_faces_drawn = () =>
  [...document.querySelectorAll('.face svg')].every((svg) => svg.childElementCount > 0);

async function take(page, path) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForFunction(all_faces_drawn); // they come a moment after the table
  await page.waitForTimeout(300);
  await page.screenshot({ path });
  spawnSync('pngquant', ['--force', '--skip-if-larger', '--output', path, '--', path]);
  console.log(path);
}

async function picture(browser, server, name, scene) {
  const page = await visitor(browser, { colorScheme: 'dark' });
  await sign_in(page, server.url, 'Marit');
  const address = server.url + (await address_of(scene, page, server.url));
  const cookies = await page.context().storageState();
  const shoot = async (size, more, file) => {
    const other = await visitor(browser, {
      size,
      storageState: cookies,
      hasTouch: size === phone,
      ...more,
    });
    await other.goto(address);
    await other.locator('main h1, main h2').first().waitFor({ state: 'attached' });
    await other.waitForLoadState('networkidle').catch(() => undefined);
    await scene.press(other);
    await take(other, join(folder, file));
    await other.context().close();
  };
  for (const [size_name, size] of Object.entries(sizes))
    await shoot(size, { colorScheme: 'dark' }, `${name}-${size_name}.png`);
  if (in_looks.includes(name))
    for (const [look_name, more] of Object.entries(looks))
      await shoot(laptop, more, `${name}-${look_name}.png`);
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const server = await start_server(['--no-limits']);
const browser = await launch();
for (const [name, scene] of Object.entries(scenes)) {
  if (only.length > 0 && !only.includes(name)) continue;
  await picture(browser, server, name, scene).catch((error) =>
    console.error(`${name}: ${error.message}`),
  );
}
await browser.close();
await server.stop();
