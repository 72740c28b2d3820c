// SPDX-License-Identifier: Apache-2.0
//
// Unfathomable in real browsers against the real server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dice, play_to_the_end, press_something } from './ship_player.mjs';
import { axe, fits, laptop, launch, make_table, phone, sign_in, start_server, visitor } from './stage.mjs';

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

const me = { kind: 'me', level: null };
const game_limit_ms = 300_000;

async function level() {
  const { games } = await (await fetch(`${server.url}/api/games`)).json();
  return games.find(({ game }) => game === 'unfathomable').levels[0];
}

async function sit_down(name, players, more = {}) {
  const page = await visitor(browser, more);
  await sign_in(page, server.url, name);
  const bot = { kind: 'bot', level: await level() };
  const seats = [me, ...Array.from({ length: players - 1 }, () => bot)];
  const { table } = await make_table(page, server.url, { game: 'unfathomable', seats });
  await page.goto(`${server.url}/table/${table}`);
  await page.locator('.bar h2').waitFor();
  return page;
}

// Until my character has been chosen and my loyalty dealt.
async function set_up(page, roll) {
  const loyalty = page.locator('.secret .loyalty li').first();
  for (let i = 0; i < 600 && !(await loyalty.isVisible()); ++i) {
    await press_something(page, roll);
    await page.waitForTimeout(40);
  }
}

for (const [place, size, players] of [['a laptop', laptop, 4], ['a phone', phone, 5]])
  test(`a whole game against bots on ${place}, without scrolling`, async () => {
    const page = await sit_down('Ishmael', players, { size });
    const seen = [];
    await play_to_the_end(page, dice(players), game_limit_ms, async () => {
      const { wide, high } = await fits(page);
      if (wide > 0 || high > 0) seen.push({ wide, high });
    });
    assert.deepEqual(seen, []);
    assert.equal(await page.locator('dialog[open] .loyalty').count(), players);
    assert.equal(await page.getByText(/\[[a-z]+\.[a-z_.]+\]/).count(), 0, 'words are missing');
    assert.deepEqual(page.problems, []);
  });

test('my loyalty is covered until I look', async () => {
  const page = await sit_down('Samira', 3);
  await set_up(page, dice(3));
  const card = page.locator('.secret .loyalty li').first();
  assert.match(await card.innerText(), /covered/);
  await page.keyboard.press('l');
  assert.match(await card.innerText(), /Human|Hybrid|Cultist/);
  await page.keyboard.press('l');
  assert.match(await card.innerText(), /covered/);
  assert.deepEqual(page.problems, []);
});

test('a standing order is kept by the server and can be ended', async () => {
  const page = await sit_down('Jeanne', 3);
  await set_up(page, dice(5));
  const orders = page.locator('dialog[open] ul li');
  const open = () => page.getByRole('button', { name: 'Standing orders' }).first().click();
  await open();
  await page.getByRole('button', { name: 'for the whole game' }).click();
  await orders.filter({ hasText: 'Every reaction: decline' }).waitFor();
  await page.reload();
  await page.locator('.bar h2').waitFor();
  await open();
  await orders.filter({ hasText: 'Every reaction: decline' }).waitFor();
  await page.getByRole('button', { name: 'End this order' }).click();
  await orders.filter({ hasText: 'No standing orders' }).waitFor();
  assert.deepEqual(page.problems, []);
});

test('nothing hinders those who cannot see or use a mouse', async () => {
  const page = await sit_down('Edmund', 3);
  assert.deepEqual(await axe(page), []);
  await set_up(page, dice(9));
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press('x');
  await page.locator('.text').waitFor();
  assert.deepEqual(await axe(page), []);
});
