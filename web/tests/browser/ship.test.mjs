// SPDX-License-Identifier: Apache-2.0
//
// Unfathomable in real browsers against the real server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, dice, over, play_on, press_something } from './ship_player.mjs';
import { play_until } from './situation.mjs';
import {
  axe,
  begin,
  bot,
  counts,
  fits,
  guest,
  host,
  languages,
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

const game_limit_ms = 300_000;
const mine = 'p.to_move === p.seat';

async function sit_down(name, players, more = {}) {
  const seats = [me, ...Array.from({ length: players - 1 }, () => bot('random'))];
  const made = await host(stage, name, { game: 'unfathomable', seats }, more);
  await table_shown(made.page);
  return made;
}

test('one click from the start page to a running game against bots', async () => {
  const page = await visitor(stage.browser);
  await page.goto(stage.server.url);
  const card = page.getByRole('article').filter({ hasText: 'Unfathomable' });
  await card.getByRole('button', { name: 'Play now against bots' }).click();
  await table_shown(page);
  await until(async () => {
    await press_something(page, dice(1));
    return page.locator('.plan .place').first().isVisible();
  }, 'a character is chosen and the ship is seen');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a laptop and a phone play a whole game with bots, and a killed server is not noticed', async () => {
  const seats = [me, guest, bot('random'), bot('random')];
  const plan = { game: 'unfathomable', seats };
  const { ada, ben } = await two_people(stage, plan, { sizes: [laptop, phone], hasTouch: true });
  const pages = [ada, ben];
  await begin(ada);
  await Promise.all(pages.map(table_shown));
  const roll = dice(4);
  const scrolled = await play_on(pages, roll, 20, game_limit_ms);
  await stage.server.kill();
  await stage.server.begin();
  scrolled.push(...(await play_on(pages, roll, 3000, game_limit_ms)));
  assert.deepEqual(scrolled, []);
  for (const page of pages) {
    const ended = page.locator('dialog[open] .how').waitFor();
    await ended.catch(async (error) => assert.fail(`${error.message}\n${await asked(page)}`));
    await counts(page.locator('dialog[open] .loyalty:not(.mark)'), seats.length);
    assert.deepEqual(await unsaid(page), []);
    assert.deepEqual(page.problems, []);
  }
  const ends = await Promise.all(
    pages.map((page) => page.locator('dialog[open] .how').innerText()),
  );
  assert.equal(ends[0], ends[1]);
  await Promise.all(pages.map((page) => page.context().close()));
});

test('my loyalty is covered until I look', async () => {
  const { page, table } = await sit_down('Samira', 3);
  await play_until(page, table, `(p) => ${mine} && p.view.seats[p.seat].loyalty.length > 0`);
  const card = (text) => page.locator('.secret .loyalty li').first().filter({ hasText: text });
  await card(/covered/).waitFor();
  await page.keyboard.press('l');
  await card(/Human|Hybrid|Cultist/).waitFor();
  await page.keyboard.press('l');
  await card(/covered/).waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

// Sits down at one table after another, until the cards make this player a traitor.
async function sit_down_as_traitor(name) {
  const dealt = `(p) => ${mine} && p.view.seats[p.seat].loyalty.length > 0`;
  for (let tries = 0; tries < 40; ++tries) {
    const { page, table } = await sit_down(name, 3);
    const { view, seat } = await play_until(page, table, dealt);
    if (view.seats[seat].loyalty.some((card) => card !== 'human')) return { page, table };
    await page.context().close();
  }
  return assert.fail('nobody became a traitor at forty tables');
}

test('what I am is on no button while my loyalty is covered', async () => {
  const { page, table } = await sit_down_as_traitor('Edmund');
  const wanted = `(p) => ${mine} && p.legal.some((move) => move.startsWith('reveal'))`;
  assert.equal((await play_until(page, table, wanted)).over, false);
  await page.locator('.choices button').first().waitFor();
  const reveal = page.locator('.choices button', { hasText: 'Reveal' });
  await counts(reveal, 0);
  await page.keyboard.press('l');
  await reveal.first().waitFor();
  await page.context().close();
});

test('a standing order is kept by the server and can be ended', async () => {
  const { page, table } = await sit_down('Jeanne', 3);
  await play_until(page, table, `(p) => ${mine} && p.question === 'act'`);
  const orders = page.locator('dialog[open] ul li');
  const open = () => page.getByRole('button', { name: 'Standing orders' }).first().click();
  await open();
  await page.getByRole('button', { name: 'for the whole game' }).click();
  await orders.filter({ hasText: 'Every reaction: decline' }).waitFor();
  await page.reload();
  await page.locator('.bar h2').waitFor();
  await open();
  await orders.filter({ hasText: 'Every reaction: decline' }).waitFor();
  await page.getByRole('button', { name: 'End this order' }).click();
  await orders.filter({ hasText: 'No standing orders' }).waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

// Several games, because a game of random bots may end before the second test of a player.
test('with a standing order a skill test asks for cards and for nothing else', async () => {
  for (let tries = 0; tries < 20; ++tries) {
    const { page, table } = await sit_down('William', 4);
    await play_until(page, table, `(p) => ${mine} && p.question === 'act'`);
    await page.keyboard.press('o');
    await page.getByRole('button', { name: 'for the whole game' }).click();
    await page.locator('dialog[open] ul li', { hasText: 'Every reaction' }).waitFor();
    await page.keyboard.press('Escape');
    const wanted = `(p) => ${mine} && p.question === 'contribute' && p.view.hand.length > 0`;
    // Reactions are left to the order: if nobody answered them, the game would stand still.
    const choose = ({ reaction, legal }) => (reaction ? null : legal[0]);
    const { over: ended } = await play_until(page, table, wanted, { choose });
    if (!ended) {
      await page.locator('.hand button.lit').first().click();
      await page
        .locator('.bar .hint')
        .filter({ hasText: /[+−]\d/ })
        .waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.side ol li', { hasText: 'William adds' }).first().waitFor();
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
    if (!ended) return;
  }
  assert.fail('no game came to a test');
});

test('keyboard only: characters, actions and tests without a pointer', async () => {
  const { page } = await sit_down('Greta', 3);
  await page.locator('.cast button.lit, .bar .choices button').first().waitFor();
  const moved = () =>
    page
      .locator('.side ol li')
      .filter({ hasText: /Greta (moves|goes|adds|plays|attacks|rescues)/ })
      .count();
  const character = page.locator('.cast button.lit').first();
  await until(
    async () => {
      if (await character.isVisible()) {
        await character.focus();
        await page.keyboard.press('Enter');
      }
      for (const key of ['1', '2', 'Enter', '1', 'n']) await page.keyboard.press(key);
      return (await moved()) >= 3 || over(page);
    },
    'three moves by keys',
    game_limit_ms,
  );
  assert.ok((await moved()) >= 2, `${await moved()} moves`);
  await page.context().close();
});

test('nothing hinders those who cannot see or use a mouse', async () => {
  const { page, table } = await sit_down('Edmund', 3);
  assert.deepEqual(await axe(page), []);
  await play_until(page, table, `(p) => ${mine} && p.question === 'act'`);
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press('x');
  await page.locator('.text').waitFor();
  assert.deepEqual(await axe(page), []);
  await page.context().close();
});

test('the ship in every language: all words there, nothing too wide', async () => {
  const { page, table } = await sit_down('Hana', 5);
  await play_until(page, table, `(p) => ${mine} && p.view.crisis !== '-'`);
  for (const size of [laptop, phone]) {
    await page.setViewportSize(size);
    for (const language of languages.toReversed()) {
      await speak(page, language);
      assert.deepEqual(await unsaid(page), []);
      assert.deepEqual(await fits(page), { wide: 0, high: 0 }, `${language}, ${size.width}`);
    }
  }
  await page.context().close();
});

// The page is told that its player holds this many cards.
const deal_many = (page, many) =>
  page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(text);
      const hand = message.type === 'position' ? message.view.hand : [];
      while (hand.length > 0 && hand.length < many) hand.push(hand[0]);
      socket.send(JSON.stringify(message));
    });
  });

// Before the end of one's turn a hand may be any size.
test('a hand of thirty cards has room, and its last card can be reached', async () => {
  const { page, table } = await sit_down('Otto', 4);
  await play_until(page, table, `(p) => ${mine} && p.question === 'act' && p.view.hand.length > 0`);
  await deal_many(page, 30);
  await page.reload();
  const last = page.locator('.bar .hand li:nth-child(30)');
  for (const size of [laptop, phone, phone_on_its_side]) {
    await page.setViewportSize(size);
    await last.scrollIntoViewIfNeeded();
    const { x, width } = await last.boundingBox();
    assert.ok(x >= 0 && x + width <= size.width, `at ${x} of ${size.width}`);
    assert.deepEqual(await fits(page), { wide: 0, high: 0 }, JSON.stringify(size));
  }
  await page.context().close();
});

test('what cannot be done says why, by key and by finger', async () => {
  const { page, table } = await sit_down('Kim', 3, { hasTouch: true });
  await play_until(page, table, `(p) => ${mine} && p.question === 'act'`);
  const dark = page.locator('.plan .place[aria-disabled="true"]').first();
  const why = page.locator('.notices, [class*=notice]').getByText('nothing can be done here now');
  await dark.focus();
  await page.keyboard.press('Enter');
  await why.first().waitFor();
  await page.reload();
  await dark.dispatchEvent('click'); // a tap on a shape that may be anything but a box
  await why.first().waitFor();
  // A card in the hand that cannot be played now, and a player who cannot be chosen.
  const card = page.locator('.hand button:not(.lit)').first();
  if (await card.isVisible()) {
    await card.click();
    await page
      .locator('.notices')
      .getByText(/Not now\./)
      .first()
      .waitFor();
  }
  await page.context().close();
});
