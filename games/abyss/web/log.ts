// SPDX-License-Identifier: Apache-2.0
//
// The events of a game of Abyss as sentences. What a sentence needs beyond its own move (the card
// that is bought, its price, who gets the token) follows from the events before it.
import type { Event } from '$web/protocol';
import { t, type Args, type Word } from '$web/lib/words.svelte';
import type { LogLine } from '$web/table/log';
import { ally_of, type Card } from './view';
import { card_term, lord_term, race_letter, read_move } from './words';

// Moves that only the player of the turn makes.
const of_the_turn = new Set(['explore', 'plot', 'council', 'recruit', 'skip']);
// The payment is told as a whole when it is done; an opponent who does not buy is no news.
const untold = new Set(['recruit', 'pay', 'end']);

const short = (card: Card): string => {
  const ally = ally_of(card);
  return ally ? `${race_letter(ally.race)}${ally.value}` : card;
};

class Teller {
  readonly lines: LogLine[] = [];
  #names: Record<string, string>;
  #turn = '';
  #newest: Card = 'monster';
  #bought = 0;
  #recruited = '';
  #paid: Card[] = [];
  #actor = '';

  constructor(names: Record<string, string>) {
    this.#names = names;
  }

  #name = (seat: string): string => this.#names[seat] ?? seat;

  #say(event: Event, key: Word | `abyss.log.${string}`, args: Args): void {
    const kind = event.mover === 'chance' ? 'chance' : 'move';
    this.lines.push({ move: event.move, kind, text: t(key, args) });
  }

  #begin_turn(event: Event, verb: string): void {
    if (event.mover === this.#turn || !of_the_turn.has(verb)) return;
    this.#turn = event.mover;
    const text = t('abyss.label.turn', { player: this.#name(event.mover) });
    this.lines.push({ move: event.move, kind: 'turn', text });
  }

  tell(event: Event): void {
    const { verb, args } = read_move(event.text);
    const [, first = ''] = event.text.split(' ');
    if (event.mover !== 'chance') this.#actor = event.mover;
    this.#begin_turn(event, verb);
    this.#note(verb, event.text);
    if (untold.has(verb)) return;
    const player = this.#name(verb === 'first' ? first : this.#actor);
    switch (verb) {
      case 'done':
        this.#say(event, 'web.abyss.log.recruit', {
          player,
          lord: lord_term(this.#recruited),
          allies: this.#payment(event.remark),
        });
        break;
      case 'buy':
        this.#say(event, 'abyss.log.buy', {
          player,
          card: card_term(this.#newest),
          price: this.#bought,
        });
        break;
      case 'take':
        this.#say(event, 'abyss.log.take', { player, card: card_term(this.#newest) });
        break;
      case 'hunt':
        this.#say(event, 'abyss.log.hunt', { player, victim: this.#name(first) });
        break;
      default:
        this.#say(event, `abyss.log.${verb}`, { player, ...args });
    }
  }

  // "S1 C4 + 2 pearls"
  #payment(remark: string): string {
    const pearls = Number.parseInt(remark, 10) || 0;
    const allies = this.#paid.map(short).join(' ');
    return pearls > 0 ? `${allies} + ${t('abyss.term.pearl', { n: pearls })}` : allies;
  }

  #note(verb: string, text: string): void {
    const rest = text.slice(text.indexOf(' ') + 1);
    if (verb === 'explore') this.#bought = 0; // the price starts anew in every turn
    if (verb === 'buy') ++this.#bought;
    if (verb === 'reveal') this.#newest = rest;
    if (verb === 'recruit') {
      this.#recruited = rest;
      this.#paid = [];
    }
    if (verb === 'pay') this.#paid.push(rest);
  }
}

export function tell(events: Event[], names: Record<string, string>): LogLine[] {
  const teller = new Teller(names);
  for (const event of events) teller.tell(event);
  return teller.lines;
}
