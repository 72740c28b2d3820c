// SPDX-License-Identifier: Apache-2.0
//
// People at a table: clocks, somebody who goes away, an end without a result, invitations, chat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play_until } from './situation.mjs';
import {
  begin,
  fits,
  guest,
  laptop,
  me,
  phone,
  phone_on_its_side,
  set_stage,
  table_shown,
  two_people,
  unsaid,
  until,
} from './stage.mjs';

const stage = set_stage();

async function started(plan) {
  const all = await two_people(stage, { game: 'abyss', seats: [me, guest], ...plan });
  await begin(all.ada);
  await Promise.all([all.ada, all.ben].map(table_shown));
  return all;
}
const close = (...pages) => Promise.all(pages.map((page) => page.context().close()));
const clocks = (page) => page.locator('.strip .clock > [aria-hidden]');
const seconds = (text) => text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

test('every seat has its clock, on every screen; that of who is asked runs', async () => {
  const clock = { kind: 'live', bank_ms: 600_000, increment_ms: 5000, days: 0 };
  const { ada, ben } = await started({ clock });
  for (const page of [ada, ben]) {
    await page.locator('.strip .clock.running').waitFor();
    assert.equal(await clocks(page).count(), 2);
    assert.equal(await page.locator('.strip .clock.running').count(), 1);
  }
  const running = ada.locator('.strip .clock.running > [aria-hidden]');
  const before = seconds(await running.innerText());
  assert.ok(before > 500 && before <= 605, String(before));
  await until(async () => seconds(await running.innerText()) < before, 'it runs');
  for (const size of [laptop, phone, phone_on_its_side]) {
    await ada.setViewportSize(size);
    for (const one of await clocks(ada).all()) assert.ok(await one.isVisible());
    assert.deepEqual(await fits(ada), { wide: 0, high: 0 }, JSON.stringify(size));
  }
  await close(ada, ben);
});

test('low time is marked, and the end by time says whose it was', async () => {
  const clock = { kind: 'live', bank_ms: 12_000, increment_ms: 0, days: 0 };
  const { ada, ben } = await started({ clock });
  await ada.locator('.strip .clock.running.low').waitFor();
  await ada
    .locator('dialog[open]')
    .getByText(/Time ran out for (Ada|Ben)\./)
    .waitFor();
  await close(ada, ben);
});

test('nobody plays for somebody who is away until the others ask for it', async () => {
  const { ada, ben, table } = await started({ patience_ms: 0 });
  await play_until(ada, table, (p) => p.to_move !== p.seat);
  const url = ben.url();
  await ben.goto('about:blank');
  const ask = ada.getByRole('button', { name: 'Let a bot play for Ben' });
  await ask.waitFor();
  assert.deepEqual(await fits(ada), { wide: 0, high: 0 });
  assert.deepEqual(await unsaid(ada), []);
  await ask.focus();
  await ada.keyboard.press('Enter');
  const log = ada.locator('.side li.note');
  await log.getByText('A bot now plays for Ben.').waitFor();
  await ask.waitFor({ state: 'detached' });

  await ben.goto(url);
  // To come back is to play on: nothing has to be pressed.
  await log.getByText('Ben is back and plays on.').waitFor();
  await ben.locator('.side li.note', { hasText: 'A bot now plays for Ben.' }).waitFor();
  assert.equal(await ben.getByRole('button', { name: 'I am back' }).count(), 0);
  assert.deepEqual(ada.problems, []);
  await close(ada, ben);
});

test('an end without a result is proposed and answered', async () => {
  const { ada, ben } = await started();
  await ada.keyboard.press('m');
  await ada.getByRole('button', { name: 'End without a result' }).click();
  await ada.getByRole('button', { name: 'End without a result' }).click();
  await ben.getByText('Ada would like to end the game').first().waitFor();
  await ben.getByRole('button', { name: 'Play on' }).click();
  await ben.getByRole('button', { name: 'Play on' }).waitFor({ state: 'detached' });
  await ben.reload();
  await ben.getByRole('button', { name: 'End the game' }).click();
  for (const page of [ada, ben])
    await page.getByRole('heading', { name: 'The game ended without a result' }).waitFor();

  // The rematch comes as an invitation in the lobby, too.
  await ada.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
  await ada.getByText('waiting for Ben').waitFor();
  await ben.goto(stage.server.url);
  await ben.getByText('Ada invites you.').waitFor();
  await ben.getByRole('button', { name: 'Accept' }).click();
  await ben.waitForURL(ada.url());
  await begin(ada);
  await Promise.all([ada, ben].map(table_shown));
  assert.deepEqual([...ada.problems, ...ben.problems], []);
  await close(ada, ben);
});

test('whoever is sent away is told so, in the lobby', async () => {
  const { ada, ben } = await two_people(stage, { game: 'abyss', seats: [me, guest] });
  await ada.getByRole('button', { name: 'Free the seat' }).click();
  await ben.getByText('The host of this table has removed you.').first().waitFor();
  await ben.waitForURL(`${stage.server.url}/`);
  await close(ada, ben);
});

test('a speaker can be muted, and read again; a line can be reported', async () => {
  const { ada, ben } = await started();
  const chat = (page) => page.locator('.tabs').getByRole('button', { name: 'Chat' }).click();
  await chat(ben);
  await ben.getByPlaceholder('Say something').fill('gloop');
  await ben.keyboard.press('Enter');
  await chat(ada);
  await ada.locator('.side').getByText('gloop').waitFor();
  await ada.locator('.bubble', { hasText: 'gloop' }).waitFor();
  await ada.getByRole('button', { name: 'Mute or report Ben' }).click();
  await ada.getByLabel('What is wrong with it?').fill('not a word');
  await ada.getByRole('button', { name: 'Report this line' }).click();
  await ada.getByText('The operator of this server will read it.').first().waitFor();
  await ada.getByRole('button', { name: 'Mute or report Ben' }).click();
  await ada.getByRole('button', { name: 'Mute Ben' }).click();
  await until(async () => (await ada.getByText('gloop').count()) === 0, 'nothing of it is left');
  await ada.goto(`${stage.server.url}/account`);
  await ada.getByRole('button', { name: 'Read Ben again' }).click();
  await ada.getByRole('button', { name: 'Read Ben again' }).waitFor({ state: 'detached' });
  await close(ada, ben);
});
