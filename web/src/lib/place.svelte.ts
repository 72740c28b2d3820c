// SPDX-License-Identifier: Apache-2.0
//
// Where the house is: on the network, or here in the page. Everything else talks to both in the
// same way. This tab stays where it is until somebody decides otherwise.
import type * as Offline from '../offline/here';

// A WebSocket, or something like it in this page.
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

const kept_under = 'hadal.here';
let house = $state.raw<typeof Offline | null>(null);

export const has_house = HADAL_HERE; // whether this page was built with one
export const has_server = !HADAL_SITE;
export const is_here = (): boolean => house !== null;

export async function move(here: boolean): Promise<void> {
  const found = here ? await import('../offline/here') : null;
  await found?.prepare();
  house = found;
  if (here) sessionStorage.setItem(kept_under, '1');
  else sessionStorage.removeItem(kept_under);
}

export const start_place = (): Promise<void> | undefined =>
  HADAL_SITE || (has_house && sessionStorage.getItem(kept_under)) ? move(true) : undefined;

// Keeps the whole page, when it has nothing else to load, so that it opens without a network.
const quiet_ms = 3000;
export function keep_page(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void =>
    void navigator.serviceWorker
      .register(`${import.meta.env.BASE_URL}service.js`)
      .catch(() => undefined); // then it does not
  const idle = (): void => void setTimeout(keep, quiet_ms);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/** The one in this page, also while the tab is at the server; null: it was built without. */
export const house_here = (): Promise<typeof Offline> | null =>
  has_house ? import('../offline/here') : null;

export const ask_house = (path: string, init?: RequestInit): Promise<Response> =>
  house ? house.ask_here(path, init) : fetch(path, { credentials: 'same-origin', ...init });

export const open_socket = (): Socket =>
  house ? new house.HereSocket() : new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
