// SPDX-License-Identifier: Apache-2.0
//
// Who is using this browser. Visitors become guests when they first do something that needs a name;
// until then nothing is stored about them.
import type { Me, Person } from '../protocol';
import { get, post, Refusal, when_unknown } from './http';
import { guest_name } from './guest_names';
import { reconnect, when_closing } from './connection.svelte';
import { complain } from './notices.svelte';
import { move } from './place.svelte';

let known = $state.raw<{ me: Me | null; asked: boolean }>({ me: null, asked: false });

export const me = (): Person | null => known.me?.player ?? null;
export const my_webhook = (): string | null => known.me?.webhook ?? null;
export const my_muted = (): readonly Person[] => known.me?.muted ?? [];
export const session_ready = (): boolean => known.asked;

export async function refresh_session(): Promise<void> {
  known = { me: await get<Me>('/api/me'), asked: true };
}

// Opening the page already asked who this is; ask again if that failed.
let first: Promise<void> | undefined;
export const find_session = (): Promise<void> =>
  (first ??= refresh_session().catch((error: unknown) => {
    first = undefined;
    throw error;
  }));

// The socket belongs to the person who opened it, so it is reopened when the person changes.
async function became(change: Promise<unknown>): Promise<void> {
  await change;
  await refresh_session();
  reconnect();
}

// Into the house in the page, or out of it: another house, where the same reader is somebody else.
export const go_here = (here: boolean) => became(move(here));

export const become_guest = (name: string) => became(post('/api/guest', { name }));
export const register = (name: string, password: string) =>
  became(post('/api/register', { name, password }));
export const login = (name: string, password: string) =>
  became(post('/api/login', { name, password }));
export const logout = () => became(post('/api/logout'));
export const logout_everywhere = () => became(post('/api/logout_everywhere'));
export const delete_account = (name: string, password: string | null) =>
  became(post('/api/delete_account', { name, password }));
export const recover = (name: string, code: string, new_password: string) =>
  became(post('/api/recover', { name, code, new_password }));

// The server signs out every other browser, and keeps this one signed in with a new cookie.
export const change_password = (old_password: string, new_password: string) =>
  became(post('/api/password', { old_password, new_password }));

export async function mute(person: string, muted: boolean): Promise<void> {
  known = { me: await post<Me>('/api/mute', { person, muted }), asked: true };
}

// Another tab of this browser may have made an account, or signed out: who is it now?
when_closing((reason) => {
  if (reason === 'signed_out') void refresh_session().catch(() => undefined);
  if (reason === 'banned') complain(new Refusal('banned', reason));
});

when_unknown(() => void refresh_session().catch(() => undefined));

export async function rename(name: string): Promise<void> {
  await post('/api/rename', { name });
  await refresh_session();
}

// For people who just want to play: a guest with a name that can be changed at any time.
export async function ensure_person(): Promise<void> {
  if (!session_ready()) await find_session();
  if (!me()) await become_guest(guest_name());
}
