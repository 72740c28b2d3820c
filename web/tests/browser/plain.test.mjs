// SPDX-License-Identifier: Apache-2.0
//
// A third game at the plain table, made of its view, its events and its legal moves alone. Only builds
// with the example know it.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { axe, bot, counts, host, laptop, me, phone, set_stage, until, visitor } from './stage.mjs';

const stage = set_stage(['build/dev/hadal', 'build/asan/hadal']);
const plan = { game: 'liars_dice', seats: [me, bot(), bot()], options: { dice: '2' } };
const over = (page) => page.locator('dialog[open]').filter({ hasText: /over|won|lost/i });

// Believes what is likely, else claims as little as possible.
async function play_on(page) {
  const buttons = page.locator('.doing.mine .row button');
  await until(async () => (await over(page).count()) > 0 || (await buttons.count()) > 0, 'a turn');
  if ((await over(page).count()) > 0) return;
  const labels = await buttons.allTextContents();
  const lie = labels.findIndex((label) => /lie/.test(label));
  await buttons
    .nth(lie >= 0 && labels.length < 12 ? lie : Math.min(lie + 1, labels.length - 1))
    .click();
}

test('the start page of a server that has the game offers it', async () => {
  const page = await visitor(stage.browser);
  await page.goto(stage.server.url);
  const card = page.getByRole('article').filter({ hasText: 'Liar’s Dice' });
  await card.getByRole('button', { name: 'Play now against bots' }).click();
  await page.locator('.doing').waitFor();
  await counts(page.locator('tbody tr'), 4);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a game is played to its end by its buttons', async () => {
  const { page } = await host(stage, 'Ada', plan);
  await page.locator('.doing.mine .row button').first().waitFor();
  assert.deepEqual(await axe(page), []);
  let moves = 0;
  while ((await over(page).count()) === 0 && moves < 100) {
    await play_on(page);
    moves += 1;
  }
  await over(page).waitFor();
  assert.ok(moves > 1, `${moves} moves`);
  await page.locator('dialog[open] li.won').waitFor();
  const log = await page.locator('.side ol li').allTextContents();
  assert.ok(
    log.some((line) => /claims \d × \d/.test(line)),
    log.join(' / '),
  );
  assert.ok(
    log.some((line) => /does not believe/.test(line)),
    log.join(' / '),
  );
  assert.ok(
    log.some((line) => /wins\./.test(line)),
    log.join(' / '),
  );
  assert.ok(!/\[[a-z_.]+\]/.test(await page.locator('body').innerText()), 'a word is missing');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

for (const [language, asked, label] of [
  ['de', /Würfel/, 'Unter dem Becher'],
  ['fr', /Dés/, 'Sous le gobelet'],
  ['cs', /Kostky/, 'Pod kelímkem'],
])
  test(`the table speaks ${language}`, async () => {
    const { page } = await host(stage, 'Eva', plan, { language, size: phone });
    await page.locator('.doing').waitFor();
    await page.getByRole('columnheader', { name: label }).waitFor();
    assert.match(await page.locator('thead').innerText(), asked);
    assert.ok(!/\[[a-z_.]+\]/.test(await page.locator('body').innerText()), 'a word is missing');
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

// PICTURES=docs/screens makes the pictures of it.
test('pictures of the table', { skip: !process.env.PICTURES }, async () => {
  for (const [name, size] of Object.entries({ laptop, phone })) {
    const { page } = await host(stage, 'Ada', { ...plan, options: {} }, { size });
    const called = page.locator('.side ol li').filter({ hasText: 'does not believe' });
    while ((await called.count()) === 0) await play_on(page);
    await page.locator('.doing.mine .row button').first().waitFor();
    await page.screenshot({ path: join(process.env.PICTURES, `liars_dice-turn-${name}.png`) });
    await page.context().close();
  }
});
