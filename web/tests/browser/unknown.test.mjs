// SPDX-License-Identifier: Apache-2.0
//
// A disk that fails to sync: nobody knows whether a move was saved. The page says so and looks again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { play_until } from './situation.mjs';
import { bot, host, launch, me, start_server_in_weather, table_shown, until } from './stage.mjs';

const stage = { server: null, browser: null };
before(async () => {
  stage.server = await start_server_in_weather(['--no-limits']);
  stage.browser = await launch();
});
after(async () => {
  await stage.browser?.close();
  await stage.server?.stop();
});

const my_turn = (p) => p.to_move === p.seat && p.question === 'act';
const healthy = () => fetch(`${stage.server.url}/healthz`).then(({ ok }) => ok);
const number = (page) => page.locator('[data-number]').getAttribute('data-number').then(Number);

test('after a failed sync the page says so, looks again, and the game goes on', async () => {
  const { page, table } = await host(stage, 'Ada', { game: 'abyss', seats: [me, bot()] });
  await table_shown(page);
  await play_until(page, table, my_turn);
  const watched = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (JSON.parse(payload).type === 'watch') watched.push(Date.now());
    }),
  );
  await page.reload(); // to hear its socket
  await table_shown(page);
  const before = await number(page);
  await until(() => watched.length === 1, 'it watches the table');
  const explore = page.getByRole('button', { name: 'Explore the depths' });
  await explore.waitFor();

  stage.server.set('sync');
  await explore.click();
  await page.getByText('does not know whether this was saved').first().waitFor();
  await until(() => watched.length >= 2, 'it looks again at once');
  assert.equal(await number(page), before, 'and shows what there is');
  await explore.click(); // one may try again; now nothing is written, and that is known
  await page.getByText('could not save this, so it has not happened').first().waitFor();
  assert.equal(await healthy(), false);
  await until(() => watched.length >= 3, 'and once more when the server has found out');

  stage.server.set('');
  await until(healthy, 'the disk is well again');
  await explore.click();
  await until(async () => (await number(page)) > before, 'the game goes on');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('what was asked over HTTP is looked at again as well', async () => {
  const { page } = await host(stage, 'Berta', { game: 'abyss', seats: [me, bot()] });
  await page.goto(`${stage.server.url}/account`);
  const name = page.getByLabel('The name others see').first();
  await name.fill('Carla');
  const asked = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/me')) asked.push(request.url());
  });
  stage.server.set('sync');
  await name.press('Enter');
  await page.getByText('does not know whether this was saved').first().waitFor();
  await until(() => asked.length >= 2, 'at once, and when the server has found out');
  stage.server.set('');
  await until(healthy, 'the disk is well again');
  await name.fill('Dora');
  await name.press('Enter');
  await until(
    async () =>
      (await (await page.request.get(`${stage.server.url}/api/me`)).text()).includes('Dora'),
    'she has the new name',
  );
  await page.context().close();
});
