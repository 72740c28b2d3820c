// SPDX-License-Identifier: Apache-2.0
//
// What reaches a browser: neither its traffic, nor its page, nor its storage holds the hand of
// somebody else.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { press_something } from './abyss_player.mjs';
import { launch, make_table, sign_in, start_server, visitor } from './stage.mjs';

let server;
let browser;
before(async () => {
  server = await start_server();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await server.stop();
});

const hand_of = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hand .card')].map((card) => card.getAttribute('aria-label') ?? card.textContent),
  );

function hear(page) {
  const heard = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))),
  );
  return heard;
}

test('a browser is told how many cards the others hold, and never which', async () => {
  const ada = await visitor(browser);
  const ben = await visitor(browser);
  const heard = { A: hear(ada), B: hear(ben) };
  await sign_in(ada, server.url, 'Ada');
  await sign_in(ben, server.url, 'Ben');
  const { table, invite } = await make_table(ada, server.url, {
    game: 'abyss',
    seats: [{ kind: 'me', level: null }, { kind: 'invited', level: null }],
    start_now: false,
  });
  await ada.goto(`${server.url}/table/${table}`);
  await ben.goto(`${server.url}/table/${table}?invite=${invite}`);
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await ben.locator('.court .lord').first().waitFor();
  for (let i = 0; i < 60; ++i) {
    await press_something(ada);
    await press_something(ben);
  }
  assert.ok((await hand_of(ada)).length + (await hand_of(ben)).length > 0, 'nobody holds a card');
  for (const [seat, messages] of Object.entries(heard)) {
    const positions = messages.filter((message) => message.type === 'position');
    assert.ok(positions.length > 5);
    for (const { view, seat: mine, over } of positions) {
      assert.equal(mine, seat);
      assert.equal(view.viewer, seat);
      assert.equal(over, null);
      for (const [other, state] of Object.entries(view.seats)) {
        assert.equal('hand' in state, false, `the hand of ${other}`);
        assert.equal('tokens' in state, false);
        assert.equal('known' in state, false);
      }
      for (const secret of ['exploration_deck', 'lord_deck', 'location_deck', 'council', 'discard'])
        assert.equal(secret in view, false, secret);
    }
    assert.doesNotMatch(JSON.stringify(messages), /"seed":"[0-9a-f]/);
  }
  const kept = await ada.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  assert.doesNotMatch(kept, /crab|squid|shellfish|seahorse|jellyfish/);
  await ada.context().close();
  await ben.context().close();
});
