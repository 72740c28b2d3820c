// SPDX-License-Identifier: Apache-2.0
// The legal moves, sorted by where they are clicked: a space of the plan, a seat, a card in hand.
// Every move is in the list as well; the first nine entries have the number keys.
import type { Skill } from './art/palette';
import { card_in, is_seat, parse, type Move } from './notation';
import { improves, sheets } from './sheets';
import { canonical, skills as all_skills, yes, type ShipView } from './view';

const rooms = ['bridge', 'chapel', 'captains_cabin', 'cargo_hold', 'galley', 'boiler_room', 'brig'];
const here = ['rescue', 'defeat', 'repair', 'trade'];

/** The space on which this move is clicked, if it has one. */
export function place_of(move: Move, view: ShipView): string | null {
  const first = move.args[0];
  const own = view.seats[view.viewer]?.space ?? null;
  if (['move', 'space', 'activate'].includes(move.verb)) return first ?? null;
  if (['attack', 'target'].includes(move.verb)) {
    if (first === 'deep_one') return move.args[1] ?? own;
    return is_seat(first) ? (view.seats[first as string]?.space ?? null) : null;
  }
  if (move.verb === 'use' && rooms.includes(first ?? '')) return first as string;
  return here.includes(move.verb) ? own : null;
}

export function seat_of(move: Move): string | null {
  if (['attack', 'target'].includes(move.verb) && is_seat(move.args[0]))
    return move.args[0] as string;
  return move.verb === 'give' && is_seat(move.args[1]) ? (move.args[1] as string) : null;
}

export type Family = 'move' | 'fight' | 'place' | 'card' | 'ability' | 'choice' | 'reveal' | 'end';

export function family_of(move: Move): Family {
  if (['move', 'space', 'activate'].includes(move.verb)) return 'move';
  if (['attack', 'target', 'rescue', 'defeat'].includes(move.verb)) return 'fight';
  if (['pass', 'done', 'no'].includes(move.verb)) return 'end';
  if (card_in(move)) return 'card';
  if (move.verb === 'use') return rooms.includes(move.args[0] ?? '') ? 'place' : 'ability';
  if (move.verb === 'reveal') return 'reveal';
  if (['repair', 'trade'].includes(move.verb)) return 'ability';
  return 'choice';
}

export interface Entry {
  readonly family: Family;
  readonly moves: readonly Move[]; // several: chosen in a second step
}

// So many have room beside the hand, one by one; of more, a family with this many members takes one
// line of the list and is opened by it. Where there is but one family that would win nothing, unless
// it is cards: they lie lit in the hand.
const shown_whole = 6;
const shown_of_one_family = 9;
const folded_from = 4;
const order: readonly Family[] = [
  'choice',
  'place',
  'fight',
  'card',
  'ability',
  'move',
  'reveal',
  'end',
];
// What ends a turn or a secret is never behind another button.
const never_folded: readonly Family[] = ['reveal', 'end'];

/** The list beside the number keys: short families one by one, long ones folded. */
export function entries_of(legal: readonly string[]): Entry[] {
  const moves = legal.map(parse);
  const families = new Set(moves.map(family_of).filter((one) => !never_folded.includes(one)));
  const alone = families.size === 1 && !families.has('card');
  if (moves.length <= (alone ? shown_of_one_family : shown_whole))
    return sorted(moves).map((move) => ({ family: family_of(move), moves: [move] }));
  return order.flatMap((family) => {
    const members = moves.filter((move) => family_of(move) === family);
    if (members.length >= folded_from && !never_folded.includes(family))
      return [{ family, moves: members }];
    return members.map((move) => ({ family, moves: [move] }));
  });
}

function sorted(moves: Move[]): Move[] {
  return [...moves].sort((a, b) => order.indexOf(family_of(a)) - order.indexOf(family_of(b)));
}

export interface Spots {
  readonly places: ReadonlyMap<string, Move[]>;
  readonly seats: ReadonlyMap<string, Move[]>;
  readonly cards: ReadonlyMap<string, Move[]>;
}

export function spots_of(legal: readonly string[], view: ShipView): Spots {
  const places = new Map<string, Move[]>();
  const seats = new Map<string, Move[]>();
  const cards = new Map<string, Move[]>();
  const add = (map: Map<string, Move[]>, key: string | null, move: Move): void => {
    if (key !== null) map.set(key, [...(map.get(key) ?? []), move]);
  };
  for (const move of legal.map(parse)) {
    add(places, place_of(move, view), move);
    add(seats, seat_of(move), move);
    add(cards, card_in(move), move);
  }
  return { places, seats, cards };
}

/** How many cards of a deck may be drawn at most; not named: as many as one likes. */
export type Limits = Partial<Record<Skill, number>>;

/** Questions that are answered with several cards, or several decks, in one line. */
export type Several =
  | {
      readonly of: 'cards';
      readonly verb: 'contribute' | 'discard';
      readonly cards: string[];
      readonly most: number;
      readonly exactly: boolean;
    }
  | {
      readonly of: 'skills';
      readonly verb: 'draw' | 'swap';
      readonly skills: Skill[];
      readonly most: number;
      readonly exactly: boolean;
      readonly limits: Limits;
    };

const card_questions: Record<string, 'contribute' | 'discard'> = {
  contribute: 'contribute',
  discard_cards: 'discard',
  pay_repair: 'discard',
  pay_passage: 'discard',
  persistence: 'discard',
  exchange_for_treachery: 'discard',
};

export function several_of(
  question: string,
  legal: readonly string[],
  view: ShipView,
): Several | null {
  const moves = legal.map(parse);
  const count = view.asked?.count ?? 0;
  const verb = card_questions[question];
  if (verb) {
    const skills = new Set(moves.filter((move) => move.verb === verb).map((move) => move.args[0]));
    const any = ['discard_cards', 'persistence', 'exchange_for_treachery'].includes(question);
    const may_be = (card: string): boolean =>
      question === 'contribute'
        ? legal.includes(`contribute ${card}`)
        : any || skills.has(card.split(' ')[0]);
    const cards = [...(view.hand ?? [])].filter(may_be).sort(canonical);
    return {
      of: 'cards',
      verb,
      cards,
      most: most_cards(question, view, cards.length),
      exactly: question === 'discard_cards',
    };
  }
  if (
    question === 'draw_from_set' ||
    question === 'draw_from_any' ||
    question === 'swap_for_treachery'
  ) {
    const draws = question === 'swap_for_treachery' ? 'swap' : 'draw';
    const named = new Set(moves.filter((move) => move.verb === draws).map((move) => move.args[0]));
    const limits = question === 'draw_from_any' ? {} : skill_set(view);
    const set = new Set<string>(
      question === 'draw_from_any' ? all_skills.slice(0, 5) : Object.keys(limits),
    );
    const exactly =
      question === 'draw_from_set' || (question === 'draw_from_any' && !legal.includes('done'));
    return {
      of: 'skills',
      verb: draws,
      skills: all_skills.filter((skill) => set.has(skill) || named.has(skill)),
      most: count,
      exactly,
      limits,
    };
  }
  return null;
}

// The moves name a deck only while later ones are still to come, so the sheet says what there is;
// an active Improvement adds one card.
function skill_set(view: ShipView): Limits {
  const me = view.seats[view.viewer];
  if (!me || me.character === '-') return {};
  const set: Limits = { ...sheets[me.character].set };
  const more = improves[me.improvement];
  if (more) set[more] = (set[more] ?? 0) + 1;
  return set;
}

// From the Brig, and by a revealed traitor, one card; Persistence takes five.
function most_cards(question: string, view: ShipView, held: number): number {
  const me = view.seats[view.viewer];
  if (question === 'discard_cards') return view.asked?.count ?? held;
  if (question === 'persistence') return Math.min(5, held);
  if (question !== 'contribute' || !me) return held;
  return me.space === 'brig' || yes(me.revealed) ? Math.min(1, held) : held;
}

/** The line of several picks, in the order notation wants. */
export function line_of(several: Several, picks: readonly string[]): string {
  if (picks.length === 0) return 'done';
  const sorted_picks =
    several.of === 'cards'
      ? [...picks].sort(canonical)
      : all_skills.flatMap((skill) => picks.filter((one) => one === skill));
  return `${several.verb} ${sorted_picks.join(', ')}`;
}
