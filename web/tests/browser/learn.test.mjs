// SPDX-License-Identifier: Apache-2.0
//
// The guided games, every step to the end: by clicking, by keyboard alone, and on a phone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  axe,
  counts,
  phone,
  root,
  set_stage,
  table_shown,
  unsaid,
  until,
  visitor,
} from './stage.mjs';

const stage = set_stage();
const lessons = {
  'abyss/first': 'abyss/web/lesson.json',
  'unfathomable/human': 'unfathomable/web/lesson.json',
  'unfathomable/traitor': 'unfathomable/web/traitor.json',
};
const steps_of = (lesson) =>
  JSON.parse(readFileSync(join(root, 'games', lessons[lesson]), 'utf8')).steps;

async function learn(lesson, more) {
  const page = await visitor(stage.browser, more);
  await page.goto(`${stage.server.url}/learn/${lesson}`);
  await table_shown(page);
  return page;
}
const coach = (page) => page.locator('.coach').locator('visible=true');
const at_step = (page, n, of) =>
  coach(page)
    .locator('.progress', { hasText: new RegExp(`\\b${n}\\D+${of}\\b`) })
    .waitFor();
const lit = (page, selector) => page.locator(selector).locator('visible=true').first();

// The ring is on the screen, around something, and does not lie under the comment.
const ring_shown = (page, say) =>
  until(
    () =>
      page.evaluate(() => {
        const rings = [...document.querySelectorAll('.spotlight .ring')];
        return rings.some((ring) => {
          const { left, top, right, bottom } = ring.getBoundingClientRect();
          return right - left > 8 && bottom - top > 8 && left < innerWidth && top < innerHeight;
        });
      }),
    `a ring in ${say}`,
    10_000,
  );

// Answers every step by `answer`; each comment is there, in words, none of them twice, and what it
// points at is ringed.
async function go_through(page, lesson, answer, { look = () => undefined } = {}) {
  const steps = steps_of(lesson);
  const comments = new Set();
  for (const [i, step] of steps.entries()) {
    await at_step(page, i + 1, steps.length);
    comments.add(await coach(page).locator('.comment').innerText());
    assert.deepEqual(await unsaid(page), [], step.say);
    await counts(coach(page).locator('.act:not(button)'), step.line ? 1 : 0);
    if (step.point.length > 0) await ring_shown(page, step.say);
    await look(page, i + 1, step);
    if (i < steps.length - 1) await answer(page, step);
  }
  assert.equal(comments.size, steps.length);
  await coach(page).locator('button.act').waitFor();
  assert.deepEqual(page.problems, []);
}

const next = (page) => coach(page).locator('.button.act').click();
const confirm = (page) => lit(page, '.bar .buttons .button.act:not(:disabled)').click();

async function click_in_abyss(page, { line }) {
  if (line === null) return next(page);
  const verb = line.split(' ')[0];
  const lies_open = {
    council: '.council button.lit',
    recruit: '.court button.lit',
    claim: '.locations button.lit',
  };
  if (!(verb in lies_open)) return confirm(page);
  await lit(page, lies_open[verb]).click();
  return verb === 'recruit' ? confirm(page) : undefined;
}
// The cards of a line by their places in the hand.
const places_of = ({ line, view }) => {
  const left = line
    .split('; ')
    .filter((move) => /^(contribute|discard) /.test(move))
    .map((move) => move.replace(/^\w+ /, ''));
  return view.hand.flatMap((card, place) => {
    const at = left.indexOf(card);
    if (at < 0) return [];
    left.splice(at, 1);
    return [place];
  });
};
const picks = ({ line }) => /^(contribute|discard|done)/.test(line);
async function click_on_ship(page, step) {
  if (step.line === null) return next(page);
  if (step.line.startsWith('reveal')) {
    await page.keyboard.press('l');
    await lit(page, '.choices button').click();
  }
  if (!picks(step)) return lit(page, '.choices button').click();
  for (const place of places_of(step)) await page.locator('.hand button').nth(place).click();
  return confirm(page);
}

// The keys that the page itself shows, as `?` lists them.
const abyss_keys = {
  explore: 'e',
  continue: 'e',
  take: 't',
  buy: 'b',
  pass: 'n',
  plot: 'p',
  fight: 'f',
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
  if (verb in abyss_keys) return page.keyboard.press(abyss_keys[verb]);
  if (verb !== 'recruit')
    return page.keyboard.press((await lit(page, '.bar .button.act kbd').innerText()).toLowerCase());
  await page.keyboard.press(await lit(page, '.court button.lit kbd').innerText());
  await lit(page, '.bar .button.act:not(:disabled)').waitFor();
  return page.keyboard.press('Enter');
}
async function type_on_ship(page, step) {
  if (step.line === null) return page.keyboard.press('ArrowRight');
  if (step.line.startsWith('reveal')) {
    await page.keyboard.press('l');
    await lit(page, '.choices button').waitFor();
    await page.keyboard.press('1');
  }
  if (!picks(step)) return page.keyboard.press('1');
  for (const place of places_of(step)) await page.keyboard.press(String(place + 1));
  await lit(page, '.bar .buttons .button.act:not(:disabled)').waitFor();
  return page.keyboard.press('Enter');
}

for (const lesson of Object.keys(lessons)) {
  const [clicks, keys] = lesson.startsWith('abyss')
    ? [click_in_abyss, type_in_abyss]
    : [click_on_ship, type_on_ship];
  test(`${lesson}, by clicks, in German`, async () => {
    const page = await learn(lesson, { language: 'de' });
    await go_through(page, lesson, clicks);
    await page.context().close();
  });
  test(`${lesson}, by keyboard, in English`, async () => {
    const page = await learn(lesson, { language: 'en' });
    await go_through(page, lesson, keys);
    await page.context().close();
  });
  test(`${lesson}, on a phone, in Czech`, async () => {
    const page = await learn(lesson, { language: 'cs', size: phone });
    await go_through(page, lesson, clicks);
    await page.context().close();
  });
}

test('a wrong press says what is meant, and the lesson is accessible', async () => {
  const page = await learn('abyss/first');
  for (let i = 1; i < 7; ++i) await next(page);
  await at_step(page, 7, 38);
  await page.locator('.court .lord').first().click();
  await page.getByText('Not this one. Explore').first().waitFor();
  await counts(page.locator('dialog[open]'), 0);
  assert.deepEqual(await axe(page), []);
  await page.context().close();
});

test('after the lesson come bots that say why they move', async () => {
  const page = await visitor(stage.browser);
  await page.goto(`${stage.server.url}/learn`);
  await page.getByRole('link', { name: 'Learn in ten minutes' }).click();
  await table_shown(page);
  await go_through(page, 'abyss/first', type_in_abyss);
  await coach(page).locator('button.act').click();
  await page.waitForURL(/\/table\/.*helper=/);
  await page.locator('.helper').waitFor();
  await page.context().close();
});
