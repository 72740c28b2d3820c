// SPDX-License-Identifier: Apache-2.0
//
// Whole games in a real browser whose server is gone: begun, closed in the middle, opened again,
// played to their end, and judged by workers of the page.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import * as abyss from '../../web/tests/browser/abyss_player.mjs';
import * as ship from '../../web/tests/browser/ship_player.mjs';
import { launch_again, start_server, table_shown, until } from '../../web/tests/browser/stage.mjs';
import { go_here, moves } from './here.mjs';

const patience_ms = 15 * 60 * 1000; // a whole game on a slow machine
const folder = mkdtempSync(join(tmpdir(), 'hadal-whole-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const roll = ship.dice(7);
const games = [
  {
    title: 'Abyss',
    press: (page) => abyss.press_something(page),
    finish: (page) => abyss.play_to_the_end([page], patience_ms),
    over: abyss.over,
    lines: 3,
  },
  {
    title: 'Unfathomable',
    press: (page) => ship.press_something(page, roll),
    finish: (page) => ship.play_on([page], roll, 50_000, patience_ms),
    over: ship.over,
    lines: 5,
  },
];

for (const { title, press, finish, over, lines } of games)
  test(`${title} is begun, closed, opened, finished and analysed without any server`, async () => {
    const disk = join(folder, title);
    const server = await start_server(['--no-limits']);
    let browser = await launch_again(disk);
    let page = await browser.newPage();
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => 1));
    await go_here(page);
    await server.stop();
    await browser.setOffline(true);
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Play now against bots' }).click();
    await table_shown(page);
    await moves(page, press, 10);
    const { pathname } = new URL(page.url());
    await browser.close();

    browser = await launch_again(disk);
    await browser.setOffline(true);
    page = await browser.newPage();
    await page.goto(server.url);
    await go_here(page);
    await page.locator(`a[href="${pathname}"]`).first().click();
    await table_shown(page);
    await finish(page);
    await until(() => over(page), 'the end is shown');

    await page.locator('dialog[open]').getByRole('button', { name: 'Review' }).click();
    await page.locator('.bar > .number').waitFor();
    await page.keyboard.press('a');
    await page.locator('figure .line').first().waitFor({ timeout: patience_ms });
    assert.ok((await page.locator('figure .line').count()) >= lines);
    await browser.close();
  });
