// SPDX-License-Identifier: Apache-2.0
//
// The disk of the house in a real browser: what happens when it is full, or something on
// it is damaged.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { press_something as press } from '../../web/tests/browser/abyss_player.mjs';
import { launch_again, set_stage, table_shown, until } from '../../web/tests/browser/stage.mjs';
import { go_here, here, moves } from './here.mjs';

const stage = set_stage();
const forgets_ms = 4000; // a browser that nobody asks for what it has stored
const folder = mkdtempSync(join(tmpdir(), 'hadal-storage-'));
const browsers = [];
after(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  rmSync(folder, { recursive: true, force: true });
});

// Somebody in the house of a browser with a disk of its own.
async function somebody(name) {
  const browser = await launch_again(join(folder, name));
  browsers.push(browser);
  const page = await browser.newPage();
  await page.goto(stage.server.url);
  await go_here(page);
  await here(page);
  return page;
}
async function new_table(page) {
  const card = page.getByRole('article').filter({ hasText: 'Abyss' });
  await card.getByRole('button', { name: 'Play now against bots' }).click();
  await table_shown(page);
  await moves(page, press, 2);
  return new URL(page.url()).pathname;
}

// In the page: all entries, after those of `stream` with this number have got another text.
async function entries(page, { stream = '', number = 0, text = '' } = {}) {
  return page.evaluate(
    ([stream, number, text]) =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open('hadal.house');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const transaction = asked.result.transaction('entries', 'readwrite');
          const store = transaction.objectStore('entries');
          if (text) store.put({ stream, number, at: 1, text });
          const all = store.getAll();
          transaction.oncomplete = () => {
            asked.result.close();
            resolve(all.result);
          };
        };
      }),
    [stream, number, text],
  );
}

// Closes the page with its house; another one of the same browser, still on the server.
async function outside(page) {
  const again = await page.context().newPage();
  await page.close();
  await again.goto(stage.server.url);
  return again;
}

test('a damaged table costs that table alone', async () => {
  let page = await somebody('table');
  const broken = await new_table(page);
  await page.goto(stage.server.url);
  await here(page);
  const sound = await new_table(page);
  page = await outside(page);
  const stream = broken.slice(1);
  const before = await entries(page, { stream, number: 2, text: 'nonsense' });

  await go_here(page);
  await here(page);
  await page.locator(`a[href="${sound}"]`).first().click();
  await table_shown(page);
  await moves(page, press, 2);
  const after = (await entries(page)).filter((entry) => entry.stream === stream);
  assert.deepEqual(
    after,
    before.filter((entry) => entry.stream === stream),
  );
});

test('if the people cannot be read, nothing is changed and a sentence says so', async () => {
  let page = await somebody('people');
  await new_table(page);
  page = await outside(page);
  const before = await entries(page, { stream: 'people', number: 1, text: 'nonsense' });
  await go_here(page);
  await page.getByText('written by another version of Hadal, or is damaged').first().waitFor();
  assert.deepEqual(await entries(page), before);
});

test('when the storage is full a sentence says so, nothing is lost, and the game goes on with room', async () => {
  const page = await somebody('full');
  const table = await new_table(page);
  const browser = await page.context().newCDPSession(page);
  const origin = stage.server.url;
  const set_quota = (size) => browser.send('Storage.overrideQuotaForOrigin', { origin, ...size });
  const lit = () => page.locator('.lit, .bar .button.act:not(:disabled)').first().waitFor();
  await lit();
  const told = page.getByText('This browser cannot save anything any more').first();

  // A browser that has looked for room believes for a while that it is still there, unless nobody
  // uses what is stored.
  await page.goto('about:blank');
  await set_quota({ quotaSize: 1 });
  await page.waitForTimeout(forgets_ms);
  await page.goto(stage.server.url + table);
  await table_shown(page);
  const before = await entries(page);
  await until(async () => {
    await press(page);
    return told.isVisible();
  }, 'the sentence');
  assert.deepEqual(await entries(page), before);

  // Opened again, still without room: everything is there.
  await page.reload();
  await table_shown(page);
  await lit();
  assert.equal(new URL(page.url()).pathname, table);
  assert.deepEqual(await entries(page), before);

  await set_quota({});
  await moves(page, press, 2);
  await told.waitFor({ state: 'detached' });
  const after = await entries(page);
  assert.ok(after.length > before.length);
  for (const entry of before)
    assert.deepEqual(
      after.find(({ stream, number }) => stream === entry.stream && number === entry.number),
      entry,
    );
});
