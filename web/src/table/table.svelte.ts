// SPDX-License-Identifier: Apache-2.0
//
// One watched table: what the server says of it, and what can be asked of it.
import { ask, inquire, watch, watch_again } from '../lib/connection.svelte';
import type { FromServer } from '../lib/messages';
import { complain } from '../lib/notices.svelte';
import { Refusal } from '../lib/http';
import { with_lines } from './chat';
import type { ChatLine, Event, Looked, Order, Payment, Position, TableInfo } from '../protocol';

const shown_at_least_ms = 60;

export class WatchedTable {
  info = $state.raw<TableInfo | null>(null); // before the start
  position = $state.raw<Position | null>(null); // after it
  events = $state.raw<Event[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  earlier_chat = $state(false); // the server has lines from before these
  kicked = $state(false); // the host has sent us away
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null); // why the table cannot be watched
  #coming: Position | null = null; // not yet shown
  #told: Event[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next_showing = 0;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  // For an $effect.
  watch(): () => void {
    return watch({
      table: this.id,
      invite: this.invite,
      have_moves: () => this.#told.at(-1)?.move ?? null,
      receive: (message) => this.#receive(message),
    });
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'waiting':
        this.info = message.table;
        break;
      case 'position':
        this.#told = [
          ...this.#told.filter((event) => event.move <= message.events_after),
          ...message.events,
        ];
        this.#coming = message;
        // What one did is seen at once; else one could press on what is no longer there.
        if (message.answers.length > 0) this.#show();
        else this.#show_soon();
        break;
      case 'chatted':
        this.chat = with_lines(this.chat, message);
        if (message.whole || message.older) this.earlier_chat = message.earlier;
        break;
      case 'closing':
        if (message.reason === 'kicked') this.kicked = true;
        break;
      case 'refused':
        this.refusal = new Refusal(message.code, message.message);
        break;
    }
  }

  // Bots may answer faster than anybody can look: of positions that follow each other closely the
  // first and the last are drawn, and no more than a few in between.
  #show_soon(): void {
    const wait = this.#next_showing - performance.now();
    if (wait <= 0) this.#show();
    else if (this.#timer === undefined) this.#timer = setTimeout(() => this.#show(), wait);
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next_showing = performance.now() + shown_at_least_ms;
    this.events = this.#told;
    if (this.#coming) this.position = this.#coming;
    this.#coming = null;
  }

  get #number(): number {
    return this.position?.number ?? 0; // what the player has seen
  }

  async #try(request: Promise<FromServer>): Promise<FromServer | null> {
    this.busy = true;
    try {
      return await request;
    } catch (error) {
      // The newer position is on its way and says more than a complaint.
      if (!(error instanceof Refusal && error.code === 'stale')) complain(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  play = async (line: string): Promise<boolean> => {
    if (this.busy) return false;
    const { id: table } = this;
    return (await this.#try(ask({ type: 'play', table, number: this.#number, line }))) !== null;
  };

  undo = (): void => {
    if (this.position?.undo && !this.busy)
      void this.#try(ask({ type: 'undo', table: this.id, number: this.#number }));
  };

  // Nothing is complained about: what is not possible is simply not offered.
  look_ahead = async (line: string): Promise<Looked | null> => {
    try {
      const answer = await inquire({
        type: 'look_ahead',
        table: this.id,
        number: this.#number,
        line,
      });
      return answer.type === 'looked' ? answer : null;
    } catch {
      return null;
    }
  };

  payments = async (lord: string): Promise<Payment[]> => {
    const number = this.#number;
    try {
      const answer = await inquire({ type: 'ask_payments', table: this.id, number, lord });
      return answer.type === 'payments' ? answer.payments : [];
    } catch {
      return []; // then the player picks by himself
    }
  };

  say = (phrase: string, about: string | null): void =>
    void this.#try(ask({ type: 'say', table: this.id, phrase, about }));
  talk = (text: string): void => void this.#try(ask({ type: 'chat', table: this.id, text }));
  ask_chat = (): void => {
    const before = this.chat[0]?.line;
    if (before !== undefined) void this.#try(ask({ type: 'ask_chat', table: this.id, before }));
  };
  reload_chat = (): void => watch_again(this.id);
  ask_bot = (seat: string): void => void this.#try(ask({ type: 'ask_bot', table: this.id, seat }));
  set_orders = (orders: Order[]): void =>
    void this.#try(ask({ type: 'set_orders', table: this.id, orders }));
  concede = (): void => void this.#try(ask({ type: 'concede', table: this.id }));
  abandon = (): void => void this.#try(ask({ type: 'abandon', table: this.id }));
  take_back_seat = (): void => void this.#try(ask({ type: 'take_back_seat', table: this.id }));
}
