// SPDX-License-Identifier: Apache-2.0
//
// What one does at a table of Abyss: paying, undo, keyboard, standing orders, languages, text mode.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press_something } from './abyss_player.mjs';
import { play_until, still } from './situation.mjs';
import {
  bot,
  counts,
  cut_off,
  fits,
  host,
  laptop,
  me,
  phone,
  phone_on_its_side,
  set_stage,
  table_shown,
  unsaid,
  until,
  says,
} from './stage.mjs';

const stage = set_stage();

async function sit_down(name, more = {}) {
  const plan = { game: 'abyss', seats: [me, bot()] };
  const made = await host(stage, name, plan, more);
  await table_shown(made.page);
  return made;
}
const my_turn = (p) => p.to_move === p.seat && p.question === 'act';
const affordable = (p) =>
  p.to_move === p.seat && p.legal.some((line) => line.startsWith('recruit '));
// Saves up: what is offered is taken, nothing is spent.
const saving = ({ legal }) =>
  ['council', 'take', 'explore', 'continue', 'pass'].flatMap((verb) =>
    legal.filter((line) => line.startsWith(verb)),
  )[0] ?? legal[0];
const until_affordable = (page, table) => play_until(page, table, affordable, { choose: saving });

test('paying: the cheapest payment is one press, another set is checked by the rules', async () => {
  const { page, table } = await sit_down('Dora');
  await until_affordable(page, table);
  await page.locator('.court button.lit').first().waitFor();
  const lords = page.locator('.things .lord');
  const had = await lords.count();
  await page.locator('.court button.lit').first().click();
  const pay = page.locator('.bar .button.act', { hasText: 'Pay' });
  const payable = page.locator('.bar .button.act:not(:disabled)', { hasText: 'Pay' });
  await payable.waitFor();
  const picked = page.locator('.hand button.picked');
  const cards = await picked.count();
  await picked.first().click(); // one ally less: perhaps too little
  await until(async () => (await picked.count()) === cards - 1, 'it is put back');
  await page.keyboard.press('Escape');
  await pay.waitFor({ state: 'detached' });
  await page.locator('.court button.lit').first().click();
  await payable.waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction((n) => document.querySelectorAll('.things .lord').length > n, had);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('what is asked while the server is away is answered when it is back', async () => {
  const { page, table } = await sit_down('Nora');
  await until_affordable(page, table);
  const lord = page.locator('.court button.lit').first();
  await lord.waitFor();
  await stage.server.kill();
  await lord.click();
  const pay = page.locator('.bar .button.act', { hasText: 'Pay' });
  await pay.and(page.locator(':disabled')).waitFor();
  await stage.server.begin();
  await pay.and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.things .lord').first().waitFor();
  await page.context().close();
});

test('a standing order declines offers without asking', async () => {
  const { page, table } = await sit_down('Emil');
  await play_until(page, table, my_turn);
  await page.locator('.bar').getByRole('button', { name: 'Auto-pass' }).click();
  await page.getByRole('button', { name: 'Never buy' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).last().click();
  const passes = async () =>
    (await page.locator('.side ol li.pass').allTextContents()).filter((line) =>
      line.includes('Emil'),
    );
  const before = (await passes()).length;
  await until(async () => {
    await counts(page.locator('.bar .button.act', { hasText: 'Buy' }), 0);
    await press_something(page);
    return (await passes()).length > before;
  }, 'an offer is declined');
  await page.context().close();
});

// The first small move of a recruitment alone, as another client of the same player might send it.
const recruit_elsewhere = (page, table) =>
  page.evaluate(
    (id) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        socket.onopen = () =>
          socket.send(JSON.stringify({ type: 'watch', request: 'w', table: id }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'refused') reject(new Error(message.message));
          if (message.type === 'position' && message.answers.includes('p')) resolve(socket.close());
          if (message.type !== 'position' || message.question !== 'act') return;
          const line = message.legal.find((move) => move.startsWith('recruit '));
          const play = { type: 'play', request: 'p', table: id, number: message.number, line };
          socket.send(JSON.stringify(play));
        };
      }),
    table,
  );

test('undo takes back what has shown nothing to anybody, by its key', async () => {
  const { page, table } = await sit_down('Fritz');
  await until_affordable(page, table);
  await recruit_elsewhere(page, table);
  await page.locator('.bar .button', { hasText: 'Undo' }).waitFor();
  await page.locator('.hand button.card').first().waitFor(); // the payment is asked for here too
  await page.keyboard.press('u');
  await page.locator('.court button.lit').first().waitFor();
  await counts(page.locator('.bar .button', { hasText: 'Pay' }), 0);
  await page.context().close();
});

test('keyboard only: a game can be played without a pointer', async () => {
  const { page } = await sit_down('Greta');
  const wanted = 3;
  await until(async () => {
    for (const key of ['e', 't', 'f', 'n', '1', 'Enter', 'c', 'd']) await page.keyboard.press(key);
    const log = (await page.locator('.side ol li').allTextContents()).join('\n');
    return (log.match(/Greta (takes|fights)/g) ?? []).length >= wanted;
  }, `${wanted} turns by keys`);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Show the keys').waitFor();
  await page.context().close();
});

test('the language changes without a reload', async () => {
  const { page } = await sit_down('Hana');
  await page.evaluate(() => (window.same_page = true));
  await page.keyboard.press(',');
  for (const [name, word] of [
    ['Deutsch', 'Hof'],
    ['Français', 'Cour'],
    ['Čeština', 'Senát'],
  ]) {
    await page.getByRole('radio', { name }).check();
    await page.locator('.court h2', { hasText: word }).waitFor();
    assert.deepEqual(await unsaid(page), []);
    assert.deepEqual(await fits(page), { wide: 0, high: 0 }, name);
  }
  assert.equal(await page.evaluate(() => window.same_page), true);
  await page.context().close();
});

test('text mode has every legal move as a button', async () => {
  const { page } = await sit_down('Ida');
  await page.keyboard.press('x');
  await page.locator('.text .question').waitFor();
  await page.locator('.text .button.act').first().waitFor();
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  const explore = page.getByRole('button', { name: 'Explore the depths' });
  await until(async () => {
    if (await pass.isVisible()) await pass.click();
    return explore.isVisible();
  }, 'the own turn');
  await explore.click();
  await page.locator('.text .button.act').first().waitFor();
  await page.context().close();
});

test('the table fits a laptop and a phone, both ways up; while paying, too', async () => {
  const { page, table } = await sit_down('Jan', { hasTouch: true });
  await until_affordable(page, table);
  for (const size of [laptop, phone, phone_on_its_side]) {
    await page.setViewportSize(size);
    const where = JSON.stringify(size);
    await page.locator('.court button.lit').first().waitFor();
    assert.deepEqual(await fits(page), { wide: 0, high: 0 }, where);
    assert.deepEqual(await cut_off(page), [], where);
    await page.locator('.court button.lit').first().click();
    await page.locator('.bar .button.act:not(:disabled)', { hasText: 'Pay' }).waitFor();
    assert.deepEqual(await fits(page), { wide: 0, high: 0 }, `paying, ${where}`);
    assert.deepEqual(await cut_off(page), [], `paying, ${where}`);
    await page.keyboard.press('Escape');
  }
  await page.context().close();
});

test('what cannot be done says why, by key and by finger', async () => {
  const { page, table } = await sit_down('Kim', { hasTouch: true });
  await play_until(page, table, my_turn);
  const why = page.locator('.notices').getByText('This council stack is empty.');
  const empty = page.locator('.council .stack.none').first();
  await empty.focus();
  await page.keyboard.press('Enter');
  await why.waitFor();
  await page.reload();
  await still(empty);
  await empty.tap({ force: true }); // it is not enabled, which is the point
  await why.waitFor();
  // Cards that are only to be looked at.
  const tells = (text) => page.locator('.notices').getByText(text).first().waitFor();
  const saved = (p) => p.to_move === p.seat && p.question === 'act' && p.view.hand.length > 0;
  await play_until(page, table, saved, { choose: saving });
  await page.locator('.hand button:not(.lit)').first().click();
  await tells('The allies in your hand pay for lords');
  await page.locator('.locations button:not(.lit)').first().click();
  await page.locator('dialog[open] .why', { hasText: 'You need three keys' }).waitFor();
  await page.keyboard.press('Escape');
  const row = (p) => p.to_move === p.seat && p.question === 'decide' && p.view.row.length > 1;
  const exploring = ({ legal }) =>
    ['continue', 'explore', 'pass'].find((line) => legal.includes(line)) ?? legal[0];
  await play_until(page, table, row, { choose: exploring });
  await page.locator('.depths .old button').first().click();
  await tells('Only the newest card is on offer');
  await play_until(page, table, my_turn, { choose: saving });
  // A lord one cannot pay for tells what is missing.
  await page.locator('.court button.lord:not(.lit)').first().click();
  await page.locator('dialog[open] .why').first().waitFor();
  await says(page.locator('dialog[open] .why').first(), /It costs you \d+/);
  await page.context().close();
});

test('with a finger, the first tap explains and offers, the second acts', async () => {
  const { page, table } = await sit_down('Lea', { size: phone, hasTouch: true });
  await until_affordable(page, table);
  const lord = page.locator('.court button.lit').first();
  await lord.waitFor();
  await still(lord);
  const had = await page.locator('.things .lord').count();
  await lord.tap();
  await page.getByRole('tooltip').waitFor(); // what the lord does …
  const pay = page.locator('.bar .button.act:not(:disabled)', { hasText: 'Pay' });
  await pay.waitFor(); // … and the payment, both at once
  await pay.tap();
  await until(async () => (await page.locator('.things .lord').count()) > had, 'the lord is mine');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
