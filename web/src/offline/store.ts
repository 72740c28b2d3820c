// SPDX-License-Identifier: Apache-2.0
//
// The disk of the house in the page: the entries of its log in IndexedDB, by stream and number.
export interface Entry {
  stream: string;
  number: number;
  at: number;
  text: string;
}

export interface Store {
  entries: () => Promise<Entry[]>;
  /** All of them or none, and safe when it resolves. A number that exists is only replaced if wanted. */
  write: (entries: Entry[], replaces: boolean) => Promise<void>;
  session: () => Promise<string>; // empty: nobody has come in yet
  keep_session: (token: string) => Promise<void>;
}

const database = 'hadal.house';
const version = 1;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser gave no reason'));
  });

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('the browser gave no reason'));
  });
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(database, version);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('entries', { keyPath: ['stream', 'number'] });
    asked.result.createObjectStore('page');
  };
  return settled(asked);
}

export async function open_store(): Promise<Store> {
  let db = await open();
  let is_open = true;
  // A browser that needs room may close it at any time.
  const listen = (): void => {
    is_open = true;
    db.onclose = () => (is_open = false);
  };
  listen();

  async function change(store: string, make: (store: IDBObjectStore) => void): Promise<void> {
    if (!is_open) {
      db = await open();
      listen();
    }
    const transaction = db.transaction(store, 'readwrite', { durability: 'strict' });
    const done = finished(transaction);
    make(transaction.objectStore(store));
    await done;
  }

  return {
    entries: () =>
      settled(db.transaction('entries').objectStore('entries').getAll() as IDBRequest<Entry[]>),
    write: (entries, replaces) =>
      change('entries', (store) => {
        for (const entry of entries)
          if (replaces) store.put(entry);
          else store.add(entry);
      }),
    session: async () =>
      (await settled(
        db.transaction('page').objectStore('page').get('session') as IDBRequest<string | undefined>,
      )) ?? '',
    keep_session: (token) => change('page', (store) => store.put(token, 'session')),
  };
}
