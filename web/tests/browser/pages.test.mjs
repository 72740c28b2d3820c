// SPDX-License-Identifier: Apache-2.0
//
// Every page: axe-core finds nothing, nothing is wider than the window, all words are there, the
// first load is small. With SCREENS=1 it also writes docs/screens/.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { press_something } from './abyss_player.mjs';
import {
  axe, fits, laptop, launch, make_table, phone, root, sign_in, start_server, visitor,
} from './stage.mjs';

let server;
let browser;
before(async () => {
  server = await start_server();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await server.stop();
});

const first_load_limit = 200 * 1024;
const sizes = { laptop, phone };
const languages = ['en', 'de', 'fr', 'cs'];
const me = { kind: 'me', level: null };
const bot = { kind: 'bot', level: 'novice' };

const pages = {
  home: () => '/',
  make: () => '/make/abyss',
  reference: () => '/reference/abyss',
  learn: () => '/learn/abyss',
  account: () => '/account',
  waiting: async (page) => {
    const seats = [me, { kind: 'invited', level: null }, bot];
    return `/table/${(await make_table(page, server.url, { game: 'abyss', seats, start_now: false })).table}`;
  },
  abyss: async (page) =>
    `/table/${(await make_table(page, server.url, { game: 'abyss', seats: [me, bot, bot, bot] })).table}`,
};

async function screenshot(page, name) {
  if (!process.env.SCREENS) return;
  const folder = join(root, 'docs', 'screens');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

async function open(name, more) {
  const page = await visitor(browser, { colorScheme: 'dark', ...more });
  await sign_in(page, server.url, 'Marit');
  await page.goto(server.url + (await pages[name](page)));
  await page.locator('main h1, main h2, .court .lord').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  if (name === 'abyss')
    for (let i = 0; i < 40; ++i) {
      await press_something(page);
      await page.waitForTimeout(40);
    }
  return page;
}

for (const name of Object.keys(pages))
  for (const [size_name, size] of Object.entries(sizes))
    test(`${name} on a ${size_name}: accessible, not too wide, nothing unsaid`, async () => {
      const page = await open(name, { size, hasTouch: size === phone });
      await screenshot(page, `${name}-${size_name}`);
      assert.deepEqual(await axe(page), []);
      assert.equal((await fits(page)).wide, 0);
      assert.doesNotMatch(await page.locator('body').innerText(), /\[[a-z]+\.[a-z_.]+\]/);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });

for (const theme of ['light', 'contrast'])
  test(`the table in the theme ${theme} has enough contrast`, async () => {
    const page = await open('abyss', {
      colorScheme: theme === 'light' ? 'light' : 'dark',
      contrast: theme === 'contrast' ? 'more' : 'no-preference',
    });
    await screenshot(page, `abyss-${theme}`);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
    assert.deepEqual(await axe(page), []);
    await page.context().close();
  });

for (const language of languages)
  test(`the first load of a game of Abyss in ${language} is at most 200 KB`, async () => {
    const page = await visitor(browser, { language });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    await sign_in(page, server.url, 'Marit');
    await page.goto(server.url + (await pages.abyss(page)));
    await page.locator('.court .lord').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    assert.ok(bytes > 30_000, `${bytes} bytes: was anything measured?`);
    assert.ok(bytes <= first_load_limit, `${bytes} bytes`);
    console.log(`# first load in ${language}: ${bytes} bytes`);
    await page.context().close();
  });
