// SPDX-License-Identifier: Apache-2.0
//
// People at a table: clocks, somebody who goes away, an end without a result, invitations, chat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play_until, still } from './situation.mjs';
import {
  begin,
  counts,
  fits,
  guest,
  laptop,
  me,
  phone,
  phone_on_its_side,
  set_stage,
  speak,
  table_shown,
  two_people,
  unsaid,
  until,
  visitor,
} from './stage.mjs';

const stage = set_stage();

async function started(plan, before = () => undefined) {
  const all = await two_people(stage, { game: 'abyss', seats: [me, guest], ...plan });
  await Promise.all([all.ada, all.ben].map((page) => page.evaluate(before)));
  await begin(all.ada);
  await Promise.all([all.ada, all.ben].map(table_shown));
  return all;
}
const close = (...pages) => Promise.all(pages.map((page) => page.context().close()));
const clocks = (page) => page.locator('.strip .clock > [aria-hidden]');
const every_size = [
  laptop,
  phone,
  phone_on_its_side,
  { width: 320, height: 568 },
  { width: 2560, height: 1440 },
];
const seconds = (text) => text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

test('every seat has its clock, on every screen; the clock of the player who is asked runs', async () => {
  const clock = { kind: 'live', bank_ms: 600_000, increment_ms: 5000, days: 0 };
  const { ada, ben } = await started({ clock });
  for (const page of [ada, ben]) {
    await page.locator('.strip .clock.running').waitFor();
    await counts(clocks(page), 2);
    await counts(page.locator('.strip .clock.running'), 1);
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

// In the page: which tones were sounded.
function listen() {
  window.tones = [];
  const real = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    window.tones.push(value);
    return real.call(this, value, at);
  };
}
const heard_low = (page) => page.evaluate(() => window.tones.includes(740));
const said_low = async (page) => (await page.getByText('Your time is running out').count()) > 0;

test('low time is marked and heard, and the end by time says whose it was', async () => {
  const clock = { kind: 'live', bank_ms: 12_000, increment_ms: 0, days: 0 };
  const { ada, ben } = await started({ clock }, listen);
  await ada.locator('.strip .clock.running.low').waitFor();
  await until(async () => (await heard_low(ada)) || (await heard_low(ben)), 'it is heard');
  await until(
    async () => (await said_low(ada)) || (await said_low(ben)),
    'and said to whoever does not see it',
  );
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
  await counts(ben.getByRole('button', { name: 'I am back' }), 0);
  assert.deepEqual(ada.problems, []);
  await close(ada, ben);
});

test('how long somebody may be away runs down on the screen of everybody, at every size', async () => {
  const { ada, ben, table } = await started({ patience_ms: 180_000, open_to_all: true });
  const eve = await visitor(stage.browser); // looks on
  await eve.goto(ada.url());
  await table_shown(eve);
  await play_until(ada, table, (p) => p.to_move !== p.seat);
  await ben.goto('about:blank');
  const countdown = (page) => page.getByText(/Ben is away and must decide\. In [0-2]:\d\d/);
  const left = async (page) => seconds((await countdown(page).innerText()).match(/\d:\d\d/)[0]);
  for (const page of [ada, eve]) {
    await countdown(page).waitFor();
    const before = await left(page);
    assert.ok(before > 60 && before <= 180, String(before));
    await until(async () => (await left(page)) < before, 'it runs down');
    for (const size of every_size) {
      await page.setViewportSize(size);
      await still(countdown(page));
      const { x, y, width, height } = await countdown(page).boundingBox();
      assert.ok(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height);
      const on_top = await countdown(page).evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      assert.ok(on_top, `nothing hides it at ${JSON.stringify(size)}`);
      assert.equal((await fits(page)).wide, 0, JSON.stringify(size));
    }
    await counts(page.getByRole('button', { name: /Let a bot play/ }), 0, 'not yet');
  }
  await ada.keyboard.press('m');
  await ada.getByText('the others may ask for a bot after 3 minutes').waitFor();
  await close(ada, ben, eve);
});

test('somebody who declines a rematch is not seated, and the inviter is told so', async () => {
  const { ada, ben } = await started();
  for (const page of [ada, ben]) {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'End without a result' }).click();
    await page.getByRole('button', { name: 'End without a result' }).click();
  }
  await ada.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
  await ada.getByText('waiting for Ben').waitFor();
  await ben.goto(stage.server.url);
  await ben.getByText('Ada invites you.').waitFor();
  await ben.getByRole('button', { name: 'No, thanks' }).click();
  await ben.getByText('Ada invites you.').waitFor({ state: 'detached' });
  const said = {
    en: 'Ben has declined the invitation.',
    de: 'Ben hat die Einladung abgelehnt.',
    fr: 'Ben a décliné l’invitation.',
    cs: 'Ben pozvání nepřijímá.',
  };
  for (const [language, words] of Object.entries(said)) {
    await speak(ada, language);
    await ada.getByText(words).waitFor();
  }
  assert.deepEqual([...ada.problems, ...ben.problems], []);
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
  await ben.getByPlaceholder('Say something').fill('gloop');
  await ben.keyboard.press('Enter');
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
  await ada.getByRole('button', { name: 'Unmute Ben' }).click();
  await ada.getByRole('button', { name: 'Unmute Ben' }).waitFor({ state: 'detached' });
  await close(ada, ben);
});
