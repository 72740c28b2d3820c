// SPDX-License-Identifier: Apache-2.0
import { afterEach, expect, test, vi } from 'vitest';
import { get, post } from './http';

afterEach(() => vi.unstubAllGlobals());

const broken = () => Promise.reject(new TypeError('network'));
const said = (body: unknown, status = 200) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

function network(...answers: (() => Promise<Response>)[]) {
  const fetched = vi.fn(() => (answers.shift() ?? broken)());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a question is asked once more when the connection broke', async () => {
  const fetched = network(broken, said({ n: 1 }));
  expect(await get('/api/x')).toEqual({ n: 1 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a network that stays away is said so', async () => {
  const fetched = network();
  await expect(get('/api/x')).rejects.toMatchObject({ code: 'unreachable' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a refusal is an answer, and what changes something is never sent twice', async () => {
  const refused = network(said({ code: 'no_table', message: 'none' }, 404));
  await expect(get('/api/x')).rejects.toMatchObject({ code: 'no_table' });
  expect(refused).toHaveBeenCalledTimes(1);
  const posted = network(broken, said({}));
  await expect(post('/api/x')).rejects.toMatchObject({ code: 'unreachable' });
  expect(posted).toHaveBeenCalledTimes(1);
});
