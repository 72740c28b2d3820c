// SPDX-License-Identifier: Apache-2.0
//
// What the player is doing at the table right now: the first thing chosen for a move about two
// things, the allies picked for a payment or a discard. It is forgotten whenever the position
// changes.
import type { GameTableProps } from '$web/table/game_table';
import { again, because } from '$web/table/since';
import { buttons, choice_of, lit, type Choice } from './choices';
import { payment_in, payments_in, type Payment } from './payments';
import { ally_of, view_of, type Bill, type Card, type Lord } from './view';
import { lord_name, lord_text } from './words';

// These need a second click before they are played, because a click on a card could mean something
// else.
const confirmed = new Set(['sell', 'clear', 'replace']);
const many = new Set(['discard', 'martial_law']);

export class Desk {
  #props: () => GameTableProps;
  chosen = $state<string | null>(null);
  menu = $state.raw<Choice[]>([]);
  paying = $state<Lord | null>(null);
  picked = $state.raw<number[]>([]); // places in the hand
  affiliate = $state<Card | null>(null);
  check = $state.raw<Payment | null>(null); // what is picked comes to this
  payments = $state.raw<Payment[]>([]);

  constructor(props: () => GameTableProps) {
    this.#props = props;
  }

  get position() {
    return this.#props().position;
  }
  view = $derived.by(() => view_of(this.#props().position));
  me = $derived.by(() => this.#props().position.seat);
  live = $derived.by(() => this.#props().live);
  names = $derived.by(() => this.#props().names);
  last = $derived.by(() => this.#props().last ?? {});
  // Why it is my turn again; why allies must go: somebody's lord. In my own turn nobody has just done
  // anything.
  because = $derived.by(() => {
    const { question } = this.position;
    if (this.live && question === 'act') return again(this.#props().lines ?? [], this.me);
    if (!this.live || !many.has(question)) return '';
    if (this.view.turn !== this.me) return because(this.#props().lines ?? [], this.me);
    return question === 'discard' ? `${lord_name('commander')}: ${lord_text('commander')}` : '';
  });
  hand = $derived.by(() => this.view.hand ?? []);
  question = $derived(this.view.asks);
  choices = $derived.by(() => (this.live ? this.position.legal.map(choice_of) : []));

  // Paying: after a click on a lord, or when the server already asks for the payment.
  lord = $derived.by((): Lord | null => {
    if (!this.live) return null;
    return this.question === 'pay' ? (this.view.asked?.args.lord ?? null) : this.paying;
  });
  bill = $derived.by((): Bill | null => {
    if (this.lord === null) return null;
    const { args: { cost, races } = {}, required } = this.view.asked ?? {};
    if (this.question === 'pay' && cost !== undefined && races !== undefined)
      return required === undefined ? { cost, races } : { cost, races, required };
    return this.view.bills?.[this.lord] ?? null;
  });
  asking = $derived.by(() => (this.bill && this.lord ? { ...this.bill, lord: this.lord } : null));
  // How many allies must be picked before they can be given up; 0: not asked.
  discards = $derived.by(() =>
    this.live && many.has(this.question) ? (this.view.asked?.args.n ?? 0) : 0,
  );
  picks = $derived.by(() => this.bill !== null || this.discards > 0);
  cards = $derived.by(() => this.picked.map((i) => this.hand[i] ?? ''));
  // Races of which no payment has an ally do not help to pay.
  #races_that_pay = $derived.by(
    () => new Set(this.payments.flatMap(({ allies }) => allies.map((card) => ally_of(card)?.race))),
  );
  helps = (card: Card): boolean =>
    this.bill === null ||
    this.payments.length === 0 ||
    this.#races_that_pay.has(ally_of(card)?.race);

  lit = $derived.by(() => {
    if (this.bill !== null || this.menu.length > 0) return new Map<string, Choice[]>();
    return lit(this.choices, this.chosen);
  });
  // Something of mine is to be pressed: one of my lords, or a location to swap.
  asks_for_mine = $derived.by(() =>
    [...this.lit.keys()].some((target) => {
      const [kind, id] = target.split(':');
      const tiles = this.view.seats[this.me ?? '']?.locations ?? {};
      return kind === 'mine' || (kind === 'tile' && id !== undefined && id in tiles);
    }),
  );
  buttons = $derived.by(() => {
    if (this.bill !== null || this.chosen !== null) return [];
    return this.menu.length > 0 ? this.menu : buttons(this.choices);
  });
  busy = $derived.by(() => this.paying !== null || this.chosen !== null || this.menu.length > 0);

  forget = (): void => {
    this.chosen = null;
    this.menu = [];
    this.paying = null;
    this.picked = [];
    this.affiliate = null;
    this.check = null;
    this.payments = [];
  };

  play = async (line: string): Promise<void> => {
    if (line.startsWith('recruit ')) return this.pay_for(line.slice('recruit '.length) as Lord);
    this.forget();
    await this.#props().play(line);
  };

  press = (target: string): void => {
    const found = this.lit.get(target);
    const only = found?.[0];
    if (!found || !only) return;
    if (this.#begins(only)) this.chosen = target;
    else if (this.#asks_again(found)) this.menu = found;
    else void this.play(only.line);
  };
  /** A press decides nothing yet: it opens a list, a payment, or the choice of a second thing. */
  offers = (target: string): boolean => {
    const found = this.lit.get(target);
    const only = found?.[0];
    if (!found || !only) return false;
    return this.#begins(only) || this.#asks_again(found) || only.line.startsWith('recruit ');
  };
  #begins = ({ targets }: Choice): boolean => this.chosen === null && targets.length > 1;
  #asks_again = (found: readonly Choice[]): boolean =>
    found.length > 1 || confirmed.has(found[0]?.line.split(' ')[0] ?? '');

  pay_for = async (lord: Lord): Promise<void> => {
    this.forget();
    this.paying = lord;
    await this.find_payments(lord);
  };

  // The cheapest payment is chosen at first, so one click pays it.
  find_payments = async (lord: Lord): Promise<void> => {
    const found = payments_in(await this.#props().aid('payments', { lord }));
    if (this.lord !== lord) return;
    this.payments = found;
    const best = found[0];
    if (best) this.choose(best);
  };

  choose = (payment: Payment): void => {
    const left = [...payment.allies];
    const places: number[] = [];
    this.hand.forEach((card, i) => {
      const at = left.indexOf(card);
      if (at < 0) return;
      left.splice(at, 1);
      places.push(i);
    });
    this.picked = places;
    this.#settle(payment);
  };

  pick = (place: number): void => {
    const without = this.picked.filter((one) => one !== place);
    const had = without.length < this.picked.length;
    if (!had && this.discards > 0 && this.picked.length >= this.discards) without.shift();
    this.picked = had ? without : [...without, place].sort((a, b) => a - b);
    this.affiliate = null;
    if (this.lord !== null) void this.look();
  };

  // Asks the rules what the picked allies add up to.
  look = async (): Promise<void> => {
    const lord = this.lord;
    if (lord === null) return;
    const allies = this.cards.join(', ');
    const found = payment_in(await this.#props().aid('payment', { lord, allies }));
    if (this.lord === lord && this.cards.join(', ') === allies) this.#settle(found);
  };

  #settle(payment: Payment | null): void {
    this.check = payment;
    const affiliates = payment?.affiliates ?? [];
    if (this.affiliate === null || !affiliates.includes(this.affiliate))
      this.affiliate = affiliates[0] ?? null;
  }

  can_pay = $derived.by(() => this.check?.payable === true && this.bill !== null);

  pay = async (): Promise<void> => {
    if (!this.check?.payable) return;
    const more = this.affiliate === null ? '' : `; affiliate ${this.affiliate}`;
    const { line } = this.check;
    this.forget();
    await this.#props().play(line + more);
  };

  discard = async (): Promise<void> => {
    if (this.cards.length !== this.discards) return;
    const line = this.cards.map((card) => `discard ${card}`).join('; ');
    this.forget();
    await this.#props().play(line);
  };
}
