// SPDX-License-Identifier: Apache-2.0
//
// A finished game, step by step.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play_until } from './situation.mjs';
import { axe, bot, host, me, set_stage, unsaid, visitor } from './stage.mjs';

const stage = set_stage();

const random = bot('random');

async function finished(game, seats) {
  const { page, table } = await host(stage, 'Marit', { game, seats });
  const { over } = await play_until(page, table, () => false);
  assert.ok(over);
  return { page, table };
}
const move_shown = async (page) =>
  Number((await page.locator('.bar > .number').innerText()).split('/')[0]);
const at_move = (page, n) =>
  page.locator('.bar > .number', { hasText: new RegExp(`^${n}/`) }).waitFor();

// Every position, one after the other, through the eyes that are chosen.
async function step_through(page, last) {
  await page.keyboard.press('Home');
  await at_move(page, 0);
  for (let move = 1; move <= last; ++move) {
    await page.keyboard.press('ArrowRight');
    await at_move(page, move);
    assert.deepEqual(page.problems, [], `at move ${move}`);
  }
}

test('a game of Abyss: steps, turns, eyes, a link to a position, the record', async () => {
  const { page, table } = await finished('abyss', [me, random]);
  await page.locator('dialog[open]').getByRole('button', { name: 'Review' }).click();
  await page.locator('.bar > .number').waitFor();
  const last = await move_shown(page);
  assert.ok(last > 50);
  await page.keyboard.press('ArrowLeft');
  await at_move(page, last - 1);
  await page.keyboard.press('Home');
  await at_move(page, 0);
  await page.keyboard.press(']');
  await page.waitForFunction(
    () => !document.querySelector('.bar > .number').textContent.startsWith('0/'),
  );
  await page.keyboard.press('End');
  await at_move(page, last);

  await page.getByRole('button', { name: 'One move back' }).click();
  await at_move(page, last - 1);
  await page.locator('section.bar select').selectOption('B');
  await page.waitForURL(/seat=B/);
  const shared = page.url();
  assert.match(shared, new RegExp(`at=${last - 1}`));
  await page.goto('about:blank');
  await page.goto(shared);
  await at_move(page, last - 1);
  assert.equal(await page.locator('section.bar select').inputValue(), 'B');
  await step_through(page, last);

  const record = await page.request.get(`${stage.server.url}/api/tables/${table}/record`);
  assert.equal(record.status(), 200);
  assert.match(await record.text(), /abyss/);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a link to a review opens for a stranger, through the eyes its giver chose', async () => {
  const { page, table } = await host(stage, 'Marit', { game: 'abyss', seats: [me, random] });
  await page.evaluate(abandon, table);
  await page.goto(`${stage.server.url}/review/${table}`);
  await page.locator('.bar > .number').waitFor();

  const stranger = await visitor(stage.browser);
  await stranger.goto(`${stage.server.url}/review/${table}`);
  await stranger.getByText('There is no such table.').waitFor();

  const copy_link = async (eyes) => {
    await page.getByRole('button', { name: 'Copy the link' }).first().click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('radio', { name: eyes }).check();
    await dialog.getByRole('button', { name: 'Copy the link' }).click();
    const link = await dialog.getByLabel('Link to this table').inputValue();
    await page.keyboard.press('Escape');
    return link;
  };
  const eyes = () => stranger.locator('section.bar select option').allInnerTexts();
  await stranger.goto(await copy_link('only as I saw it'));
  await stranger.locator('.bar > .number').waitFor();
  assert.deepEqual(await eyes(), ['Marit']);
  await stranger.goto(await copy_link('as every seat saw it'));
  await stranger.locator('.bar > .number').waitFor();
  const everybody = await eyes();
  assert.deepEqual(everybody.slice(0, 2), ['Spectator', 'Marit']);
  assert.equal(everybody.length, 3);
  await stranger.locator('section.bar select').selectOption('B');
  await stranger.waitForURL(/seat=B/);
  const [record] = await Promise.all([
    stranger.waitForEvent('download'),
    stranger.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  assert.equal(await record.failure(), null);
  assert.deepEqual([...page.problems, ...stranger.problems], []);
  await page.context().close();
  await stranger.context().close();
});

test('a game of Unfathomable: over, its secrets can be looked at through every seat', async () => {
  const { page } = await finished('unfathomable', [me, random, random]);
  await page.locator('dialog[open]').getByRole('button', { name: 'Review' }).click();
  await page.locator('.bar > .number').waitFor();
  for (const seat of ['A', 'B', 'C']) {
    await page.locator('section.bar select').selectOption(seat);
    await page.waitForURL(new RegExp(`seat=${seat}`));
    await page.locator('.secret .loyalty li').first().waitFor();
  }
  await step_through(
    page,
    Number((await page.locator('.bar > .number').innerText()).split('/')[1]),
  );
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

// In the page: the game ends without a result, which opens everything.
const abandon = (table) =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'abandon', request: 'a', table }));
    socket.onmessage = ({ data }) => {
      if (JSON.parse(data).request === 'a') resolve(socket.close());
    };
  });

// In the page: both bots have decided something, and one of them said why.
const bots_have_spoken = `(() => {
  const decided = new Set();
  let said = false;
  return ({ events }) => {
    for (const { mover, why } of events) {
      decided.add(mover);
      said ||= why !== null;
    }
    return said && decided.has('B') && decided.has('C');
  };
})()`;

test('bots of Unfathomable say why, and after the game what they believed', async () => {
  const sailor = bot('sailor');
  const seats = [me, sailor, sailor];
  const { page, table } = await host(stage, 'Marit', { game: 'unfathomable', seats });
  const { over } = await play_until(page, table, bots_have_spoken);
  assert.ok(!over);
  await page.locator('.side li.why').first().waitFor();
  const replay = `${stage.server.url}/api/tables/${table}/replay`;
  assert.deepEqual(
    (await (await page.request.get(replay)).json()).beliefs,
    [],
    'not while it runs',
  );

  await page.evaluate(abandon, table);
  await page.goto(`${stage.server.url}/review/${table}`);
  const beliefs = page.getByRole('table', { name: /the others are traitors/ });
  await beliefs.waitFor();
  assert.equal(await beliefs.getByRole('rowheader').count(), 2);
  assert.equal(await beliefs.getByRole('cell', { name: /^\d+%$/ }).count(), 4);
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(await unsaid(page), []);
  await page.keyboard.press('Home');
  await at_move(page, 0);
  assert.equal(await beliefs.count(), 0, 'nobody had decided anything yet');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
