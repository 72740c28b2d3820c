// SPDX-License-Identifier: Apache-2.0
//
// Where the house is: on the network, or here in the page. Everything else speaks to either in the
// same way. This tab stays where it is until somebody decides otherwise.
import type * as Offline from '../offline/here';

export type Socket = Pick<
  WebSocket,
  'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'
>;

const kept_under = 'hadal.here';
let house = $state.raw<typeof Offline | null>(null);

export const has_house = HADAL_HERE; // whether this page was built with one
export const is_here = (): boolean => house !== null;

export async function move(here: boolean): Promise<void> {
  const found = here ? await import('../offline/here') : null;
  await found?.prepare();
  house = found;
  if (here) sessionStorage.setItem(kept_under, '1');
  else sessionStorage.removeItem(kept_under);
}

export const start_place = (): Promise<void> | undefined =>
  has_house && sessionStorage.getItem(kept_under) ? move(true) : undefined;

export const ask_house = (path: string, init?: RequestInit): Promise<Response> =>
  house ? house.ask_here(path, init) : fetch(path, { credentials: 'same-origin', ...init });

export const open_socket = (): Socket =>
  house ? new house.HereSocket() : new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
