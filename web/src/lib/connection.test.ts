// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Connection from './connection.svelte';
import type { FromServer } from './messages';

// A server at the other end, as far as a tab sees it.
class Server {
  static all: Server[] = [];
  readyState: number = WebSocket.OPEN;
  sent: { type: string; request: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Server.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; request: string });
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  pings(): number {
    return this.sent.filter(({ type }) => type === 'ping').length;
  }
}

let connection: typeof Connection;
const got: FromServer[] = [];
const newest = (): Server => Server.all[Server.all.length - 1]!;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Object.assign(Server, { OPEN: 1, CLOSED: 3 }));
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('addEventListener', () => {});
  vi.resetModules();
  Server.all = [];
  connection = await import('./connection.svelte');
  connection.start_connection();
  connection.watch({
    table: 't',
    invite: null,
    have_moves: () => null,
    receive: (message) => got.push(message),
  });
  newest().onopen?.();
}, 120_000); // a busy machine takes long to read a module anew
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after ten seconds of silence from a server that owes an answer, the tab connects again', () => {
  const hanging = newest();
  vi.advanceTimersByTime(9000);
  expect(connection.link_state()).toBe('open');
  expect(hanging.pings()).toBeGreaterThan(0);
  vi.advanceTimersByTime(2000);
  expect(connection.link_state()).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(Server.all.length).toBe(2);
  newest().onopen?.();
  expect(connection.link_state()).toBe('open');
  expect(newest().sent.map(({ type }) => type)).toEqual(['watch']);
});

test('a long wait for one answer is fine as long as the server says that it is alive', () => {
  const slow = newest();
  for (let second = 0; second < 60; ++second) {
    vi.advanceTimersByTime(1000);
    const last = slow.sent[slow.sent.length - 1]!;
    if (last.type === 'ping') slow.answer({ type: 'pong', request: last.request, at: 0 });
  }
  expect(Server.all.length).toBe(1);
  expect(connection.link_state()).toBe('open');
});

test('a server that owes nothing may be silent', () => {
  const quiet = newest();
  quiet.answer({ type: 'accepted', request: quiet.sent[0]!.request, number: 0 });
  vi.advanceTimersByTime(15000);
  expect(Server.all.length).toBe(1);
  expect(quiet.pings()).toBe(0);
});
