// SPDX-License-Identifier: Apache-2.0
//
// A table for hidden roles: what was given to which test, what was said, and what one notes for oneself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extremes, fed } from './extremes.mjs';
import { axe, counts, languages, says, set_stage, unsaid, visitor, until } from './stage.mjs';

const stage = set_stage();

const events = [
  ['A', 'turn', { player: 'A', n: 3 }],
  ['chance', 'mythos', { player: 'A', mythos: 'sewage_backup' }],
  ['A', 'test', { skills: ['lore', 'will'], target: 8 }],
  ['chance', 'chaos_joins', { n: 2 }],
  ['B', 'added', { player: 'B', n: 2 }],
  ['C', 'added', { player: 'C', n: 0 }],
  ['A', 'added_cards', { player: 'A', cards: ['lore 3'] }],
  ['chance', 'pile', { cards: ['lore 3', 'will 2'], total: 5, target: 8 }],
  ['A', 'tested', { result: 'fail', total: 5, target: 8 }],
  ['A', 'captain', { player: 'B' }],
  ['A', 'loyalty', { player: 'A', loyalty: 'hybrid' }],
  ['B', 'moved', { player: 'B', to: 'bridge' }],
].map(([mover, key, args], i) => ({
  move: i + 1,
  mover,
  text: '',
  remark: '',
  told: [{ key, args }],
  why: null,
  at: 0,
}));

async function aboard(more = {}) {
  const page = await visitor(stage.browser, more);
  const show = await fed(page, stage.server.url);
  const position = extremes.unfathomable['a test of six'];
  await show({ ...position(), moves: 12, events });
  return { page, show };
}
const said = (line, phrase, about) => ({
  type: 'chatted',
  table: 'extreme',
  whole: line === 0,
  older: false,
  earlier: false,
  lines:
    line === 0
      ? []
      : [{ line, seat: 'B', name: 'Christopher B', text: null, phrase, about, at: line }],
});

test('the log covers what only I may know', async () => {
  const { page } = await aboard();
  const log = page.locator('.side .log');
  await log.getByText('Christopher A receives a loyalty card.').waitFor();
  await counts(log.getByText('Hybrid'), 0);
  await page.keyboard.press('l');
  await log.getByText('Hybrid').waitFor();
  await page.context().close();
});

test('where people wait, an answer without a choice takes as long as a thought', async () => {
  const page = await visitor(stage.browser);
  await page.clock.install();
  const show = await fed(page, stage.server.url);
  await show(extremes.unfathomable['three at the start']());
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const asked = { ...extremes.unfathomable['a reaction of six'](), legal: ['pass'] };
  const answers = () => show.sent.filter(({ type }) => type === 'play').length;
  show.later(asked);
  await page.locator(`[data-number="${asked.number}"]`).waitFor();
  await page.clock.runFor(790);
  assert.equal(answers(), 0, 'nobody can read from the time that there was nothing to decide');
  await page.clock.runFor(2_500);
  await until(() => answers() === 1, 'the page passes by itself');
  await page.context().close();
});

test('a place is marked by who came there last, and the log points at it', async () => {
  const { page } = await aboard();
  await page.locator('.plan .did').first().waitFor();
  await page.locator('.side .log').getByText('moves').first().hover();
  await page.locator('.plan .place[data-pointed]').waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('every test is in reach: who gave how many, per player and per skill', async () => {
  const { page } = await aboard();
  await page.keyboard.press('h');
  const dialog = page.locator('dialog[open]');
  const row = dialog.locator('tbody tr');
  await row.first().waitFor();
  assert.deepEqual(
    (await row.first().locator('td').allInnerTexts()).slice(0, 4).map((cell) => cell.trim()),
    ['1', '2', '0', '·'],
  );
  await says(row.first().locator('td').last(), /5\s*Fail/i);
  await says(dialog.locator('tfoot td').nth(1), /2 \/ 1/);
  await dialog.getByRole('combobox').selectOption('strength');
  await dialog.getByText('Nothing yet.').first().waitFor();
  await dialog.getByText('is now Captain').waitFor();
  await dialog.getByText('The rules of secrecy').click();
  assert.deepEqual(await axe(page), []);
  await page.context().close();
});

for (const language of languages)
  test(`the history has its words in ${language}`, async () => {
    const { page } = await aboard({ language });
    await page.keyboard.press('h');
    await page.locator('dialog[open] tbody tr').first().waitFor();
    await page.locator('dialog[open] summary').click();
    assert.deepEqual(await unsaid(page), []);
    await page.context().close();
  });

test('a mark and a note about a player go to the server and stand at his seat', async () => {
  const { page, show } = await aboard();
  await page.locator('.strip button').nth(1).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('radio', { name: 'I suspect' }).check();
  const sent = () => show.sent.filter(({ type }) => type === 'set_jottings').at(-1)?.jottings;
  await until(sent, 'the mark is sent');
  assert.deepEqual(sent(), [{ seat: 'B', trust: 'suspected', text: '' }]);
  const jottings = [{ seat: 'B', trust: 'suspected', text: 'gave two' }];
  await show({ ...extremes.unfathomable['a test of six'](), moves: 12, events, jottings });
  await page.keyboard.press('Escape');
  await says(page.locator('.strip .noted'), /!/);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('what is said stands at the seat of whoever said it, in the language of the reader', async () => {
  const { page, show } = await aboard({ language: 'de' });
  show.later(said(0));
  show.later(said(1, 'i_suspect', 'C'));
  await page.locator('.bubble').waitFor();
  await says(page.locator('.bubble'), /Christopher C/);
  await page.locator('.strip button').first().click();
  await counts(page.locator('dialog[open]').getByText('stark in'), 5);
  assert.deepEqual(await axe(page), []);
  await page.context().close();
});
