// SPDX-License-Identifier: Apache-2.0
//
// What one does at a table of Abyss: paying, undo, keyboard, standing orders, languages, text mode.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { press_something } from './abyss_player.mjs';
import { fits, launch, make_table, phone, sign_in, start_server, visitor } from './stage.mjs';

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

async function sit_down(name, more = {}) {
  const page = await visitor(browser, more);
  await sign_in(page, server.url, name);
  const made = await make_table(page, server.url, { game: 'abyss', seats: [me, novice] });
  await page.goto(`${server.url}/table/${made.table}`);
  await page.locator('.court .lord, .text .question').first().waitFor();
  return page;
}

// Plays until a lord at court can be recruited.
async function until_affordable(page) {
  for (let i = 0; i < 400; ++i) {
    if (await page.locator('.court button.lit').first().isVisible()) return;
    await press_something(page, false);
    await page.waitForTimeout(60);
  }
  throw new Error('no lord became affordable');
}

test('paying: the cheapest payment is one press, another set is checked by the rules', async () => {
  const page = await sit_down('Dora');
  await until_affordable(page);
  const lords = page.locator('.things .lord');
  const had = await lords.count();
  await page.locator('.court button.lit').first().click();
  const pay = page.locator('.bar .button.act', { hasText: 'Pay' });
  const payable = page.locator('.bar .button.act:not(:disabled)', { hasText: 'Pay' });
  await payable.waitFor();
  await page.locator('.hand button.picked').first().click(); // one ally less: perhaps too little
  await page.waitForTimeout(400);
  await page.keyboard.press('Escape');
  assert.equal(await pay.count(), 0);
  await page.locator('.court button.lit').first().click();
  await payable.waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction((n) => document.querySelectorAll('.things .lord').length > n, had);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

// Plays until it is the own turn.
async function until_my_turn(page, limit_ms = 60_000) {
  const explore = page.getByRole('button', { name: 'Explore the depths' });
  for (const until = Date.now() + limit_ms; Date.now() < until; ) {
    if (await explore.first().isVisible()) return;
    await press_something(page);
    await page.waitForTimeout(50);
  }
  throw new Error('it never became my turn');
}

test('a standing order declines offers without asking', async () => {
  const page = await sit_down('Emil');
  await until_my_turn(page);
  await page.locator('.bar').getByRole('button', { name: 'Auto-pass' }).click();
  await page.getByRole('button', { name: 'Never buy' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).last().click();
  const passes = async () =>
    (await page.locator('.side ol li').allTextContents()).filter((line) => line === 'Emil passes.');
  const before = (await passes()).length;
  for (const until = Date.now() + 90_000; Date.now() < until; ) {
    assert.equal(await page.locator('.bar .button.act', { hasText: 'Buy' }).count(), 0);
    if ((await passes()).length > before) break;
    await press_something(page);
    await page.waitForTimeout(50);
  }
  assert.ok((await passes()).length > before, 'no offer was declined');
  await page.context().close();
});

// The first small move of a recruitment alone, as another client of the same player might send it.
const recruit_elsewhere = (page, table) =>
  page.evaluate(
    (id) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ type: 'watch', request: 'w', table: id }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'refused') reject(new Error(message.message));
          if (message.type === 'accepted' && message.request === 'p') resolve(socket.close());
          if (message.type !== 'position' || message.question !== 'act') return;
          const line = message.legal.find((move) => move.startsWith('recruit '));
          const play = { type: 'play', request: 'p', table: id, number: message.number, line };
          socket.send(JSON.stringify(play));
        };
      }),
    table,
  );

test('undo takes back what has shown nothing to anybody, by its key', async () => {
  const page = await sit_down('Fritz');
  await until_affordable(page);
  await recruit_elsewhere(page, page.url().split('/').at(-1));
  await page.locator('.bar .button', { hasText: 'Undo' }).waitFor();
  await page.locator('.hand button.card').first().waitFor(); // the payment is asked for here too
  await page.keyboard.press('u');
  await page.locator('.court button.lit').first().waitFor();
  assert.equal(await page.locator('.bar .button', { hasText: 'Pay' }).count(), 0);
  await page.context().close();
});

test('keyboard only: a game can be played without a pointer', async () => {
  const page = await sit_down('Greta');
  const wanted = 3;
  let turns = 0;
  for (const until = Date.now() + 90_000; Date.now() < until && turns < wanted; ) {
    for (const key of ['e', 't', 'f', 'n', '1', 'Enter', 'c', 'd']) await page.keyboard.press(key);
    await page.waitForTimeout(50);
    const log = (await page.locator('.side ol li').allTextContents()).join('\n');
    turns = (log.match(/Greta (takes|fights)/g) ?? []).length;
  }
  assert.ok(turns >= wanted, `${turns} turns`);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Show the keys').waitFor();
  await page.context().close();
});

test('the language changes without a reload', async () => {
  const page = await sit_down('Hana');
  await page.evaluate(() => (window.same_page = true));
  await page.keyboard.press(',');
  for (const [name, word] of [['Deutsch', 'Hof'], ['Français', 'Cour'], ['Čeština', 'Senát']]) {
    await page.getByRole('radio', { name }).check();
    await page.locator('.court h2', { hasText: word }).waitFor();
    assert.doesNotMatch(await page.locator('body').innerText(), /\[(web|abyss)\.[a-z_.]+\]/);
  }
  assert.equal(await page.evaluate(() => window.same_page), true);
  await page.context().close();
});

test('text mode has every legal move as a button', async () => {
  const page = await sit_down('Ida');
  await page.keyboard.press('x');
  await page.locator('.text .question').waitFor();
  await page.locator('.text .button.act').first().waitFor();
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  const explore = page.getByRole('button', { name: 'Explore the depths' });
  for (const until = Date.now() + 60_000; Date.now() < until && !(await explore.isVisible()); ) {
    if (await pass.isVisible()) await pass.click();
    await page.waitForTimeout(100);
  }
  await explore.click();
  await page.locator('.text .button.act').first().waitFor();
  await page.context().close();
});

test('the table fits a laptop and a phone without scrolling', async () => {
  const laptop = await sit_down('Jan');
  assert.deepEqual(await fits(laptop), { wide: 0, high: 0 });
  await laptop.context().close();
  const small = await sit_down('Kim', { size: phone, hasTouch: true });
  assert.deepEqual(await fits(small), { wide: 0, high: 0 });
  await small.context().close();
});
