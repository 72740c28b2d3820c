// SPDX-License-Identifier: Apache-2.0
//
// What happened can be seen: marked on the board, told by seat, read in the log, and for what a table
// looks up for, over the whole table for a moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extremes, fed } from './extremes.mjs';
import { axe, counts, says, set_stage, until, visitor } from './stage.mjs';

const stage = set_stage();

async function watching(game, which, { speed = 'at_once', ...more } = {}) {
  const page = await visitor(stage.browser, more);
  await page.addInitScript(
    (kept) => localStorage.setItem('hadal.settings', JSON.stringify({ speed: kept })),
    speed,
  );
  const show = await fed(page, stage.server.url);
  const position = extremes[game][which];
  await show(position());
  // One more position after these events: [mover, key, arguments].
  const happens = (...told) => {
    const next = position();
    const first = next.moves * 100;
    next.moves = first + told.length;
    next.events = told.map(([mover, key, args], i) => ({
      move: first + i + 1,
      mover,
      text: '',
      remark: '',
      told: [{ key, args }],
      why: null,
      at: 0,
    }));
    next.events_after = first;
    return show(next);
  };
  return { page, happens, show, position };
}
const marks = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table [data-did]')].map((one) => one.dataset.did),
  );

const a_round = [
  ['A', 'turn', { player: 'A' }],
  ['A', 'plotted', { player: 'A', pearls: 1 }],
  ['B', 'turn', { player: 'B' }],
  ['B', 'stack_taken', { player: 'B', stack: 'crab', n: 3 }],
  ['C', 'turn', { player: 'C' }],
  ['C', 'explored', { player: 'C' }],
  ['chance', 'revealed', { card: 'crab 4' }],
  ['D', 'declined', { player: 'D', card: 'crab 4' }],
  ['A', 'declined', { player: 'A', card: 'crab 4' }],
  ['C', 'took', { player: 'C', card: 'crab 4' }],
  ['D', 'turn', { player: 'D' }],
  ['D', 'pearls_lord', { player: 'D', n: 1, lord: 'landlord' }],
  ['D', 'plotted', { player: 'D', pearls: 1 }],
];

test('what everybody did last is marked on the board', async () => {
  const { page, happens } = await watching('abyss', 'four in the middle');
  await happens(...a_round);
  const crab = page.locator('.council .crab');
  await page.locator('.council .crab[data-did]').waitFor();
  assert.equal(await crab.getAttribute('data-did'), 'CB');
  assert.ok((await marks(page)).length >= 3, 'three things are marked');
  await happens(['B', 'turn', { player: 'B' }], ['B', 'plotted', { player: 'B', pearls: 1 }]);
  await page.locator('.council .crab:not([data-did])').waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('since my last turn is told by seat, and opens the log there', async () => {
  const { page, happens } = await watching('abyss', 'four in the middle');
  await happens(...a_round);
  const strip = page.getByRole('region', { name: 'Since your last turn' });
  const seats = strip.locator('.seat');
  await seats.first().waitFor();
  await counts(seats, 3, 'the three others');
  await says(seats.first(), /Christopher B/);
  await seats.first().click();
  const log = page.locator('.side .log ol');
  await page.waitForFunction(() => document.activeElement?.matches('.side .log ol'));
  await says(log.locator('.at'), /Crab stack/);
  assert.deepEqual(await axe(page), []);
  await page.context().close();
});

test('on a phone the log opens at its end, and stays there when the chat opens below it', async () => {
  const { page, happens } = await watching('abyss', 'four in the middle', {
    size: { width: 390, height: 844 },
  });
  for (let i = 0; i < 4; ++i) await happens(...a_round);
  await page.getByRole('button', { name: /^Log/ }).click();
  const list = page.locator('.sheet .log ol');
  await list.waitFor();
  const below = () => list.evaluate((of) => of.scrollHeight - of.scrollTop - of.clientHeight);
  await until(async () => (await below()) < 8, 'the end is in view');
  await list.evaluate((of) => (of.parentElement.style.height = `${of.clientHeight / 2}px`));
  await until(async () => (await below()) < 8, 'it is still in view when the list is lower');
  await page.context().close();
});

test('a seat of the ship tells its last deed once, and however long it is, the board stays', async () => {
  const { page, happens } = await watching('unfathomable', 'three at the start');
  const top = async () => (await page.locator('.plan').boundingBox()).y;
  await happens(['B', 'moved', { player: 'B', to: 'bridge' }]);
  const seat = page.locator('.strip li').nth(1);
  await says(seat, /moves to the Bridge/);
  const before = await top();
  const shown = await seat
    .locator('.last, .deed')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent));
  assert.equal(shown.length, 1, shown.join(' | '));
  await happens([
    'B',
    'added_cards',
    { player: 'B', cards: ['lore 1', 'lore 2', 'will 3', 'will 4'] },
  ]);
  await says(seat, /adds to the test: Lore 1/);
  assert.equal(await top(), before);
  await page.context().close();
});

test('seven locations are seen whole on a laptop', async () => {
  const { page } = await watching('abyss', 'four with everything');
  const tiles = page.locator('.locations .tile');
  await counts(tiles, 7);
  const panel = await page.locator('.locations .panel').boundingBox();
  const last = await tiles.last().boundingBox();
  assert.ok(last.y + last.height <= panel.y + panel.height, `${last.y + last.height} px`);
  await page.context().close();
});

test('four lords of mine have the room that the panel has', async () => {
  const { page, show, position } = await watching('abyss', 'four in the middle');
  const few = position();
  few.moves += 1;
  few.view.seats.A.locations = {};
  await show(few);
  await counts(page.locator('.things .tiles'), 0);
  const { width } = await page.locator('.things .lord').first().boundingBox();
  assert.ok(width > 100, `${width} px wide`);
  await page.context().close();
});

test('on a phone the strip opens the drawer of the log', async () => {
  const { page, happens } = await watching('abyss', 'four in the middle', {
    size: { width: 390, height: 844 },
  });
  await happens(...a_round);
  await page.locator('.since .seat').first().click();
  await page.locator('.sheet .log .at').waitFor();
  await page.context().close();
});

test('the log folds passes, filters, and points at what a line means', async () => {
  const { page, happens } = await watching('abyss', 'four in the middle');
  await happens(...a_round);
  const log = page.locator('.side .log');
  await log.getByText('Christopher D and Christopher A pass.').waitFor();
  await log.getByText('takes the Crab stack').hover();
  await page.locator('.council .crab[data-pointed]').waitFor();
  await page.mouse.move(5, 5);
  await page.locator('.council .crab:not([data-pointed])').waitFor();
  await log.locator('ol').focus();
  for (let i = 0; i < 3; ++i) await page.keyboard.press('ArrowUp');
  await counts(log.locator('.at'), 1);
  await log.getByRole('combobox').selectOption('B');
  await counts(log.locator('li:not(.turn)'), 1);
  await log.getByRole('combobox').selectOption('deeds');
  await counts(log.locator('.pass'), 0);
  await page.context().close();
});

test('a great lord is a moment of the whole table, and a press ends it', async () => {
  const { page, happens } = await watching('abyss', 'four in the middle', { speed: 'slow' });
  const great = { player: 'B', lord: 'landowner', allies: ['seahorse 5'], pearls: 0 };
  await happens(['B', 'recruited', great]);
  await page.locator('.moment').waitFor();
  await says(page.locator('.moment'), /Landowner/);
  await page.locator('.moment').click();
  await page.locator('.moment').waitFor({ state: 'detached' });
  await counts(page.locator('dialog[open]'), 0, 'the press did nothing else');
  await happens(['B', 'recruited', { ...great, lord: 'peddler' }]);
  await page.waitForTimeout(300);
  await counts(page.locator('.moment'), 0, 'a small lord is none');
  await happens(['B', 'claimed', { player: 'B', location: 'jail' }]);
  await page.locator('.moment').waitFor();
  await page.keyboard.press(' ');
  await page.locator('.moment').waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('the full stop turns the sound off and on', async () => {
  const { page } = await watching('abyss', 'four in the middle');
  const sound = () => page.evaluate(() => JSON.parse(localStorage.getItem('hadal.settings')).sound);
  await page.keyboard.press('.');
  await page.getByText('Sound is off.').first().waitFor();
  assert.equal(await sound(), false);
  await page.keyboard.press('.');
  await page.getByText('Sound is on.').first().waitFor();
  assert.equal(await sound(), true);
  await page.context().close();
});
