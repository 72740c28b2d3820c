// SPDX-License-Identifier: Apache-2.0
//
// A finished game with all cards open: what each did that counts, when who was suspected, and where
// it turned. Made of the open events, of what was said and of what the bots believed.
import type { Belief, Document, Event, Moves, Said, Told } from '$web/protocol';
import { args_of } from '$web/table/told';
import { resources, type Resource } from './view';

export type DeedKind = 'loyalty' | 'test' | 'choice' | 'deck' | 'court' | 'reveal' | 'brig';
/** Something somebody did, or that happened to him, with what came of it. */
export interface Deed {
  move: number;
  turn: number;
  seat: string;
  kind: DeedKind;
  told: Told[]; // as the log tells it: the deed, then its consequences
  harms: boolean; // the ship is the worse for it
  decisive: boolean; // a test went otherwise because of their cards
}
export interface Suspicion {
  move: number;
  turn: number;
  by: string;
  about: string;
  phrase: string; // what was said; empty: what a bot believed
  percent: number; // of a bot
}
export interface Statistics {
  seat: string;
  traitor: boolean;
  loyalties: string[];
  asked: number; // tests to which they could add cards
  cards: number;
  helps: number; // value of their cards for the tests, and against them
  harms: number;
  decisive: number; // tests that failed because of their cards
  deep_ones: number; // that came from what they chose
  losses: number; // on the dials, the same
  rescued: number;
  courts: number; // how often they brought somebody before a court
  jailed: number;
  defeated: number;
  suspected: number | null; // by the bots on average, in percent
  accused: number; // how often it was said
  trusted: number;
}
export interface Lane {
  turn: number;
  move: number;
  loss: Partial<Record<Resource, number>>;
}
export interface Hindsight {
  deeds: Deed[];
  suspicions: Suspicion[];
  statistics: Statistics[];
  turns: { turn: number; move: number }[];
  losses: Lane[];
  last: number; // move
}

type Args = ReturnType<typeof args_of>;
const text = (value: Document | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Document | undefined): number => Number(value ?? 0);
const list = (value: Document | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const is_traitor = (loyalty: string): boolean => loyalty !== 'human' && loyalty !== '';

// What somebody decides, and what may come of it for the ship.
const choices = new Set([
  'test_avoided',
  'test_chosen',
  'option_first',
  'option_second',
  'crisis_ignored',
  'led',
  'used',
  'cast',
  'played',
  'attacked_passenger',
  'track_chosen',
  'monarch_named',
  'deep_ones_act',
]);
// With these something else begins that the player did not choose.
const ends_choice = new Set([
  'turn',
  'actions',
  'mythos_step',
  'mythos',
  'test',
  'test_partial',
  'activated',
]);
const harm_keys = new Set([
  'deep_ones_came',
  'passenger_lost',
  'supply_passenger_lost',
  'passenger_risked',
  'room_damaged',
  'waypoint_lost',
  'treachery_added',
  'defeated',
]);
const lost_of = (told: Told): number => {
  if (told.key !== 'dial') return 0;
  const { from, to } = args_of(told);
  return Math.max(0, number(from) - number(to));
};
const is_harm = (told: Told): boolean => harm_keys.has(told.key) || lost_of(told) > 0;

const nothing = (seat: string): Statistics => ({
  seat,
  traitor: false,
  loyalties: [],
  asked: 0,
  cards: 0,
  helps: 0,
  harms: 0,
  decisive: 0,
  deep_ones: 0,
  losses: 0,
  rescued: 0,
  courts: 0,
  jailed: 0,
  defeated: 0,
  suspected: null,
  accused: 0,
  trusted: 0,
});

class Teller {
  readonly deeds: Deed[] = [];
  readonly turns: Hindsight['turns'] = [];
  readonly losses: Lane[] = [];
  readonly by_seat: Map<string, Statistics>;
  #turn = 0;
  #choice: Deed | null = null;
  #weighed: { deed: Deed; without: string }[] = [];

  constructor(seats: readonly string[]) {
    this.by_seat = new Map(seats.map((seat) => [seat, nothing(seat)]));
  }

  #of(seat: string): Statistics {
    return this.by_seat.get(seat) ?? nothing(seat);
  }

  #deed(move: number, seat: string, kind: DeedKind, told: Told, harms = false): Deed {
    const deed = {
      move,
      turn: this.#turn,
      seat,
      kind,
      told: [told],
      harms,
      decisive: false,
    };
    this.deeds.push(deed);
    return deed;
  }

  hear(event: Event): void {
    for (const told of event.told) this.#hear(event, told);
  }

  #hear({ move, mover }: Event, told: Told): void {
    const args = args_of(told);
    const { key } = told;
    const who = text(args['player']);
    if (ends_choice.has(key)) this.#choice = null;
    if (key === 'turn') {
      this.#turn = number(args['n']);
      this.turns.push({ turn: this.#turn, move });
    }
    this.#count(key, args, who);
    if (choices.has(key)) {
      // A space is chosen by whoever moves: it names nobody.
      const seat = who || (mover === 'chance' ? '' : mover);
      this.#choice = seat ? this.#deed(move, seat, 'choice', told) : null;
    } else if (key === 'loyalty' && is_traitor(text(args['loyalty'])))
      this.#deed(move, who, 'loyalty', told);
    else if (key === 'weighed') this.#weigh(move, who, told);
    else if (key === 'tested') this.#judge(text(args['result']));
    else if ((key === 'put_on_top' || key === 'put_at_bottom') && args['pile'] !== 'spell')
      this.#deed(move, who, 'deck', told);
    else if (key === 'tried') this.#deed(move, who, 'court', told);
    else if (key === 'revealed') this.#deed(move, who, 'reveal', told);
    else if (key === 'jailed') this.#deed(move, who, 'brig', told);
    else if (is_harm(told)) this.#harm(told);
    if (lost_of(told) > 0) this.#lose(move, told);
  }

  #count(key: string, args: Args, who: string): void {
    const his = this.#of(who);
    if (key === 'added' || key === 'added_cards') {
      his.asked += 1;
      his.cards += list(args['cards']).length;
    }
    if (key === 'rescued') his.rescued += number(args['n']);
    if (key === 'tried') his.courts += 1;
    if (key === 'jailed') his.jailed += 1;
    if (key === 'defeated') his.defeated += 1;
    if (key === 'shown') {
      his.loyalties = list(args['loyalties']);
      his.traitor = his.loyalties.some(is_traitor);
    }
  }

  #weigh(move: number, who: string, told: Told): void {
    const { helps, harms, without } = args_of(told);
    const his = this.#of(who);
    his.helps += number(helps);
    his.harms += number(harms);
    if (number(harms) === 0) return;
    this.#weighed.push({
      deed: this.#deed(move, who, 'test', told, true),
      without: text(without),
    });
  }

  #judge(result: string): void {
    for (const { deed, without } of this.#weighed) {
      deed.decisive = result === 'fail' && without !== 'fail';
      if (deed.decisive) this.#of(deed.seat).decisive += 1;
    }
    this.#weighed = [];
  }

  #harm(told: Told): void {
    if (!this.#choice) return;
    const his = this.#of(this.#choice.seat);
    this.#choice.told.push(told);
    this.#choice.harms = true;
    his.losses += lost_of(told);
    if (told.key === 'deep_ones_came') his.deep_ones += number(args_of(told)['n']);
  }

  #lose(move: number, told: Told): void {
    const resource = resources.find((one) => one === args_of(told)['resource']);
    if (!resource) return;
    let lane = this.losses.at(-1);
    if (lane?.turn !== this.#turn) {
      lane = { turn: this.#turn, move, loss: {} };
      this.losses.push(lane);
    }
    lane.loss[resource] = (lane.loss[resource] ?? 0) + lost_of(told);
  }
}

const turn_at = (turns: Hindsight['turns'], move: number): number =>
  turns.findLast((one) => one.move <= move)?.turn ?? 0;

const sure = 50; // percent: from here on a bot takes somebody for a traitor
const about = ['i_suspect', 'i_trust', 'to_the_brig'];

function suspicions_of(
  said: readonly Said[],
  beliefs: readonly Belief[],
  seats: readonly string[],
  turns: Hindsight['turns'],
): Suspicion[] {
  const found: Suspicion[] = said
    .filter(({ phrase }) => about.includes(phrase))
    .map((one) => ({
      move: one.move,
      turn: turn_at(turns, one.move),
      by: one.seat,
      about: one.about ?? '',
      phrase: one.phrase,
      percent: 0,
    }));
  const before = new Map<string, number>();
  for (const { seat, move, suspicions } of beliefs) {
    const highest = Math.max(...suspicions.filter((_, i) => seats[i] !== seat));
    seats.forEach((other, i) => {
      const percent = suspicions[i] ?? 0;
      const pair = `${seat} ${other}`;
      const suspects = other !== seat && percent >= sure && percent === highest;
      if (suspects && (before.get(pair) ?? 0) < sure)
        found.push({
          move,
          turn: turn_at(turns, move),
          by: seat,
          about: other,
          phrase: '',
          percent,
        });
      before.set(pair, percent);
    });
  }
  return found.sort((a, b) => a.move - b.move);
}

// Over the whole game, each belief as long as it was held.
function suspected_on_average(
  beliefs: readonly Belief[],
  seats: readonly string[],
  last: number,
): Map<string, number> {
  const sums = new Map<string, { sum: number; moves: number }>();
  beliefs.forEach(({ seat, move, suspicions }, i) => {
    const next = beliefs.slice(i + 1).find((one) => one.seat === seat)?.move ?? last;
    seats.forEach((other, k) => {
      if (other === seat) return;
      const so_far = sums.get(other) ?? { sum: 0, moves: 0 };
      so_far.sum += (suspicions[k] ?? 0) * (next - move);
      so_far.moves += next - move;
      sums.set(other, so_far);
    });
  });
  return new Map(
    [...sums].flatMap(([seat, { sum, moves }]) =>
      moves > 0 ? [[seat, sum / moves] as const] : [],
    ),
  );
}

export function hindsight_of(moves: Moves, seats: readonly string[]): Hindsight {
  const teller = new Teller(seats);
  for (const event of moves.events) teller.hear(event);
  const last = moves.events.at(-1)?.move ?? 0;
  const suspicions = suspicions_of(moves.said, moves.beliefs, seats, teller.turns);
  const average = suspected_on_average(moves.beliefs, seats, last);
  const statistics = [...teller.by_seat.values()].map((one) => ({
    ...one,
    suspected: average.get(one.seat) ?? null,
    accused: suspicions.filter(
      (s) => s.about === one.seat && s.phrase !== '' && s.phrase !== 'i_trust',
    ).length,
    trusted: suspicions.filter((s) => s.about === one.seat && s.phrase === 'i_trust').length,
  }));
  // A choice that cost nothing is not worth telling.
  const deeds = teller.deeds.filter(({ kind, harms }) => kind !== 'choice' || harms);
  return {
    deeds,
    suspicions,
    statistics,
    turns: teller.turns,
    losses: teller.losses,
    last,
  };
}

/** By what was said and believed: first the most trusted; empty: nobody said or believed anything. */
export function by_trust(statistics: readonly Statistics[]): Statistics[] {
  const heard = statistics.some((one) => one.suspected !== null || one.accused + one.trusted > 0);
  if (!heard) return [];
  const doubt = (one: Statistics): number => (one.suspected ?? 0) / 10 + one.accused - one.trusted;
  return [...statistics].sort((a, b) => doubt(a) - doubt(b));
}

const sum = (loss: Lane['loss']): number => Object.values(loss).reduce((a, b) => a + b, 0);
/** The turn that cost the ship most, with what was done in it; null: it lost nothing. */
export function turning_point({ losses, deeds }: Hindsight): (Lane & { deeds: Deed[] }) | null {
  const worst = [...losses].sort((a, b) => sum(b.loss) - sum(a.loss))[0];
  if (!worst) return null;
  const then = deeds.filter((deed) => deed.turn === worst.turn && deed.harms);
  return { ...worst, deeds: then };
}
