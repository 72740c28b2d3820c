// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { Document, Event } from '$web/protocol';
import type { LogLine } from '$web/table/log';
import { came_of, givers_of, tests_of } from './tests';

let move = 0;
const event = (key: string, args: Document): Event => ({
  move: ++move,
  mover: 'A',
  text: '',
  at: 0,
  remark: '',
  told: [{ key, args }],
  why: null,
});
const game = [
  event('turn', { player: 'A', n: 3 }),
  event('mythos', { player: 'A', mythos: 'sewage_backup' }),
  event('test', { skills: ['lore', 'will'], target: 8 }),
  event('chaos_joins', { n: 2 }),
  event('added', { player: 'B', n: 2 }),
  event('added', { player: 'C', n: 0 }),
  event('added_cards', { player: 'A', cards: ['lore 3'] }),
  event('pile', { cards: ['lore 3', 'will 2'], total: 5, target: 8 }),
  event('tested', { result: 'fail', total: 5, target: 8 }),
  event('dial', { resource: 'food', from: 6, to: 4 }),
  event('turn', { player: 'B', n: 4 }),
  event('tried', { player: 'B', other: 'C' }),
  event('test', { skills: ['influence'], target: 6 }),
  event('added', { player: 'B', n: 1 }),
  event('tested', { result: 'pass', total: 7, target: 6 }),
  event('dial', { resource: 'fuel', from: 6, to: 5 }),
];

test('a test keeps who gave how many, who gave nothing, and what it came to', () => {
  const [first, second] = tests_of(game);
  expect(first).toMatchObject({
    turn: 3,
    crisis: 'sewage_backup',
    skills: ['lore', 'will'],
    target: 8,
    given: { A: 1, B: 2, C: 0 },
    chaos: 2,
    total: 5,
    result: 'fail',
  });
  expect(second).toMatchObject({ crisis: '', against: 'C', given: { B: 1 }, result: 'pass' });
});

test('a test that is not over has no result yet', () => {
  expect(tests_of(game.slice(0, 5))[0]).toMatchObject({ total: null, given: { B: 2 } });
});

test('per player: how often asked, how many given, how often it helped', () => {
  const [, ben, cleo] = givers_of(tests_of(game), ['A', 'B', 'C']);
  expect(ben).toEqual({ seat: 'B', tests: 2, cards: 3, helped: 2, passed: 1 });
  expect(cleo).toEqual({ seat: 'C', tests: 1, cards: 0, helped: 0, passed: 0 });
});

test('what came of the newest test is told until the next deed or turn, without passes', () => {
  let at = 0;
  const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({
    move: ++at,
    kind: 'move',
    text,
    ...more,
  });
  const lines = [
    line('an earlier result', { sign: 'test' }),
    line('long ago'),
    line('a result', { sign: 'test' }),
    line('B passes', { kind: 'pass' }),
    line('food falls'),
    line('a Deep One comes', { kind: 'chance' }),
  ];
  expect(came_of(lines)).toEqual(['food falls', 'a Deep One comes']);
  expect(came_of([...lines, line('turn of B', { kind: 'turn' }), line('B moves')])).toEqual([
    'food falls',
    'a Deep One comes',
  ]);
  expect(came_of([...lines, line('B is a traitor', { act: true }), line('sanity falls')])).toEqual([
    'food falls',
    'a Deep One comes',
  ]);
  expect(came_of([line('nothing yet')])).toEqual([]);
});
