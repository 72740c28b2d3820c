// SPDX-License-Identifier: Apache-2.0
//
// A finished game, step by step.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play_until } from './situation.mjs';
import {
  axe,
  bot,
  counts,
  fits,
  host,
  host_from_afar,
  languages,
  me,
  phone,
  says,
  set_stage,
  speak,
  unsaid,
  visitor,
} from './stage.mjs';

const stage = set_stage();

const random = bot('random');

async function finished(game, seats) {
  const { page, table, go_there } = await host_from_afar(stage, 'Marit', { game, seats });
  const { over } = await play_until(page, table, () => false);
  assert.ok(over);
  await go_there();
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
  await page.getByRole('button', { name: 'Verify the cards' }).click();
  await page.getByText('fits the commitment made before the first card').waitFor();
  await page.getByText('It is the commitment that your browser saw during the game.').waitFor();
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
  assert.deepEqual(everybody.slice(0, 3), ['Spectator', 'All cards open', 'Marit']);
  assert.equal(everybody.length, 4);
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
  await counts(beliefs.getByRole('rowheader'), 2);
  await counts(beliefs.getByRole('cell', { name: /^\d+%$/ }), 4);
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(await unsaid(page), []);
  await page.keyboard.press('Home');
  await at_move(page, 0);
  await counts(beliefs, 0, 'nobody had decided anything yet');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

// In the page: a phrase over the socket, as the dialog at a seat sends it.
const say = ([table, phrase, about]) =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'say', request: phrase, table, phrase, about }));
    socket.onmessage = ({ data }) => {
      if (JSON.parse(data).request === phrase) resolve(socket.close());
    };
  });

test('after a game of Unfathomable everything lies open: deeds, doubts, figures, hands', async () => {
  const sailor = bot('sailor');
  const seats = [me, sailor, sailor];
  const plan = { game: 'unfathomable', seats };
  const { page, table, go_there } = await host_from_afar(stage, 'Marit', plan);
  const in_turn_3 = ({ view }) => view.turn_number >= 3;
  assert.ok(!(await play_until(page, table, in_turn_3)).over);
  await page.evaluate(say, [table, 'i_suspect', 'B']);
  assert.ok((await play_until(page, table, () => false)).over);
  await go_there();

  const end = page.locator('dialog[open]');
  await end.getByText('The game in hindsight').waitFor();
  await says(end.locator('h2'), /You have (won|lost)/);
  await counts(end.locator('.time .who'), 4, 'three players and the ship');
  await end.locator('.time .doubt').first().waitFor();
  await counts(end.locator('tbody tr'), 3);
  await end.getByText('I suspect').first().waitFor();
  assert.deepEqual(await axe(page), []);
  await end.locator('.short a').click(); // the turning point
  await page.waitForURL(/review.*seat=everybody/);
  await page.locator('.bar > .number').waitFor();
  await page.locator('details', { hasText: 'All hands' }).locator('li').nth(2).waitFor();
  await page.locator('.side li.note', { hasText: 'Marit: I suspect' }).waitFor();
  await page.locator('.line i.bad').first().waitFor();
  await page.keyboard.press('h');
  const history = page.locator('dialog[open]');
  await history
    .getByRole('button', { name: /I suspect/ })
    .first()
    .waitFor();
  await history.getByText('In figures').waitFor();
  assert.deepEqual(await axe(page), []);
  for (const language of languages.toReversed()) {
    await page.keyboard.press('Escape');
    await speak(page, language);
    await page.keyboard.press('h');
    await history.locator('.time').waitFor();
    assert.deepEqual(await unsaid(page), []);
  }
  await page.setViewportSize(phone);
  assert.equal((await fits(page)).wide, 0);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
