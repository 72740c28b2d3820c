// SPDX-License-Identifier: Apache-2.0
//
// What reaches a browser: neither its traffic, nor its page, nor its storage holds a secret of
// somebody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press_something } from './abyss_player.mjs';
import { play_until } from './situation.mjs';
import { begin, bot, guest, me, set_stage, table_shown, two_people, until } from './stage.mjs';

const stage = set_stage();

function hear(page) {
  const heard = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))),
  );
  return heard;
}
const positions = (heard) => heard.filter((message) => message.type === 'position');
const kept_by = (page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

// Two people at one table; what each browser is sent is kept.
async function two_listeners(game, more) {
  const { ada, ben, table } = await two_people(stage, { game, seats: [me, guest, ...more] });
  const heard = { A: hear(ada), B: hear(ben) };
  await Promise.all([ada.reload(), ben.reload()]); // the sockets from their beginning
  await begin(ada);
  await Promise.all([ada, ben].map(table_shown));
  return { ada, ben, heard, table };
}

test('Abyss: a browser is told how many cards the others hold, and never which', async () => {
  const { ada, ben, heard } = await two_listeners('abyss', []);
  const held = (page) => page.locator('.hand .card').count();
  await until(async () => {
    await press_something(ada);
    await press_something(ben);
    const heard_enough = Object.values(heard).every((one) => positions(one).length > 30);
    return heard_enough && (await held(ada)) > 0 && (await held(ben)) > 0;
  }, 'both hold cards');
  for (const [seat, messages] of Object.entries(heard)) {
    for (const { view, seat: mine, over } of positions(messages)) {
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
  assert.doesNotMatch(await kept_by(ada), /crab|squid|shellfish|seahorse|jellyfish/);
  await ada.context().close();
  await ben.context().close();
});

test('Unfathomable: nobody is sent the hand, the loyalty or the test cards of another', async () => {
  const { ada, ben, heard, table } = await two_listeners('unfathomable', [bot('random')]);
  const far = (p) => p.number > 60;
  await Promise.all([ada, ben].map((page) => play_until(page, table, far)));
  const own = (seat) => positions(heard[seat]).at(-1).view;
  for (const seat of ['A', 'B'])
    assert.ok(
      positions(heard[seat]).some(({ view }) => view.hand?.length > 0),
      `${seat} never held a card`,
    );
  for (const [seat, messages] of Object.entries(heard))
    for (const { view, events, over } of positions(messages)) {
      if (over) continue; // then all is revealed
      for (const [other, state] of Object.entries(view.seats)) {
        assert.equal('hand' in state, false, `the hand of ${other}`);
        if (other === seat || state.revealed) continue;
        const known = (view.loyalty_cards ?? []).filter((card) => card.seen_by?.includes(seat));
        if (known.length === 0)
          assert.ok(
            state.loyalty.every((one) => one === '?'),
            other,
          );
        if (!view.test.open) assert.equal('added' in state, false, `added by ${other}`);
      }
      // The newest event happened in the test that is shown; older ones perhaps in one that was open.
      const { mover, text = '' } = events.at(-1) ?? {};
      if (mover !== seat && text.startsWith('contribute') && !view.test.open)
        assert.match(text, /\?/);
    }
  const secret_of_ben = own('B').seats.B.loyalty[0];
  const page_of_ada = await ada.locator('.strip li', { hasText: 'Ben' }).innerHTML();
  assert.ok(secret_of_ben && !page_of_ada.toLowerCase().includes(secret_of_ben), secret_of_ben);
  assert.doesNotMatch(await kept_by(ada), /human|hybrid|cultist|lore|influence/);
  await ada.context().close();
  await ben.context().close();
});
