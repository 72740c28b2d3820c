// SPDX-License-Identifier: Apache-2.0
//
// Whole games of Abyss in real browsers against the real server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { over, play_to_the_end } from './abyss_player.mjs';
import { play_until } from './situation.mjs';
import {
  begin,
  bot,
  counts,
  guest,
  host,
  me,
  set_stage,
  table_shown,
  two_people,
  visitor,
} from './stage.mjs';

const stage = set_stage();

const game_limit_ms = 300_000;

test('one click from the start page to a running game against bots', async () => {
  const page = await visitor(stage.browser);
  await page.goto(stage.server.url);
  const card = page.getByRole('article').filter({ hasText: 'Abyss' });
  await card.getByRole('button', { name: 'Play now against bots' }).click();
  await table_shown(page);
  await counts(page.locator('.court .lord'), 6);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('two people and a bot play a whole game, and both see the same score', async () => {
  const { ada, ben } = await two_people(stage, { game: 'abyss', seats: [me, guest, bot()] });
  await begin(ada);
  await Promise.all([ada, ben].map(table_shown));
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
  const { page, table } = await host(stage, 'Cleo', { game: 'abyss', seats: [me, bot()] });
  await table_shown(page);
  const log = () => page.locator('.side ol li').allTextContents();
  const asked = page.locator('.bar.mine'); // then nothing happens until one answers
  await play_until(page, table, ({ number, to_move, seat }) => number > 12 && to_move === seat);
  await asked.waitFor();
  const before_break = await log();

  const reconnected = page.waitForEvent('websocket');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await reconnected;
  await stage.server.kill();
  await page.locator('.lost').waitFor();
  await stage.server.begin();
  await page.locator('.lost').waitFor({ state: 'detached' });
  await asked.waitFor();
  assert.deepEqual(await log(), before_break);
  await play_to_the_end([page], game_limit_ms);
  assert.ok(await over(page));
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a rematch is an invitation: nobody is taken there, whoever accepts sits down', async () => {
  const { ada, ben, table } = await two_people(stage, { game: 'abyss', seats: [me, guest] });
  await begin(ada);
  await Promise.all([ada, ben].map(table_shown));
  const never = () => false;
  await Promise.all([ada, ben].map((page) => play_until(page, table, never)));
  const rematch = (page) => page.locator('dialog[open]').getByRole('button', { name: /rematch/i });
  await Promise.all([ada, ben].map((page) => rematch(page).waitFor()));
  await rematch(ada).click();
  await ada.waitForURL((url) => !url.pathname.includes(table));
  await ada.getByText('waiting for Ben').waitFor();
  const start = ada.getByRole('button', { name: 'Start the game' });
  assert.equal(await start.isEnabled(), false, 'without his yes');
  const accept = rematch(ben).filter({ hasText: 'Accept' }); // Ben is told that it waits for him
  await accept.waitFor();
  assert.ok(ben.url().includes(table), 'he is still where he was');
  await accept.click();
  await ben.waitForURL(ada.url());
  await begin(ada);
  await Promise.all([ada, ben].map(table_shown));
  assert.deepEqual([...ada.problems, ...ben.problems], []);
  await ada.context().close();
  await ben.context().close();
});

test('a rematch against bots alone begins at once', async () => {
  const { page, table } = await host(stage, 'Dido', { game: 'abyss', seats: [me, bot('random')] });
  await table_shown(page);
  await play_until(page, table, () => false);
  await page.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => !url.pathname.includes(table));
  await table_shown(page);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
