// SPDX-License-Identifier: Apache-2.0
//
// All tests so far, from the events: how many cards each gave, the result, what it was for.
import type { Document, Event } from '$web/protocol';
import type { LogLine } from '$web/table/log';
import type { Skill } from './art/palette';

export interface PastTest {
  move: number; // of its end, or of its last event so far
  turn: number;
  crisis: string; // the mythos card it belongs to; empty: none
  against: string; // the seat that was to be arrested; empty: nobody
  skills: Skill[];
  target: number;
  given: Record<string, number>; // by seat; who is not in it was not asked
  worth: Record<string, { helps: number; harms: number }>; // of those whose cards are known
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

const nothing = (): Pick<PastTest, 'given' | 'worth' | 'chaos' | 'pile' | 'total' | 'result'> => ({
  given: {},
  worth: {},
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
  if (key === 'weighed')
    test.worth[seat] = {
      helps: number(args['helps']),
      harms: number(args['harms']),
    };
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
  helped: number; // to which they added something
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

const most_told = 5;

/** What followed the end of the newest test until somebody did something else, in the words of the log. */
export function came_of(lines: readonly LogLine[]): string[] {
  const end = lines.findLastIndex(({ sign, act }) => sign === 'test' && !act);
  const after = end < 0 ? [] : lines.slice(end + 1);
  const next = after.findIndex(({ kind, act, part }) => kind === 'turn' || (act && !part));
  return (next < 0 ? after : after.slice(0, next))
    .filter(({ kind }) => kind === 'move' || kind === 'chance')
    .slice(0, most_told)
    .map(({ text }) => text);
}
