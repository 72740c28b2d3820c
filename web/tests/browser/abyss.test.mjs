// SPDX-License-Identifier: Apache-2.0
//
// Whole games of Abyss in real browsers against the real server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { over, play_to_the_end, press_something } from './abyss_player.mjs';
import { bot, guest, host, join_table, launch, me, start_server, visitor } from './stage.mjs';

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

const game_limit_ms = 240_000;

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
  const seats = [me, guest, bot()];
  const made = await host(browser, server.url, 'Ada', { game: 'abyss', seats, start_now: false });
  const ada = made.page;
  const ben = await join_table(browser, server.url, 'Ben', made);
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
  const { page } = await host(browser, server.url, 'Cleo', { game: 'abyss', seats: [me, bot()] });
  await page.locator('.court .lord').first().waitFor();
  for (let i = 0; i < 6; ++i) {
    await press_something(page);
    await page.waitForTimeout(150);
  }
  const log = () => page.locator('.side ol li').allTextContents();
  await page.waitForTimeout(600);
  const before_break = await log();
  await page.context().setOffline(true);
  await page.waitForTimeout(300);
  await page.context().setOffline(false);
  await server.kill();
  await server.begin();
  await page.locator('.bar .button.act, .court .lit').first().waitFor({ timeout: 20_000 });
  const after_break = await log();
  assert.deepEqual(after_break.slice(0, before_break.length), before_break);
  await play_to_the_end([page], game_limit_ms);
  assert.ok(await over(page));
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
