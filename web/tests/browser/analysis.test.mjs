// SPDX-License-Identifier: Apache-2.0
//
// The analysis of a finished game in its review, and playing on from there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play_to_the_end } from './abyss_player.mjs';
import { axe, bot, host, me, phone, set_stage, table_shown, unsaid, until } from './stage.mjs';

const stage = set_stage();

async function finished(more = {}) {
  const made = await host(stage, 'Ada', { game: 'abyss', seats: [me, bot()] }, more);
  await play_to_the_end([made.page]);
  await made.page.goto(`${stage.server.url}/review/${made.table}`);
  await table_shown(made.page);
  return made;
}

test('a finished game is analysed, its slips are found, and it can be played on from there', async () => {
  const { page, table } = await finished();
  await page.keyboard.press('a');
  await page.locator('figure .line').first().waitFor();
  assert.equal(await page.locator('figure .line').count(), 2);
  await page.getByRole('button', { name: /Ada (won|lost)\./ }).waitFor();
  assert.deepEqual(await unsaid(page), []);
  assert.deepEqual(await axe(page), []);

  // Everybody's slips, then one after the other.
  await page.getByRole('button', { name: /Ada (won|lost)\./ }).click();
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  await page.getByText('Better:').waitFor();
  // Some answers, such as passing, are nowhere on the board; the others are lit there.
  const lit = page.locator('[data-pointed]');
  await until(async () => {
    if ((await lit.count()) === 0) await page.keyboard.press('n');
    return (await lit.count()) > 0;
  }, 'a better move on the board');
  assert.equal(
    await lit.first().evaluate((thing) => getComputedStyle(thing).outlineStyle),
    'solid',
  );
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
  await until(
    () => /\/table\//.test(page.url()) && !page.url().includes(table),
    'another table opens',
  );
  await table_shown(page);
  await page.context().close();
});

test('a hint lights a move and says why, on a phone too', async () => {
  const { page } = await host(stage, 'Ada', { game: 'abyss', seats: [me, bot()] }, { size: phone });
  await table_shown(page);
  await page.keyboard.press('!');
  await page.getByText('I would play:').waitFor();
  assert.deepEqual(await unsaid(page), []);
  await page.context().close();
});

test('the deal of the day is the same for everybody and is begun once', async () => {
  const { page } = await host(stage, 'Ada', { game: 'abyss', seats: [me, bot()] });
  await page.goto(`${stage.server.url}/deal/abyss`);
  await page.getByRole('button', { name: 'Play it' }).click();
  await table_shown(page);
  const address = new URL(page.url()).pathname;
  await page.goto(`${stage.server.url}/deal/abyss`);
  await page.getByRole('link', { name: 'Go on playing' }).click();
  await table_shown(page);
  assert.equal(new URL(page.url()).pathname, address);
  await page.context().close();
});
