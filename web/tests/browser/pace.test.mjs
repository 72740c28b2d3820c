// SPDX-License-Identifier: Apache-2.0
//
// What the others do is seen step by step, and whoever does not want to wait need not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extremes, fed } from './extremes.mjs';
import { counts, set_stage, visitor } from './stage.mjs';

const stage = set_stage();

async function watching(speed) {
  const page = await visitor(stage.browser);
  await page.addInitScript(
    (kept) => localStorage.setItem('hadal.settings', JSON.stringify({ speed: kept })),
    speed,
  );
  const show = await fed(page, stage.server.url);
  const position = extremes.abyss['four in the middle'];
  await show(position());
  const others_turn = () => {
    const next = position();
    next.to_move = 'B';
    next.view.to_move = 'B';
    next.events_after = next.moves - 1;
    next.events = [
      {
        move: next.moves,
        mover: 'B',
        text: 'council crab',
        remark: '',
        told: [],
        why: null,
        at: 0,
      },
    ];
    return next;
  };
  return { page, show, others_turn };
}
const number = (page) => page.locator('[data-number]').getAttribute('data-number').then(Number);

test('steps wait for each other, and Space shows where the game is', async () => {
  const { page, show, others_turn } = await watching('slow');
  const steps = [others_turn(), others_turn(), others_turn(), others_turn()];
  for (const step of steps) await show.later(step);
  await page.locator('.pace').waitFor();
  assert.ok((await number(page)) < steps.at(-1).number, 'it is behind');
  await page.keyboard.press(' ');
  await page.locator(`[data-number="${steps.at(-1).number}"]`).waitFor();
  await page.locator('.pace').waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a press on the board asks for now and does nothing else', async () => {
  const { page, show, others_turn } = await watching('slow');
  const steps = [others_turn(), others_turn(), others_turn()];
  for (const step of steps) await show.later(step);
  await page.locator('.pace').waitFor();
  await page.locator('.court .lord').first().click();
  await page.locator(`[data-number="${steps.at(-1).number}"]`).waitFor();
  await counts(page.locator('dialog[open]'), 0);
  await page.context().close();
});

test('at once is at once', async () => {
  const { page, show, others_turn } = await watching('at_once');
  const steps = [others_turn(), others_turn(), others_turn()];
  for (const step of steps) await show.later(step);
  await page.locator(`[data-number="${steps.at(-1).number}"]`).waitFor();
  await counts(page.locator('.pace'), 0);
  await page.context().close();
});

test('a moment ends although the steps go on behind it', async () => {
  const { page, show, others_turn } = await watching('normal');
  const first = others_turn();
  first.events[0].told = [{ key: 'claimed', args: { player: 'B', location: 'parliament' } }];
  await show.later(first);
  await page.locator('.moment').waitFor();
  let gone = false;
  const steps = Array.from({ length: 12 }, others_turn);
  for (const step of steps) {
    await show.later(step);
    await page.waitForTimeout(300);
    gone ||= (await page.locator('.moment').count()) === 0;
  }
  assert.ok(gone, 'it stands as long as somebody does something');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

// Pearls that a fight gives B; how many are seen to fly before they are gone.
async function pearls_seen(speed, reducedMotion) {
  const page = await visitor(stage.browser, { reducedMotion });
  await page.addInitScript(
    (kept) => localStorage.setItem('hadal.settings', JSON.stringify({ speed: kept })),
    speed,
  );
  await page.addInitScript(() => {
    window.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      if (this.closest('.pearls')) window.flights += 1;
      window.longest_ms = Math.max(window.longest_ms ?? 0, options.duration + (options.delay ?? 0));
      return animate.call(this, keyframes, options);
    };
  });
  const show = await fed(page, stage.server.url);
  const position = extremes.abyss['four in the middle'];
  await show(position());
  // The parts of a table come one after the other.
  for (const thing of ['threat', 'seat:B'])
    await page.locator(`[data-thing~="${thing}"]`).first().waitFor();
  const next = position();
  const args = { player: 'B', keys: 0, pearls: 2, monsters: 0 };
  const told = [{ key: 'reward', args }];
  next.events_after = next.moves - 1;
  next.events = [
    { move: next.moves, mover: 'B', text: 'reward', remark: '', told, why: null, at: 0 },
  ];
  await show.later(next);
  await page.locator(`[data-number="${next.number}"]`).waitFor();
  await page.locator('.pearls span').first().waitFor({ state: 'detached' });
  const found = await page.evaluate(() => ({ n: window.flights, ms: window.longest_ms ?? 0 }));
  assert.deepEqual(page.problems, []);
  await page.context().close();
  return found;
}

test('pearls travel to their seat, within 400 ms', async () => {
  const { n, ms } = await pearls_seen('normal', 'no-preference');
  assert.equal(n, 2);
  assert.ok(ms <= 400, `${ms} ms`);
});

test('pearls stay where they are for those who asked for less motion, or for now', async () => {
  assert.equal((await pearls_seen('normal', 'reduce')).n, 0);
  assert.equal((await pearls_seen('at_once', 'no-preference')).n, 0);
});

// A step that is more than a step: the end of a test.
async function at_a_test(more = {}) {
  const page = await visitor(stage.browser);
  await page.addInitScript(() =>
    localStorage.setItem('hadal.settings', JSON.stringify({ speed: 'fast' })),
  );
  const show = await fed(page, stage.server.url);
  const position = extremes.unfathomable['three at the start'];
  const others_turn = (told) => {
    const next = position();
    next.to_move = 'B';
    next.view.to_move = 'B';
    Object.assign(next.seats[0], more);
    next.events_after = next.moves - 1;
    next.events = [
      { move: next.moves, mover: 'B', text: 'pass', remark: '', told, why: null, at: 0 },
    ];
    return next;
  };
  await show(others_turn([]));
  const result = others_turn([{ key: 'tested', args: { result: 'fail', total: 3, target: 9 } }]);
  const after = others_turn([]);
  await show.later(result);
  await show.later(after);
  return { page, result, after };
}

test('the result of a test stands until it was looked at', async () => {
  const { page, result, after } = await at_a_test();
  await page.locator('.pace.held').waitFor();
  await page.waitForTimeout(2500); // longer than it would stand by itself at this speed
  assert.equal(await number(page), result.number);
  await page.keyboard.press(' ');
  await page.locator(`[data-number="${after.number}"]`).waitFor();
  await page.locator('.pace').waitFor({ state: 'detached' });
  await page.context().close();
});

test('it stands too while the game waits for me, and the bar of the table goes on', async () => {
  const { page, result, after } = await at_a_test({ running: true });
  await page.locator('.pace.held').waitFor();
  await page.waitForTimeout(1000);
  assert.equal(await number(page), result.number);
  assert.match(await page.locator('.pace .said').innerText(), /failed: 3 against 9/);
  const bar = page.locator('section.bar');
  assert.match(await bar.locator('h2').innerText(), /failed: 3 against 9/);
  await counts(page.getByRole('button', { name: 'Go on' }), 1);
  await bar.getByRole('button', { name: 'Go on' }).click();
  await page.locator(`[data-number="${after.number}"]`).waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('with a clock it does not hold anybody up', async () => {
  const { page, after } = await at_a_test({ bank_ms: 600_000 });
  await page.locator(`[data-number="${after.number}"]`).waitFor();
  await page.context().close();
});
