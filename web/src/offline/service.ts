// SPDX-License-Identifier: Apache-2.0
//
// The service worker: it keeps every file of the page, so that the page opens without a network.
// With a network the page itself is always the server's newest. tools/after_build.ts makes this
// file and puts the list of all others into it, so that a new build is a new service worker.
declare const HADAL_FILES: readonly string[]; // relative to the page
declare const HADAL_VERSION: string; // changes with any of them

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Asking extends Lasting {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Service {
  readonly registration: { readonly scope: string };
  readonly clients: { claim: () => Promise<void> };
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: Lasting) => void): void;
    (type: 'fetch', listen: (event: Asking) => void): void;
  };
}
declare const self: Service; // inside a service worker
export {}; // so that it is declared here alone

const ours = 'hadal.files.';
const kept = ours + HADAL_VERSION;
const home = self.registration.scope;
const page = new URL('index.html', home).href;
const files = new Set(HADAL_FILES.map((file) => new URL(file, home).href));
const at_once = 6; // requests while keeping: as many as a browser makes to one server
const longest_wait_ms = 4000; // for a page, on a network that hardly answers

// Files under assets/ have names that change with their content: they are taken from the last version.
async function keep_one(cache: Cache, file: string): Promise<void> {
  const old = file.startsWith(`${home}assets/`) ? await caches.match(file) : undefined;
  const found = old ?? (await fetch(file, { cache: 'no-cache' }));
  if (!found.ok) throw new Error(`${file}: ${found.status}`);
  await cache.put(file, found);
}

// All or nothing: what fails leaves the last version in use.
async function keep_all(): Promise<void> {
  const cache = await caches.open(kept);
  const left = [...files];
  const work = async (): Promise<void> => {
    for (let file = left.pop(); file; file = left.pop()) await keep_one(cache, file);
  };
  await Promise.all(Array.from({ length: at_once }, work));
}

async function drop_older(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(ours) && name !== kept).map((one) => caches.delete(one)),
  );
  await self.clients.claim();
}

const from_kept = async (file: string): Promise<Response | undefined> =>
  (await caches.open(kept)).match(file);

const too_long = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('too long')), longest_wait_ms));

async function page_of(request: Request): Promise<Response> {
  const asked = fetch(request);
  try {
    const answer = await Promise.race([asked, too_long()]);
    if (answer.status < 500) return answer;
  } catch {
    // What is kept answers.
  }
  return (await from_kept(page)) ?? asked;
}

const file_of = async (request: Request, file: string): Promise<Response> =>
  (await from_kept(file)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(keep_all()));
self.addEventListener('activate', (event) => event.waitUntil(drop_older()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, href } = new URL(request.url);
  if (request.method !== 'GET' || !href.startsWith(home)) return;
  const file = origin + pathname;
  if (files.has(file) && file !== page) return event.respondWith(file_of(request, file));
  const is_page = file === page || !/\.\w+$|^\/api\//.test(pathname);
  if (request.mode === 'navigate' && is_page) event.respondWith(page_of(request));
});
