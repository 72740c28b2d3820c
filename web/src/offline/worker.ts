// SPDX-License-Identifier: Apache-2.0
//
// The worker in which the house runs, so that the page never waits for a bot.
import { build_name, compile_built, load_make } from './built';
import { House, Unreadable, type Make } from './house';
import type { Failure, FromHouse, ToHouse } from './messages';
import { open_store, type Store } from './store';

class Failed extends Error {
  constructor(readonly code: Failure) {
    super(code);
  }
}

const say = (message: FromHouse): void => postMessage(message);

// One house at a time writes to the disk of this browser; it holds the lock until its page is gone.
const only_one = (): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request('hadal.house', { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => undefined) : undefined;
    });
  });

async function load(): Promise<[Make, WebAssembly.Module]> {
  try {
    return await Promise.all([load_make(), compile_built()]);
  } catch {
    throw new Failed('here_missing');
  }
}

async function store_of_browser(): Promise<Store> {
  try {
    return await open_store();
  } catch {
    throw new Failed('here_storage');
  }
}

async function open(): Promise<House> {
  const loading = load();
  loading.catch(() => undefined); // asked below
  if (!(await only_one())) throw new Failed('here_elsewhere');
  const store = await store_of_browser();
  const [make, wasm] = await loading;
  try {
    const saving = (works: boolean): void => say({ kind: 'saving', works });
    return await House.open(make, wasm, store, build_name(), saving);
  } catch (error) {
    console.error(error);
    throw new Failed(error instanceof Unreadable ? 'here_unreadable' : 'here_storage');
  }
}

// The page's disk is the browser: the sentence about a server would not fit.
const own_words = (text: string): string =>
  text.includes('"code":"not_written"')
    ? text.replace('"code":"not_written"', '"code":"here_not_written"')
    : text;

const tabs = new Map<number, number>(); // of the house, by the page's socket

async function take(house: House, message: ToHouse): Promise<void> {
  if (message.kind === 'request') {
    const { id, method, target, body } = message;
    const answer = await house.request(method, target, body);
    return say({ kind: 'answer', id, status: answer.status, body: own_words(answer.body) });
  }
  const { socket } = message;
  const close = (): void => {
    const tab = tabs.get(socket);
    tabs.delete(socket);
    if (tab !== undefined) house.close_tab(tab);
  };
  if (message.kind === 'open') {
    const frame = (text: string): void => say({ kind: 'frame', socket, text: own_words(text) });
    tabs.set(
      socket,
      house.open_tab({
        frame,
        close: (reason) => {
          frame(JSON.stringify({ type: 'closing', reason }));
          close();
          say({ kind: 'closed', socket });
        },
      }),
    );
    return say({ kind: 'opened', socket });
  }
  if (message.kind === 'close') return close();
  const tab = tabs.get(socket);
  if (tab !== undefined) house.receive(tab, message.text);
}

const opening = open();
opening.catch((error: unknown) =>
  say({ kind: 'failed', code: error instanceof Failed ? error.code : 'here_storage' }),
);
addEventListener('message', ({ data }: MessageEvent<ToHouse>) => {
  void opening.then((house) => take(house, data)).catch(() => undefined); // told above
});
