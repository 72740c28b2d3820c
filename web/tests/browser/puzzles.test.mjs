// SPDX-License-Identifier: Apache-2.0
//
// Puzzles: found, missed, helped with, on a laptop and on a phone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { axe, phone, root, set_stage, table_shown, unsaid, visitor } from './stage.mjs';

const stage = set_stage();
const book_of = (game) =>
  JSON.parse(readFileSync(join(root, 'games', game, 'puzzles', 'book.json'), 'utf8'));
const coach = (page) => page.locator('.coach').locator('visible=true');

async function open(game, puzzle, more) {
  const page = await visitor(stage.browser, more);
  await page.goto(`${stage.server.url}/puzzles/${game}${puzzle ? `/${puzzle.id}` : ''}`);
  if (puzzle) await table_shown(page);
  return page;
}

test('the list leads to a puzzle that fits the rating, and on to the next', async () => {
  const page = await open('abyss');
  await page.getByText('0 of 500').waitFor();
  assert.deepEqual(await unsaid(page), []);
  assert.deepEqual(await axe(page), []);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await table_shown(page);
  const first = page.url();
  await page.keyboard.press('n');
  await page.waitForURL((url) => url.href !== first && url.href.includes('/puzzles/abyss/'));
  await page.context().close();
});

test('a wrong move is said to be wrong, the right one is explained and counts as helped', async () => {
  // An answer that is one press on a button, with another such move beside it.
  const puzzle = book_of('abyss').puzzles.find(
    ({ question, answer, moves }) =>
      question === 'act' &&
      answer === 'explore' &&
      moves.some(({ move }) => move.startsWith('council')),
  );
  const wrong = puzzle.moves.find(({ move }) => move.startsWith('council')).move.split(' ')[1];
  const page = await open('abyss', puzzle);
  await page.locator(`[data-thing~="stack:${wrong}"]`).locator('visible=true').first().click();
  await coach(page).getByText('of the chances to win').waitFor();
  await page.keyboard.press('!');
  await page
    .locator('.bar')
    .getByRole('button', { name: /Explore/ })
    .first()
    .click();
  await coach(page)
    .getByText(/^Right: /)
    .waitFor();
  await coach(page).getByText('How often bots find it').waitFor();
  assert.deepEqual(await unsaid(page), []);
  assert.deepEqual(await axe(page), []);
  await coach(page).getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('0 of 500').waitFor();
  await page.locator('a.helped').waitFor();
  await page.context().close();
});

for (const game of ['abyss', 'unfathomable'])
  test(`the answer of a puzzle of ${game} is shown on a phone`, async () => {
    const [puzzle] = book_of(game).puzzles.slice(-20);
    const page = await open(game, puzzle, { size: phone });
    await coach(page).getByRole('button', { name: 'Show the answer' }).click();
    await coach(page)
      .getByText(/^The best move: /)
      .waitFor();
    assert.deepEqual(await unsaid(page), []);
    await page.context().close();
  });

test('an unknown puzzle gets a sentence', async () => {
  const page = await visitor(stage.browser);
  await page.goto(`${stage.server.url}/puzzles/abyss/no-such`);
  await page.getByText('There is no such puzzle.').waitFor();
  await page.context().close();
});
