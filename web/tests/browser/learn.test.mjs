// SPDX-License-Identifier: Apache-2.0
//
// The guided first games, every step to the end: by clicking, and by keyboard alone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, set_stage, table_shown, unsaid, visitor } from './stage.mjs';

const stage = set_stage();

const steps_of = (game) =>
  JSON.parse(readFileSync(join(root, `games/${game}/web/lesson.json`), 'utf8')).steps;

async function learn(game, language) {
  const page = await visitor(stage.browser, { language });
  await page.goto(`${stage.server.url}/learn/${game}`);
  await table_shown(page);
  return page;
}
const coach = (page) => page.locator('.side .coach');
const at_step = (page, n, of) =>
  coach(page)
    .locator('.progress', { hasText: new RegExp(`\\b${n}\\D+${of}\\b`) })
    .waitFor();

// Answers every step by `answer`; each comment is there, in words, and none of them twice.
async function go_through(page, game, answer) {
  const steps = steps_of(game);
  const comments = new Set();
  for (const [i, step] of steps.entries()) {
    await at_step(page, i + 1, steps.length);
    comments.add(await coach(page).locator('.comment').innerText());
    assert.deepEqual(await unsaid(page), [], step.say);
    if (i < steps.length - 1) await answer(page, step);
  }
  assert.equal(comments.size, steps.length);
  await coach(page).locator('a.home').waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
}

const lit = (page, selector) => page.locator(selector).first();
const next = (page) => coach(page).locator('.button.act').click();
const confirm = (page) => lit(page, '.bar .buttons .button.act:not(:disabled)').click();

async function click_in_abyss(page, { line }) {
  if (line === null) return next(page);
  const [verb, what] = line.split(' ');
  const lies_open = {
    council: '.council button.lit',
    recruit: '.court button.lit',
    claim: '.locations button.lit',
  };
  if (!(verb in lies_open)) return confirm(page);
  await lit(page, lies_open[verb]).click();
  if (verb === 'recruit') await confirm(page);
  return what;
}
async function click_on_ship(page, { line }) {
  if (line === null) return next(page);
  if (!line.startsWith('contribute')) return lit(page, '.choices button').click();
  for (let left = await page.locator('.hand button.lit:not(.picked)').count(); left > 0; --left)
    await lit(page, '.hand button.lit:not(.picked)').click();
  return confirm(page);
}

// The keys that the page itself shows, as `?` lists them.
const abyss_keys = {
  explore: 'e',
  continue: 'c',
  take: 't',
  buy: 'b',
  pass: 'n',
  plot: 'p',
};
async function type_in_abyss(page, { line }) {
  if (line === null) return page.keyboard.press('ArrowRight');
  const verb = line.split(/[ ;]/)[0];
  if (verb === 'claim') return page.keyboard.press('1');
  if (verb === 'council')
    return page.keyboard.press(
      await lit(page, '.council button.lit kbd')
        .innerText()
        .then((key) => key.toLowerCase()),
    );
  if (verb !== 'recruit') return page.keyboard.press(abyss_keys[verb]);
  await page.keyboard.press(await lit(page, '.court button.lit kbd').innerText());
  await lit(page, '.bar .button.act:not(:disabled)').waitFor();
  return page.keyboard.press('Enter');
}
async function type_on_ship(page, { line }) {
  if (line === null) return page.keyboard.press('ArrowRight');
  if (!line.startsWith('contribute')) return page.keyboard.press('1');
  for (const key of await page.locator('.hand button.lit kbd').allInnerTexts())
    await page.keyboard.press(key);
  return page.keyboard.press('Enter');
}

const ways = {
  abyss: { clicks: click_in_abyss, keys: type_in_abyss },
  unfathomable: { clicks: click_on_ship, keys: type_on_ship },
};
for (const [game, { clicks, keys }] of Object.entries(ways)) {
  test(`the guided game of ${game}, by clicks, in German`, async () => {
    await go_through(await learn(game, 'de'), game, clicks);
  });
  test(`the guided game of ${game}, by keyboard, in English`, async () => {
    await go_through(await learn(game, 'en'), game, keys);
  });
}
