// SPDX-License-Identifier: Apache-2.0
//
// Both games in a real browser, with the network off and the server gone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press_something as press_abyss } from '../../web/tests/browser/abyss_player.mjs';
import { dice, press_something as press_ship } from '../../web/tests/browser/ship_player.mjs';
import { set_stage, table_shown, visitor } from '../../web/tests/browser/stage.mjs';
import { go_here, here, moves } from './here.mjs';

const stage = set_stage();
const roll = dice(7);
const games = [
  { title: 'Abyss', press: (page) => press_abyss(page) },
  { title: 'Unfathomable', press: (page) => press_ship(page, roll) },
];

for (const { title, press } of games)
  test(`${title} is played without a network, and goes on when the page is opened again`, async () => {
    const page = await visitor(stage.browser);
    const asked = [];
    await page.goto(stage.server.url);
    await go_here(page);
    await here(page);
    page.on('request', (request) => {
      if (/\/(api|ws)\b/.test(request.url())) asked.push(request.url());
    });
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Play now against bots' }).click();
    await table_shown(page);

    await page.context().setOffline(true);
    await moves(page, press, 6);
    await page.context().setOffline(false);

    const address = page.url();
    await page.reload();
    await table_shown(page);
    assert.equal(page.url(), address);
    await moves(page, press, 3);

    // Another tab of the same browser, when the first is closed: the table is in the list.
    const again = await page.context().newPage();
    await page.close();
    await again.goto(stage.server.url);
    await go_here(again);
    await here(again);
    await again
      .locator(`a[href="${new URL(address).pathname}"]`)
      .first()
      .click();
    await table_shown(again);
    await moves(again, press, 2);
    assert.deepEqual(asked, []);
    await again.context().close();
  });

test('a second tab is told that the house is open in the first', async () => {
  const page = await visitor(stage.browser);
  await page.goto(stage.server.url);
  await go_here(page);
  await here(page);
  const second = await page.context().newPage();
  await second.goto(stage.server.url);
  await go_here(second);
  await second.getByText('You are already playing here in another tab.').first().waitFor();
  await page.context().close();
});
