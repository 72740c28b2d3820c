// SPDX-License-Identifier: Apache-2.0
//
// All tests so far, from the events: how many cards each gave, the result, what it was for.
import type { Document, Event } from '$web/protocol';
import type { Skill } from './art/palette';
import { resources, type Resource } from './view';

export interface PastTest {
  move: number; // of its end, or of its last event so far
  turn: number;
  crisis: string; // the mythos card it belongs to; empty: none
  against: string; // the seat that was to be arrested; empty: nobody
  skills: Skill[];
  target: number;
  given: Record<string, number>; // by seat; who is not in it was not asked
  chaos: number;
  pile: string[];
  total: number | null; // null: it is not over
  result: string;
}

type Args = Record<string, Document>;
const text = (value: Document | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Document | undefined): number => Number(value ?? 0);
const list = (value: Document | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

export function tests_of(events: readonly Event[]): PastTest[] {
  const tests: PastTest[] = [];
  let turn = 0;
  let crisis = '';
  let against = '';
  let open: PastTest | null = null;
  const hear = (key: string, args: Args, move: number): void => {
    if (key === 'turn') {
      turn = number(args['n']);
      crisis = '';
    } else if (key === 'mythos') crisis = text(args['mythos']);
    else if (key === 'tried') against = text(args['other']);
    else if (key === 'test' || key === 'test_partial') {
      const skills = list(args['skills']) as Skill[];
      const target = number(args['target']);
      open = { move, turn, crisis, against, skills, target, ...nothing() };
      tests.push(open);
      against = '';
    } else if (open) add(open, key, args, move);
    if (key === 'tested') open = null;
  };
  for (const { told, move } of events)
    for (const { key, args } of told) hear(key, (args ?? {}) as Args, move);
  return tests;
}

const nothing = (): Pick<PastTest, 'given' | 'chaos' | 'pile' | 'total' | 'result'> => ({
  given: {},
  chaos: 0,
  pile: [],
  total: null,
  result: '',
});

function add(test: PastTest, key: string, args: Args, move: number): void {
  test.move = move;
  const seat = text(args['player']);
  const gave = (n: number): void => void (test.given[seat] = (test.given[seat] ?? 0) + n);
  if (key === 'added') gave(number(args['n']));
  if (key === 'added_cards') gave(list(args['cards']).length);
  if (key === 'chaos_joins') test.chaos += number(args['n']);
  if (key === 'pile') test.pile = list(args['cards']);
  if (key === 'tested') {
    test.total = number(args['total']);
    test.result = text(args['result']);
  }
}

export interface Giver {
  seat: string;
  tests: number; // at which the seat was asked
  cards: number;
  passed: number; // of those to which the seat gave something
  helped: number; // to which he gave something
}
export const givers_of = (tests: readonly PastTest[], seats: readonly string[]): Giver[] =>
  seats.map((seat) => {
    const asked = tests.filter(({ given }) => seat in given);
    const helped = asked.filter(({ given }) => (given[seat] ?? 0) > 0);
    return {
      seat,
      tests: asked.length,
      cards: asked.reduce((all, { given }) => all + (given[seat] ?? 0), 0),
      helped: helped.length,
      passed: helped.filter(({ result }) => result === 'pass').length,
    };
  });

export interface Turning {
  turn: number;
  loss: Partial<Record<Resource, number>>;
}
/** The turn that cost the ship most; null: it lost nothing. */
export function turning_point(events: readonly Event[]): Turning | null {
  const turns = new Map<number, Partial<Record<Resource, number>>>();
  let turn = 0;
  for (const { told } of events)
    for (const { key, args } of told) {
      const values = (args ?? {}) as Args;
      if (key === 'turn') turn = number(values['n']);
      const resource = resources.find((one) => one === values['resource']);
      const lost = number(values['from']) - number(values['to']);
      if (key !== 'dial' || !resource || lost <= 0) continue;
      const loss = turns.get(turn) ?? {};
      loss[resource] = (loss[resource] ?? 0) + lost;
      turns.set(turn, loss);
    }
  const sum = (loss: Turning['loss']): number => Object.values(loss).reduce((a, b) => a + b, 0);
  const worst = [...turns].sort(([, a], [, b]) => sum(b) - sum(a))[0];
  return worst ? { turn: worst[0], loss: worst[1] } : null;
}
