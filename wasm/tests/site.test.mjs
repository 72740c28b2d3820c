// SPDX-License-Identifier: Apache-2.0
//
// Hadal without a server: `./run site` on a plain host of files, in a folder of it, in a browser
// that is closed and opened again when the host is gone. And the page of a server, likewise.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, test } from 'node:test';
import { press_something as press_abyss } from '../../web/tests/browser/abyss_player.mjs';
import { dice, press_something as press_ship } from '../../web/tests/browser/ship_player.mjs';
import { launch_again, root, start_server, table_shown } from '../../web/tests/browser/stage.mjs';
import { go_here, moves } from './here.mjs';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

// Knows files, and nothing of pages: an unknown address is an error.
async function host(folder, base) {
  const asked = [];
  const server = createServer(({ url }, answer) => {
    const path = new URL(url, 'http://host').pathname;
    asked.push(path);
    try {
      if (!path.startsWith(base)) throw new Error('outside');
      const file = join(folder, path.slice(base.length) || 'index.html');
      const body = readFileSync(file);
      answer.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' }).end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'hadal-browser-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const everything_kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => 1));
const card = (page, title) => page.getByRole('article').filter({ hasText: title });
const play = async (page, title) => {
  await card(page, title).getByRole('button', { name: 'Play now against bots' }).click();
  await table_shown(page);
};
const roll = dice(7);

test('a site of files is played, closed, and played on without a network', async () => {
  const files = await host(join(root, 'build/site'), '/some/folder/');
  let browser = await launch_again(join(folder, 'site'));
  let page = await browser.newPage();
  await page.goto(files.url);
  await play(page, 'Abyss');
  await moves(page, press_abyss, 3);
  const address = page.url();
  assert.match(address, /\/some\/folder\/#\/table\//);
  await everything_kept(page);
  assert.deepEqual(
    files.asked.filter((path) => !path.startsWith('/some/folder/')),
    [],
  );
  await browser.close();
  await files.stop();

  browser = await launch_again(join(folder, 'site'));
  page = await browser.newPage();
  await page.goto(address);
  await table_shown(page);
  await moves(page, press_abyss, 3);
  await page.goto(files.url);
  await page
    .locator(`a[href="${new URL(address).hash}"]`)
    .first()
    .waitFor();
  await play(page, 'Unfathomable');
  await moves(page, (one) => press_ship(one, roll), 3);
  await page.goto(`${files.url}#/learn`);
  await page.locator('a[href^="#/learn/abyss"]').first().click();
  await table_shown(page);
  await page.goto(`${files.url}#/reference/unfathomable`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${files.url}#/account`);
  await page.getByText('There is no password').waitFor();
  await browser.close();
});

test('the page of a server opens without it after one visit', async () => {
  const server = await start_server(['--no-limits']);
  let browser = await launch_again(join(folder, 'server'));
  let page = await browser.newPage();
  await page.goto(server.url);
  await everything_kept(page);
  await browser.close();
  await server.stop();

  browser = await launch_again(join(folder, 'server'));
  page = await browser.newPage();
  await page.goto(`${server.url}/learn`);
  await page.locator('a[href^="/learn/unfathomable"]').first().click();
  await table_shown(page);
  await page.goto(`${server.url}/puzzles/unfathomable`);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await table_shown(page);
  await page.goto(server.url);
  await go_here(page);
  await play(page, 'Abyss');
  await moves(page, press_abyss, 3);
  await browser.close();
});
