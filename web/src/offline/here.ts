// SPDX-License-Identifier: Apache-2.0
//
// The page's side of its house: the same faces as the network has, fetch and WebSocket.
import { Refusal } from '../lib/http';
import { insist, sentence } from '../lib/notices.svelte';
import type { Socket } from '../lib/place.svelte';
import { want_words_here } from '../lib/words.svelte';
import type { FromHouse, ToHouse } from './messages';

let worker: Worker | undefined;
let failed: Refusal | undefined;
let counter = 0;
const waiting = new Map<number, { resolve: (r: Response) => void; reject: (e: Refusal) => void }>();
const sockets = new Map<number, HereSocket>();

// The words for what may go wrong; without a network they may be missing.
export const prepare = (): Promise<void> => want_words_here().catch(() => undefined);

function fail(refusal: Refusal): void {
  failed = refusal;
  for (const { reject } of waiting.values()) reject(refusal);
  waiting.clear();
  for (const socket of sockets.values()) socket.lose();
}

// What stands in the page while nothing can be saved.
let take_back: (() => void) | undefined;
function note_saving(works: boolean): void {
  take_back?.();
  take_back = works ? undefined : insist(sentence(new Refusal('here_full', 'nothing is saved')));
}

function hear(message: FromHouse): void {
  switch (message.kind) {
    case 'answer': {
      const { status, body } = message;
      waiting.get(message.id)?.resolve(new Response(body, { status }));
      waiting.delete(message.id);
      return;
    }
    case 'opened':
      return sockets.get(message.socket)?.begin();
    case 'frame':
      return sockets.get(message.socket)?.take(message.text);
    case 'closed':
      return sockets.get(message.socket)?.lose();
    case 'saving':
      return note_saving(message.works);
    case 'failed':
      return fail(new Refusal(message.code, message.code));
  }
}

// Starts the house with the first message, and again after a failure: another tab may be gone.
function say(message: ToHouse): void {
  if (failed) {
    worker?.terminate();
    worker = failed = undefined;
  }
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
    worker.onerror = () => fail(new Refusal('here_missing', 'the worker could not be started'));
  }
  worker.postMessage(message);
}

export function ask_here(target: string, init?: RequestInit): Promise<Response> {
  const id = ++counter;
  return new Promise((resolve, reject) => {
    say({
      kind: 'request',
      id,
      method: init?.method ?? 'GET',
      target,
      body: typeof init?.body === 'string' ? init.body : '',
    });
    waiting.set(id, { resolve, reject });
  });
}

export class HereSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly #id = ++counter;

  constructor() {
    sockets.set(this.#id, this);
    say({ kind: 'open', socket: this.#id });
  }
  send(text: string): void {
    say({ kind: 'send', socket: this.#id, text });
  }
  close(): void {
    if (sockets.delete(this.#id)) say({ kind: 'close', socket: this.#id });
    this.lose();
  }
  begin(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }
  take(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }
  lose(): void {
    sockets.delete(this.#id);
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}
