// SPDX-License-Identifier: Apache-2.0
// What the player is doing at the table right now: cards or decks picked for an answer, a list that
// was opened. It is forgotten whenever the position changes.
import { has_word, t } from '$web/lib/words.svelte';
import type { GameTableProps } from '$web/table/game_table';
import { because } from '$web/table/since';
import { came_of, tests_of } from './tests';
import {
  entries_of,
  line_of,
  several_of,
  spots_of,
  type Entry,
  type Several,
  type SeveralDecks,
} from './choices';
import { cover } from './cover.svelte';
import type { Move } from './notation';
import {
  any_reaction,
  only_one,
  pass_order,
  with_order,
  without_order,
  type Until,
} from './orders';
import { deeds_said } from './said';
import { none, view_of, type ShipTest, type ShipView } from './view';
import { ability_key, choice, explanation, question } from './words';

/** What the server says of the cards picked so far. */
interface Check {
  readonly line: string;
  readonly whole: boolean; // it can be played
  readonly missing: number; // value or cards that are still asked for
}

const news = 10; // events
const ends_roll = new Set(['turn', 'mythos_step', 'mythos']);
// Said again before they are done: they cannot be taken back, or waste an action.
const twice = (move: Move, question: string): boolean =>
  move.verb === 'reveal' ||
  move.text === 'use self_sacrifice' ||
  (move.verb === 'pass' && question === 'act');

const no_moves: readonly Move[] = [];
const looks: readonly string[] = ['look', 'bury_rest', 'look_at_one', 'choose_item'];

export class Desk {
  #props: () => GameTableProps;
  picked = $state.raw<string[]>([]);
  opened = $state.raw<readonly Move[]>(no_moves); // of a place, a card or a folded family
  check = $state.raw<Check | null>(null);
  skip_idle = $state(true); // what has only one answer is answered by itself
  last_test = $state.raw<ShipTest | null>(null); // of this turn, with the cards if they were seen
  // As the events tell it: who added how many (who is not in it was not yet asked), and the pile.
  newest_test = $derived.by(() => tests_of(this.#props().events).at(-1));
  given = $derived.by((): Record<string, number> => this.newest_test?.given ?? {});

  constructor(props: () => GameTableProps) {
    this.#props = props;
  }

  // The secret panel.
  get covered(): boolean {
    return cover.on;
  }
  set covered(on: boolean) {
    cover.on = on;
  }

  // Loyalty cards of mine that I have not looked at yet.
  get unseen(): number {
    const mine = this.me ? (this.view.seats[this.me]?.loyalty_size ?? 0) : 0;
    return cover.on ? Math.max(0, mine - cover.looked) : 0;
  }

  get position() {
    return this.#props().position;
  }
  view = $derived.by(() => view_of(this.#props().position));
  me = $derived.by(() => this.#props().position.seat);
  live = $derived.by(() => this.#props().live);
  names = $derived.by(() => this.#props().names);
  last = $derived.by(() => this.#props().last ?? {});
  open = $derived.by(() => this.#props().open ?? false); // nothing is hidden
  #why(): string {
    const lines = this.#props().lines ?? [];
    const begun = lines.some(({ kind }) => kind === 'turn'); // before that everybody is asked
    return begun ? because(lines, this.me) : '';
  }
  // The rule of what I use.
  #rule(): string {
    const { ability } = this.view.asked;
    const text = ability ? `${ability_key(ability)}.text` : '';
    return ['pay_card', 'draw_from_any'].includes(this.asks) && has_word(text) ? t(text) : '';
  }
  // What I could make of the total, and if that is in vain, why I am asked all the same.
  #reach(): string {
    const reach = this.view.total_reach;
    if (!reach) return '';
    const { lowest, highest } = reach;
    return reach.decides
      ? t('web.ship.reach', { lowest, highest })
      : t('web.ship.reach.vain', { lowest, highest });
  }
  // Of a reaction, a discard that somebody else brought about, and whatever I am asked in the turn of
  // somebody else. The total of a test stands on the stage with its cards.
  because = $derived.by(() => {
    if (!this.live) return '';
    if (this.idle && this.position.reaction) return t('web.ship.reach.none');
    if (this.asks === 'after_total') return this.#reach();
    const mine = this.view.turn === this.me && !this.position.reaction;
    const brought =
      this.asks === 'discard_cards' || this.view.asked.key.startsWith('choose_seat.preventing');
    if (mine && this.asks === 'discard_cards' && !this.crisis) return t('web.ship.limit');
    return this.#rule() || (mine && !brought ? '' : this.#why());
  });
  // What the newest test changed, until the next turn begins.
  came_of_it = $derived.by((): readonly string[] => came_of(this.#props().lines ?? []));
  asks = $derived.by(() => this.#props().position.question || this.view.asks);
  legal = $derived.by(() => (this.live ? this.position.legal : []));
  question = $derived.by(() =>
    this.view.over ? t('unfathomable.label.over') : question(this.view.asked, this.names),
  );
  several = $derived.by((): Several | null => {
    const several = this.live ? several_of(this.view) : null;
    if (several?.of !== 'cards') return several;
    // Any card may be added first; a lesson only offers those of its line.
    const cards = several.cards.filter((card) => this.legal.includes(`${several.verb} ${card}`));
    const lesson = this.#props().patient === true && cards.length > 0;
    return several.verb === 'contribute' || lesson ? { ...several, cards } : several;
  });
  spots = $derived.by(() => spots_of(this.several ? [] : this.legal, this.view));
  entries = $derived.by((): Entry[] => {
    // Somebody looking over my shoulder must not read on a button what I am.
    const legal = this.covered
      ? this.legal.filter((text) => !text.startsWith('reveal'))
      : this.legal;
    if (!this.several) return entries_of(legal);
    const verbs: readonly string[] = [this.several.verb];
    return entries_of(
      legal.filter((text) => !verbs.includes(text.split(' ')[0] ?? '') && text !== 'done'),
    );
  });
  // What is going on besides the turn itself.
  testing = $derived.by(() => this.view.testing);
  rolling = $derived.by(() => this.view.rolling);
  crisis = $derived.by(() => this.view.crisis !== none);
  looking = $derived.by(
    () => looks.includes(this.asks) && (this.live || (this.view.looked?.length ?? 0) > 0),
  );
  // Other people could read from the time that I take what I hold.
  watched = $derived.by(() =>
    this.position.seats.some(
      ({ seat, person, bot_plays }) => person && !bot_plays && seat !== this.me,
    ),
  );
  // There is nothing to decide, and what there is to answer. A total that I cannot turn is left alone.
  idle = $derived.by(() => this.live && only_one(this.asks, this.position.legal));
  vain = $derived.by(() => this.live && this.view.total_reach?.decides === false);
  only = $derived.by(() => (this.vain ? 'pass' : this.idle ? this.legal[0] : undefined));
  itself = $derived.by(
    () => this.skip_idle && this.#props().patient !== true && this.only !== undefined,
  );
  // What is being looked at before the game goes on.
  held = $derived.by(() => (this.live ? null : (this.#props().held ?? null)));
  // The newest roll, as long as it is news.
  roll = $derived.by((): number | null => {
    const events = this.#props().events.slice(-news);
    const at = events.findLastIndex(({ text }) => text.startsWith('roll '));
    const text = events[at]?.text ?? '';
    // A new card or a new turn is about something else.
    const over = events
      .slice(at + 1)
      .some(({ told }) => told.some(({ key }) => ends_roll.has(key)));
    return text && !over ? Number(text.slice('roll '.length)) : null;
  });
  // Enough is picked to answer with; nothing at all may be an answer as well.
  ready = $derived.by((): boolean => {
    const { several, picked } = this;
    if (!several) return false;
    if (picked.length === 0) return this.legal.includes('done');
    if (several.exactly && several.most > 0 && picked.length !== several.most) return false;
    return (
      several.verb === 'contribute' ||
      (this.check?.line === line_of(several, picked) && this.check.whole)
    );
  });

  label = (move: Move): string => choice(move, this.asks, this.names);
  about = (move: Move): string =>
    ['move', 'attack', 'target', 'activate'].includes(move.verb) && this.asks !== 'move_deep_ones'
      ? this.#about_place(move)
      : explanation(move, this.view);
  // What waits where somebody goes, or in the space of a Deep One.
  #about_place({ args, text }: Move): string {
    const aim = this.view.aims?.find(({ move }) => move === text);
    if (aim) return t('web.ship.aim', { ...aim });
    const space = args.findLast((one) => one in this.view.deep_ones);
    return space ? deeds_said(this.view, space, this.names) : '';
  }
  name = (seat: string): string => this.names[seat] ?? seat;
  character = (seat: string): string => {
    const found = this.view.seats[seat]?.character ?? none;
    return found === none ? '' : t(`unfathomable.character.${found}.short`);
  };

  forget = (): void => {
    this.#keys = [];
    this.picked = [];
    this.opened = no_moves;
    this.check = null;
  };

  /** Keeps the result of a test in view until the next one, or the next turn. */
  remember = (before: ShipView | null): void => {
    const { test, turn_number } = this.view;
    if (this.testing) this.last_test = (test.pile?.length ?? 0) > 0 ? test : null;
    else if (before?.testing)
      this.last_test = {
        ...test,
        pile: this.last_test?.pile ?? [],
        turned: this.last_test?.turned ?? [],
      };
    else if (before && before.turn_number !== turn_number) this.last_test = null;
  };

  play = (line: string): void => {
    if (this.live) void this.#props().play(line);
  };

  /** For data-acts: a press plays at once, or only opens a list; left out: nothing can be done. */
  acts = (moves: readonly Move[] | undefined): '' | 'offers' | undefined => {
    if (!moves) return undefined;
    const first = moves.length === 1 ? moves[0] : undefined;
    return first && !twice(first, this.asks) ? '' : 'offers';
  };
  /** One move is played, several are offered. */
  press = (moves: readonly Move[] | undefined): void => {
    if (!moves || moves.length === 0) return;
    const [first] = moves;
    const again = this.opened.length === 1 && this.opened[0]?.text === first?.text;
    const sure = again || (first && !twice(first, this.asks));
    if (moves.length === 1 && first && sure) this.play(first.text);
    else this.opened = moves;
  };

  pick = (what: string, index = -1): void => {
    const several = this.several;
    if (!several) return;
    const key = several.of === 'cards' ? `${what}#${index}` : what;
    const has = this.#keys.includes(key);
    if (several.of === 'cards' && has) this.#keys = this.#keys.filter((one) => one !== key);
    else if (several.of === 'skills' && this.#spent(several, what)) return;
    else if (several.most === 0 || this.#keys.length < several.most)
      this.#keys = [...this.#keys, key];
    else if (several.of === 'cards' || several.most === 1)
      this.#keys = [...this.#keys.slice(1), key]; // the oldest makes room
    this.#settle();
  };
  unpick = (skill: string): void => {
    const at = this.#keys.lastIndexOf(skill);
    this.#keys = this.#keys.filter((_, i) => i !== at);
    this.#settle();
  };
  is_picked = (card: string, index: number): boolean =>
    this.picked.length > 0 && this.#keys.includes(`${card}#${index}`);

  confirm = async (): Promise<void> => {
    if (!this.several || !this.ready) return;
    const line = line_of(this.several, this.picked);
    if (this.picked.length > 0 && this.check?.line !== line) await this.#ask();
    this.play(this.check?.line === line ? `${line}${this.#closing}` : line);
  };

  /** Declines this window, and those that follow, until then. */
  decline = (until: Until): void => {
    this.order(any_reaction, until);
    if (this.live && this.legal.includes('pass')) this.play('pass');
  };
  order = (question: string, until: Until, unless_changed = false): void => {
    const order = pass_order(question, until, unless_changed);
    this.#props().set_orders(with_order(this.position.orders, order));
  };
  say = (phrase: string, about: string | null): void => this.#props().say(phrase, about);
  end_order = (at: number): void => {
    const order = this.position.orders[at];
    if (order) this.#props().set_orders(without_order(this.position.orders, order));
  };

  // Equal cards are told apart by their place in the hand.
  #keys: string[] = [];
  #closing = ''; // what ends the line, where the question would go on

  #spent(several: SeveralDecks, skill: string): boolean {
    const most = several.limits[skill as keyof typeof several.limits] ?? Infinity;
    return this.#keys.filter((key) => key === skill).length >= most;
  }

  #settle(): void {
    this.picked = this.#keys.map((key) => key.split('#')[0] ?? key);
    if (this.several?.verb !== 'contribute') void this.#ask();
  }

  // Whether these cards are an answer only the server knows.
  async #ask(): Promise<void> {
    const several = this.several;
    if (!several || this.picked.length === 0) return;
    const line = line_of(several, this.picked);
    const asked = this.asks;
    const looked = await this.#props().look_ahead(line);
    if (!this.several || line !== line_of(this.several, this.picked)) return; // picked on meanwhile
    const same = looked?.question === asked && looked.to_move === this.me;
    this.#closing = same && looked.legal.includes('done') ? '; done' : '';
    const missing = same ? view_of(looked).asked.count : 0;
    // The number asked for is a complete answer, even if the next question is the same again.
    const ends = several.exactly || !same || this.#closing !== '';
    this.check = { line, whole: looked !== null && ends, missing };
  }
}
