// SPDX-License-Identifier: Apache-2.0
//
// One watched table: what the server says about it, and what can be requested.
import { ask, inquire, watch, watch_again } from '../lib/connection.svelte';
import type { FromServer } from '../lib/messages';
import { complain } from '../lib/notices.svelte';
import { settings, speeds } from '../lib/settings.svelte';
import { Refusal } from '../lib/http';
import { with_lines } from './chat';
import type {
  ChatLine,
  Document,
  Event,
  Jotting,
  Looked,
  Order,
  Position,
  TableInfo,
  Told,
} from '../protocol';
import { kept } from '../fair/kept';
import { StepPlayer } from './steps';

// In a game with a clock nobody should lose their own time by watching, so a step is this short.
const hurried_ms = 90;

interface Shown {
  position: Position;
  events: Event[];
}
export type Weigh = (events: readonly Event[], me: string | null) => number;
export type Holds = (told: Told) => boolean;

export class WatchedTable {
  info = $state.raw<TableInfo | null>(null); // before the start
  position = $state.raw<Position | null>(null); // after it
  events = $state.raw<Event[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  earlier_chat = $state(false); // the server has lines from before these
  kicked = $state(false); // the host has sent us away
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null); // why the table cannot be watched
  behind = $state(0); // steps that happened and are not yet shown
  held = $state(false); // what is shown waits until somebody has looked at it
  weigh: Weigh = () => 1; // of the game, as soon as it is known
  holds: Holds = () => false;
  #newest: Position | null = null;
  #told: Event[] = [];
  #sealed_for: string | null = null; // the seat for which my part of the seed was sealed
  #steps = new StepPlayer<Shown>(
    (shown) => this.#show(shown),
    () => this.#pace(),
    (waiting, held) => {
      this.behind = waiting;
      this.held = held;
    },
  );

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  // For an $effect.
  watch(): () => void {
    return watch({
      table: this.id,
      invite: this.invite,
      have_moves: () => {
        this.#sealed_for = null; // a server that was started anew knows of no part
        return this.#told.at(-1)?.move ?? null;
      },
      receive: (message) => this.#receive(message),
    });
  }

  // Once for every seat I take: my part in the seed (docs/fairness.md).
  async #seal(seat: string | null): Promise<void> {
    if (seat === null || seat === this.#sealed_for) return;
    this.#sealed_for = seat;
    await (await import('../fair/part')).seal_part(this.id);
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'waiting':
        this.info = message.table;
        void this.#seal(message.table.seat);
        break;
      case 'shuffling':
        void import('../fair/part').then(({ open_part }) => open_part(message));
        break;
      case 'position':
        kept.keep_commitment(this.id, message.commitment);
        this.#told = [
          ...this.#told.filter((event) => event.move <= message.events_after),
          ...message.events,
        ];
        this.#receive_position(message);
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

  #receive_position(position: Position): void {
    this.#newest = position;
    const step = { position, events: this.#told };
    // My own moves are shown at once; otherwise I could press things that are no longer there. So
    // are the first position and anything that is taken back.
    const goes_back = position.number < (this.position?.number ?? 0);
    const mine = position.answers.length > 0;
    const comes_in = this.position === null || goes_back;
    const holds =
      !comes_in &&
      this.#nobody_waits() &&
      position.events.some(({ told }) => told.some((one) => this.holds(one)));
    if (mine || comes_in) {
      this.#steps.skip();
      this.#steps.add([{ show: step, weight: mine ? 0.6 : 0, holds }]);
      return;
    }
    const weight = this.weigh(position.events, position.seat);
    this.#steps.add([{ show: step, weight, holds }]);
    if (this.#my_clock_runs()) this.#steps.hurry();
  }

  #my_clock_runs(): boolean {
    const { seats = [], seat } = this.#newest ?? {};
    return seats.some((one) => one.seat === seat && one.running && one.bank_ms !== null);
  }

  // At a table without a clock players may look at something as long as they like.
  #nobody_waits(): boolean {
    const { seats = [], seat } = this.#newest ?? {};
    return seats.some((one) => one.seat === seat && one.bank_ms === null);
  }

  #pace(): number {
    if (document.hidden) return 0;
    const usual = speeds[settings.speed];
    return this.#my_clock_runs() ? Math.min(usual, hurried_ms) : usual;
  }

  skip = (): void => this.#steps.skip();
  go_on = (): void => this.#steps.go_on();

  #show({ position, events }: Shown): void {
    this.events = events;
    this.position = position;
  }

  get #number(): number {
    return this.position?.number ?? 0; // what the player has seen
  }

  async #try(request: Promise<FromServer>): Promise<FromServer | null> {
    this.busy = true;
    try {
      return await request;
    } catch (error) {
      // The newer position is on its way and says more than an error message.
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

  // No error is shown: what is not possible is simply not offered.
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

  aid = async (what: string, about: Record<string, string>): Promise<Document> => {
    const number = this.#number;
    try {
      const answer = await inquire({ type: 'ask_aid', table: this.id, number, what, about });
      return answer.type === 'aid' ? answer.answer : null;
    } catch {
      return null; // then the player will find out
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
  jot = (jottings: Jotting[]): void =>
    void this.#try(ask({ type: 'set_jottings', table: this.id, jottings }));
  concede = (): void => void this.#try(ask({ type: 'concede', table: this.id }));
  abandon = (): void => void this.#try(ask({ type: 'abandon', table: this.id }));
  take_back_seat = (): void => void this.#try(ask({ type: 'take_back_seat', table: this.id }));
}
