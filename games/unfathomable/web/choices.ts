// SPDX-License-Identifier: Apache-2.0
// The legal moves, sorted by where they are clicked: a space of the plan, a seat, a card in hand.
// Every move is in the list as well; the first nine entries have the number keys.
import { card_in, parse, part_of, type Move } from './notation';
import { skills as all_skills, type ShipView } from './view';
import type { Skill } from './view_types';
import { ability_family } from './words';

const here = ['rescue', 'defeat', 'repair', 'trade'];

// The room of an ability that is one.
function room_of(move: Move): string | null {
  const ability = part_of(move, 'ability');
  return ability !== null && ability_family(ability) === 'space' ? ability : null;
}

/** The space on which this move is clicked, if it has one. */
export function place_of(move: Move, view: ShipView): string | null {
  const own = view.seats[view.viewer]?.space ?? null;
  const place = part_of(move, 'to', 'in', 'space') ?? room_of(move);
  if (place !== null) return place;
  const deep_one = part_of(move, 'deep_one');
  if (deep_one !== null) return deep_one.split(' ')[1] ?? own;
  const seat = seat_of(move);
  if (seat !== null && move.verb !== 'give') return view.seats[seat]?.space ?? null;
  return here.includes(move.verb) ? own : null;
}

export const seat_of = (move: Move): string | null => part_of(move, 'seat');

export type Family =
  'move' | 'space' | 'fight' | 'place' | 'card' | 'ability' | 'lead' | 'choice' | 'reveal' | 'end';

export function family_of(move: Move): Family {
  if (part_of(move, 'to') !== null) return 'move';
  if (part_of(move, 'in', 'space') !== null) return 'space';
  if (['attack', 'target', 'rescue', 'defeat'].includes(move.verb)) return 'fight';
  if (['pass', 'done', 'no'].includes(move.verb)) return 'end';
  if (card_in(move)) return 'card';
  if (move.verb === 'use') return room_of(move) === null ? 'ability' : 'place';
  if (move.verb === 'reveal' || move.verb === 'lead') return move.verb;
  if (['repair', 'trade'].includes(move.verb)) return 'ability';
  return 'choice';
}

export interface Entry {
  readonly family: Family;
  readonly moves: readonly Move[]; // several: chosen in a second step
}

// This many fit beside the hand one by one. If there are more, a family with this many members
// takes one line of the list, which opens it. With only one family that would gain nothing, unless
// it is cards, which are lit in the hand.
const shown_whole = 6;
const shown_of_one_family = 9;
const folded_from = 4;
const cards_folded_from = 2; // they are lit in the hand too
const order: readonly Family[] = [
  'choice',
  'place',
  'fight',
  'card',
  'ability',
  'lead',
  'move',
  'space',
  'reveal',
  'end',
];
// A move that ends a turn or a secret is never behind another button.
const never_folded: readonly Family[] = ['reveal', 'end'];

/** The list beside the number keys: short families one by one, long ones folded. */
export function entries_of(legal: readonly string[]): Entry[] {
  const moves = legal.map(parse);
  const families = new Set(moves.map(family_of).filter((one) => !never_folded.includes(one)));
  const alone = families.size === 1 && !families.has('card');
  if (!families.has('lead') && moves.length <= (alone ? shown_of_one_family : shown_whole))
    return sorted(moves).map((move) => ({ family: family_of(move), moves: [move] }));
  return order.flatMap((family) => {
    const members = moves.filter((move) => family_of(move) === family);
    const many = family === 'card' ? cards_folded_from : folded_from;
    if (members.length >= many && !never_folded.includes(family))
      return [{ family, moves: members }];
    return members.map((move) => ({ family, moves: [move] }));
  });
}

/** Cards are lit in the hand: where room is short, one line of the list stands for all of them. */
export function with_folded_cards(entries: readonly Entry[]): Entry[] {
  const cards = entries.filter(({ family }) => family === 'card');
  if (cards.length < cards_folded_from) return [...entries];
  const all: Entry = { family: 'card', moves: cards.flatMap(({ moves }) => moves) };
  return entries.flatMap((one) => (one === cards[0] ? [all] : one.family === 'card' ? [] : [one]));
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

/** Questions that are answered with several cards, or several decks, in one line. */
export interface SeveralCards {
  readonly of: 'cards';
  readonly verb: string;
  readonly cards: readonly string[];
  readonly worth: Readonly<Record<string, number>>; // in a test, or as a payment
  readonly most: number;
  readonly exactly: boolean;
}
export interface SeveralDecks {
  readonly of: 'skills';
  readonly verb: string;
  readonly skills: readonly Skill[];
  readonly limits: Partial<Record<Skill, number>>; // how often each deck may be named
  readonly most: number;
  readonly exactly: boolean;
}
export type Several = SeveralCards | SeveralDecks;

export function several_of(view: ShipView): Several | null {
  const { picks } = view;
  if (!picks) return null;
  const { verb, most, exactly, cards, worth = {}, decks = {} } = picks;
  if (cards) return { of: 'cards', verb, cards, worth, most, exactly };
  const skills = all_skills.filter((skill) => skill in decks);
  return { of: 'skills', verb, skills, limits: decks, most, exactly };
}

/** One card from one deck: naming the deck is the whole answer. */
export const one_deck = (several: Several): boolean =>
  several.of === 'skills' && several.exactly && several.most === 1;

/** The line of several picks; the notation takes them in any order. */
export const line_of = (several: Several, picks: readonly string[]): string =>
  picks.length === 0 ? 'done' : `${several.verb} ${picks.join(', ')}`;

/** What cards are worth together, of those that may be picked. */
export const worth_of = (several: SeveralCards, picks: readonly string[]): number =>
  picks.reduce((sum, card) => sum + (several.worth[card] ?? 0), 0);
