// SPDX-License-Identifier: Apache-2.0
//
// Whole games of Abyss in real browsers against the real server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { over, play_to_the_end, press_something } from './abyss_player.mjs';
import { launch, make_table, sign_in, start_server, visitor } from './stage.mjs';

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

const novice = { kind: 'bot', level: 'novice' };
const me = { kind: 'me', level: null };
const game_limit_ms = 240_000;

async function sit_down(name, plan) {
  const page = await visitor(browser);
  await sign_in(page, server.url, name);
  const made = await make_table(page, server.url, { game: 'abyss', ...plan });
  await page.goto(`${server.url}/table/${made.table}`);
  return { page, ...made };
}

test('one click from the start page to a running game against bots', async () => {
  const page = await visitor(browser);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await page.locator('.court .lord').first().waitFor();
  assert.equal(await page.locator('.court .lord').count(), 6);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('two people and a bot play a whole game, and both see the same score', async () => {
  const { page: ada, table, invite } = await sit_down('Ada', {
    seats: [me, { kind: 'invited', level: null }, novice],
    start_now: false,
  });
  const ben = await visitor(browser);
  await sign_in(ben, server.url, 'Ben');
  await ben.goto(`${server.url}/table/${table}?invite=${invite}`);
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ada, ben].map((page) => page.locator('.court .lord').first().waitFor()));
  const presses = await play_to_the_end([ada, ben], game_limit_ms);
  assert.ok(presses > 10, `${presses} presses`);
  await ben.locator('dialog[open] .total').first().waitFor();
  const scores = (page) => page.locator('dialog[open] .total').allTextContents();
  assert.deepEqual(await scores(ada), await scores(ben));
  assert.deepEqual([...ada.problems, ...ben.problems], []);
  await ada.context().close();
  await ben.context().close();
});

test('a reconnect and a killed server are not noticed, and the game goes on to its end', async () => {
  const { page } = await sit_down('Cleo', { seats: [me, novice] });
  await page.locator('.court .lord').first().waitFor();
  for (let i = 0; i < 6; ++i) {
    await press_something(page);
    await page.waitForTimeout(150);
  }
  const turn = () => page.locator('.side ol li').allTextContents();
  await page.waitForTimeout(600);
  const before_break = await turn();
  await page.context().setOffline(true);
  await page.waitForTimeout(300);
  await page.context().setOffline(false);
  await server.kill();
  await server.begin();
  await page.locator('.bar .button.act, .court .lit').first().waitFor({ timeout: 20_000 });
  const after_break = await turn();
  assert.deepEqual(after_break.slice(0, before_break.length), before_break);
  await play_to_the_end([page], game_limit_ms);
  assert.ok(await over(page));
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
