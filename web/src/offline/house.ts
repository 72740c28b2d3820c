// SPDX-License-Identifier: Apache-2.0
//
// The house in the page: the same lobby, tables, bots and protocol as on a server, in WebAssembly
// (wasm/house.cpp). It answers requests and tabs; a Store is its disk.
import { primitives } from './primitives';
import type { Entry, Store } from './store';

// What emscripten's file gives: a function that makes the module from what we put into it.
interface Made {
  cwrap: (name: string, gives: 'number' | 'string' | null, takes: readonly string[]) => unknown;
}
export type Make = (module: Record<string, unknown>) => Promise<Made>;

/** An instance of what was compiled already; `more` is what it calls. */
export const instance_of = (
  make: Make,
  wasm: WebAssembly.Module,
  more: Record<string, unknown>,
): Promise<Made> =>
  new Promise((resolve, reject) => {
    const instantiateWasm = (
      imports: WebAssembly.Imports,
      receive: (made: WebAssembly.Instance) => void,
    ): Record<string, never> => {
      WebAssembly.instantiate(wasm, imports).then(receive, reject);
      return {}; // emscripten's sign for: later
    };
    make({ instantiateWasm, ...more }).then(resolve, reject);
  });

export interface Answer {
  status: number;
  body: string;
}

export interface Tab {
  frame: (text: string) => void;
  close: (reason: string) => void;
}

/** What was kept cannot be read by this version; nothing of it was changed. */
export class Unreadable extends Error {}

const tick_every_ms = 250;
const patience_ticks = 8; // between two tries to go on while nothing can be saved
const longest_run_ms = 8; // then messages get their turn

function functions({ cwrap }: Made) {
  const wrap = <F>(name: string, gives: 'number' | 'string' | null, ...takes: string[]): F =>
    cwrap(`hadal_${name}`, gives, takes) as F;
  return {
    restore: wrap<(stream: string, number: number, at: number, text: string) => void>(
      ...(['restore', null, 'string', 'number', 'number', 'string'] as const),
    ),
    open: wrap<(build: string) => string>('open', 'string', 'string'),
    step: wrap<() => number>('step', 'number'),
    tick: wrap<() => void>('tick', null),
    request: wrap<
      (id: number, method: string, target: string, body: string, session: string) => void
    >('request', null, 'number', 'string', 'string', 'string', 'string'),
    open_tab: wrap<(session: string) => number>('open_tab', 'number', 'string'),
    receive: wrap<(tab: number, text: string) => void>('receive', null, 'number', 'string'),
    close_tab: wrap<(tab: number) => void>('close_tab', null, 'number'),
    written: wrap<(ticket: number, is_safe: number) => void>('written', null, 'number', 'number'),
  };
}

export class House {
  #call!: ReturnType<typeof functions>;
  #session = '';
  #asked = 0;
  #waiting = new Map<number, (answer: Answer) => void>();
  #tabs = new Map<number, Tab>();
  #writing: Entry[] = []; // that came so far of one change
  #running = false;
  #turn = new MessageChannel();
  #saves = true; // the last thing could be written
  #ticks = 0;

  private constructor(
    readonly store: Store,
    readonly saving: (works: boolean) => void,
  ) {
    this.#turn.port1.onmessage = () => this.#run();
  }

  // `saving` hears when nothing can be saved any more, and when something can again.
  static async open(
    make: Make,
    wasm: WebAssembly.Module,
    store: Store,
    build: string,
    saving: (works: boolean) => void = () => undefined,
  ): Promise<House> {
    const house = new House(store, saving);
    house.#call = functions(
      await instance_of(make, wasm, {
        ...primitives,
        write: house.#write,
        answer: house.#answer,
        frame: (tab: number, text: string) => house.#tabs.get(tab)?.frame(text),
        close: (tab: number, reason: string) => house.#tabs.get(tab)?.close(reason),
      }),
    );
    for (const { stream, number, at, text } of await store.entries())
      house.#call.restore(stream, number, at, text);
    house.#session = await store.session();
    const why = house.#call.open(build);
    if (why) throw new Unreadable(why);
    house.#go_on();
    const ticks = setInterval(() => house.tick(), tick_every_ms);
    if (typeof ticks === 'object') (ticks as { unref: () => void }).unref(); // node may end
    return house;
  }

  // Each tick asks a bot again whose move could not be saved.
  tick(): void {
    if (++this.#ticks % patience_ticks !== 0 && !this.#saves) return;
    this.#call.tick();
    this.#go_on();
  }

  request(method: string, target: string, body: string): Promise<Answer> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#call.request(id, method, target, body, this.#session);
      this.#go_on();
    });
  }

  open_tab(tab: Tab): number {
    const id = this.#call.open_tab(this.#session);
    this.#tabs.set(id, tab);
    return id;
  }

  receive(tab: number, text: string): void {
    this.#call.receive(tab, text);
    this.#go_on();
  }

  close_tab(tab: number): void {
    if (this.#tabs.delete(tab)) this.#call.close_tab(tab);
    this.#go_on();
  }

  end(): void {
    this.#turn.port1.close();
  }

  #go_on(): void {
    if (this.#running) return;
    this.#running = true;
    this.#turn.port2.postMessage(null);
  }

  // A bot's thought is one step; between steps the worker takes messages.
  #run(): void {
    const end = performance.now() + longest_run_ms;
    for (;;) {
      if (!this.#call.step()) {
        this.#running = false;
        return;
      }
      if (performance.now() > end) break;
    }
    this.#turn.port2.postMessage(null);
  }

  #answer = (id: number, status: number, body: string, session: string | null): void => {
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    const answer = { status, body };
    if (session === null || session === this.#session) return resolve?.(answer);
    this.#session = session;
    // A session that could not be kept lasts until the page is closed.
    const go_on = (): void => resolve?.(answer);
    this.store.keep_session(session).then(go_on, go_on);
  };

  #write = (
    ticket: number,
    stream: string,
    number: number,
    at: number,
    text: string,
    replaces: boolean,
    is_last: boolean,
  ): void => {
    this.#writing.push({ stream, number, at, text });
    if (!is_last) return;
    const entries = this.#writing;
    this.#writing = [];
    const tell = (is_safe: boolean) => (): void => {
      // A move of a bot has nobody who is answered.
      if (is_safe !== this.#saves) this.saving(is_safe);
      this.#saves = is_safe;
      this.#call.written(ticket, is_safe ? 1 : 0);
      this.#go_on();
    };
    this.store.write(entries, replaces).then(tell(true), tell(false));
  };
}
