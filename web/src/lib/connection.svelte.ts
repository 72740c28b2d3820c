// SPDX-License-Identifier: Apache-2.0
//
// The one WebSocket of this tab. It comes back by itself: every table that was watched is watched
// again, and what was asked in vain is refused so that nobody waits for ever.
import { look_again, Refusal, when_unknown } from './http';
import { table_of, type FromServer, type ToServer } from './messages';
import { is_here, open_socket, type Socket } from './place.svelte';

export type Link = 'off' | 'opening' | 'open' | 'lost';

export interface Watcher {
  table: string;
  invite: string | null;
  have_moves: () => number | null; // asked at every connection
  receive: (message: FromServer) => void;
}

interface Waiting {
  resolve: (message: FromServer) => void;
  reject: (error: unknown) => void;
}

const first_pause_ms = 250;
const longest_pause_ms = 8000;
const ping_every_ms = 20000;
// A server that owes an answer and has been silent for this long is asked whether it is alive. If
// it does not answer, we reconnect: a process that hangs keeps its connections open, and another
// server may be there instead.
const doubt_ms = 5000;
const hang_up_ms = 10000;
const look_every_ms = 1000;

let link = $state<Link>('off');
let socket: Socket | null = null;
let pause = first_pause_ms;
let owes_since: number | null = null; // an answer, and nothing has come since
let counter = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<string, Waiting>();
const watchers = new Map<string, Watcher>(); // by table
const on_closing: ((reason: string) => void)[] = [];
const patient: (() => void)[] = []; // go on when the connection is back

export const link_state = (): Link => link;

// Unique over all tabs and connections: the server carries out a request once.
const me = String(crypto.getRandomValues(new Uint32Array(2)));
const next_id = (): string => `${me}.${++counter}`;

function open(): void {
  clearTimeout(retry);
  if (link !== 'lost') link = 'opening';
  const mine = open_socket();
  socket = mine;
  mine.onopen = () => {
    link = 'open';
    pause = first_pause_ms;
    for (const watcher of watchers.values()) ask_for(watcher);
    for (const go_on of patient.splice(0)) go_on();
  };
  mine.onmessage = (event) => {
    owes_since = null;
    receive(JSON.parse(String(event.data)) as FromServer);
  };
  mine.onclose = () => {
    if (socket === mine) lost();
  };
}

function lost(): void {
  socket = null;
  owes_since = null;
  give_up_waiting();
  if (watchers.size === 0) {
    link = 'off';
    return;
  }
  link = 'lost';
  retry = setTimeout(open, pause * (0.7 + 0.6 * Math.random()));
  pause = Math.min(2 * pause, longest_pause_ms);
}

function give_up_waiting(): void {
  for (const one of waiting.values()) one.reject(new Refusal('unreachable', 'connection lost'));
  waiting.clear();
}

function transmit(message: ToServer): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  owes_since ??= Date.now();
  return true;
}

const ping = (): boolean => transmit({ type: 'ping', request: next_id() });

function look_after(): void {
  if (owes_since === null || is_here()) return;
  const silent_ms = Date.now() - owes_since;
  if (silent_ms > hang_up_ms) {
    const old = socket;
    lost(); // closing would wait for the other side
    old?.close();
  } else if (silent_ms > doubt_ms) ping();
}

function ask_for({ table, invite, have_moves, receive: hand_on }: Watcher): void {
  ask({ type: 'watch', table, invite, have_moves: have_moves() }).then(hand_on, (error) => {
    if (error instanceof Refusal && error.code !== 'unreachable')
      hand_on({ type: 'refused', request: '', code: error.code, message: error.message });
  });
}

function settle(request: string, message: FromServer): void {
  const one = waiting.get(request);
  waiting.delete(request);
  if (message.type === 'refused') {
    if (message.code === 'unknown') look_again();
    one?.reject(new Refusal(message.code, message.message));
  } else one?.resolve(message);
}

when_unknown(() => {
  for (const watcher of watchers.values()) ask_for(watcher);
});

function receive(message: FromServer): void {
  if ('request' in message && message.request) return settle(message.request, message);
  if (message.type === 'position') message.answers.forEach((request) => settle(request, message));
  if (message.type === 'closing') {
    for (const watcher of [...watchers.values()]) watcher.receive(message);
    for (const told of on_closing) told(message.reason);
  }
  const table = table_of(message);
  if (table !== null) watchers.get(table)?.receive(message);
}

// Distributes over the members of the union, so that each message keeps its own fields.
type Unnumbered<T> = T extends unknown ? Omit<T, 'request'> : never;

export function ask(message: Unnumbered<ToServer>): Promise<FromServer> {
  const request = next_id();
  return new Promise((resolve, reject) => {
    waiting.set(request, { resolve, reject });
    if (transmit({ ...message, request } as ToServer)) return;
    waiting.delete(request);
    reject(new Refusal('unreachable', 'not connected'));
  });
}

/** For questions that change nothing: one that was lost is asked again when the connection is back. */
export async function inquire(message: Unnumbered<ToServer>): Promise<FromServer> {
  for (;;) {
    try {
      return await ask(message);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'unreachable')) throw error;
      await new Promise<void>((resolve) => patient.push(resolve));
    }
  }
}

// Before it is known what will be watched.
export function connect(): void {
  if (socket === null) open();
}

// Returns how to stop watching.
export function watch(watcher: Watcher): () => void {
  watchers.set(watcher.table, watcher);
  if (socket?.readyState === WebSocket.OPEN) ask_for(watcher);
  else connect();
  return () => {
    if (watchers.get(watcher.table) !== watcher) return;
    watchers.delete(watcher.table);
    transmit({ type: 'unwatch', table: watcher.table, request: next_id() });
  };
}

// From now on, when the server says why it will close the connection.
export const when_closing = (told: (reason: string) => void): void => void on_closing.push(told);

// What this reader should see has changed: somebody was muted.
export function watch_again(table: string): void {
  const watcher = watchers.get(table);
  if (watcher && socket?.readyState === WebSocket.OPEN) ask_for(watcher);
}

// As a different person, or after the network came back.
export function reconnect(): void {
  pause = first_pause_ms;
  const old = socket;
  socket = null;
  owes_since = null;
  give_up_waiting();
  old?.close();
  if (watchers.size > 0) open();
}

export function start_connection(): void {
  addEventListener('online', () => is_here() || reconnect());
  setInterval(ping, ping_every_ms);
  setInterval(look_after, look_every_ms);
}
