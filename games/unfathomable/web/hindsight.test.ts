// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { Belief, Document, Event, Said } from '$web/protocol';
import { by_trust, deeds_of, hindsight_of, turning_point } from './hindsight';

let move = 0;
const event = (mover: string, key: string, args: Document): Event => ({
  move: ++move,
  mover,
  text: '',
  at: 0,
  remark: '',
  told: [{ key, args }],
  why: null,
});
// As everybody's eyes see it: B is a traitor from move 1 on.
const events = [
  event('chance', 'loyalty', { player: 'B', loyalty: 'hybrid' }),
  event('chance', 'loyalty', { player: 'A', loyalty: 'human' }),
  event('A', 'turn', { player: 'A', n: 1 }),
  event('chance', 'mythos', { player: 'A', mythos: 'sewage_backup' }),
  event('chance', 'test', { skills: ['lore'], target: 8 }),
  event('B', 'added_cards', { player: 'B', cards: ['will 4'] }),
  event('C', 'added', { player: 'C', n: 0 }),
  event('A', 'added_cards', { player: 'A', cards: ['lore 5', 'lore 4'] }),
  event('A', 'weighed', { player: 'A', helps: 9, harms: 0, without: 'fail' }),
  event('A', 'weighed', { player: 'B', helps: 0, harms: 4, without: 'pass' }),
  event('A', 'tested', { result: 'fail', total: 5, target: 8 }),
  event('A', 'dial', { resource: 'food', from: 8, to: 6 }),
  event('B', 'turn', { player: 'B', n: 2 }),
  event('chance', 'mythos', { player: 'B', mythos: 'too_many_bodies' }),
  event('B', 'option_second', { player: 'B', option: 'mythos too_many_bodies bottom' }),
  event('B', 'deep_ones_came', { n: 2, in: 'deep' }),
  event('B', 'dial', { resource: 'fuel', from: 7, to: 6 }),
  event('C', 'turn', { player: 'C', n: 3 }),
  event('C', 'option_first', { player: 'C', option: 'mythos infection top' }), // cost nothing
  event('C', 'tried', { player: 'C', other: 'B' }),
  event('C', 'jailed', { player: 'B' }),
  event('B', 'shown', { player: 'B', loyalties: ['hybrid'] }),
  event('B', 'shown', { player: 'A', loyalties: ['human'] }),
];
const said: Said[] = [
  { move: 12, seat: 'C', phrase: 'i_suspect', about: 'B' },
  { move: 12, seat: 'C', phrase: 'i_trust', about: 'A' },
  { move: 13, seat: 'A', phrase: 'hello', about: null },
];
const beliefs: Belief[] = [
  { seat: 'C', move: 3, suspicions: [30, 40, 0] },
  { seat: 'C', move: 11, suspicions: [20, 70, 0] },
  { seat: 'C', move: 13, suspicions: [20, 80, 0] },
];
const game = { seat: 'everybody', events, said, beliefs };
const told = hindsight_of(game, ['A', 'B', 'C']);
const of = (seat: string) => told.statistics.find((one) => one.seat === seat);

test('what a traitor did: the card, the tests they spoiled, what they chose, how they were caught', () => {
  const deeds = told.deeds.filter(({ seat }) => seat === 'B');
  expect(deeds.map(({ kind }) => kind)).toEqual(['loyalty', 'test', 'choice', 'brig']);
  expect(deeds[1]).toMatchObject({ turn: 1, harms: true, decisive: true });
  expect(deeds[2]?.told.map(({ key }) => key)).toEqual(['option_second', 'deep_ones_came', 'dial']);
});

test('helping a test, or choosing what costs nothing, does no harm', () => {
  expect(told.deeds.filter(({ seat }) => seat === 'A')).toEqual([]);
  expect(told.deeds.filter(({ seat, harms }) => seat === 'C' && harms)).toEqual([]);
});

test('in figures', () => {
  expect(of('A')).toMatchObject({
    traitor: false,
    asked: 1,
    cards: 2,
    helps: 9,
    harms: 0,
  });
  expect(of('B')).toMatchObject({
    traitor: true,
    cards: 1,
    harms: 4,
    decisive: 1,
    deep_ones: 2,
    losses: 1,
    jailed: 1,
    accused: 1,
  });
  expect(of('C')).toMatchObject({ asked: 1, cards: 0, courts: 1 });
});

test('a loss that nobody chose is nobody’s', () => {
  expect(of('A')?.losses).toBe(0);
});

test('who suspected whom, and when: what was said, and when a bot became sure', () => {
  expect(
    told.suspicions.map(({ by, about, phrase, percent, turn }) => [
      by,
      about,
      phrase,
      percent,
      turn,
    ]),
  ).toEqual([
    ['C', 'B', '', 70, 1],
    ['C', 'B', 'i_suspect', 0, 1],
    ['C', 'A', 'i_trust', 0, 1],
  ]);
});

test('the most trusted is whom the others suspected least, each belief as long as it was held', () => {
  const order = by_trust(told.statistics.filter(({ seat }) => seat !== 'C'));
  expect(order.map(({ seat }) => seat)).toEqual(['A', 'B']);
  // C believed 40 for 8 moves, 70 for 2, 80 for the other 10.
  expect(of('B')?.suspected).toBeCloseTo((40 * 8 + 70 * 2 + 80 * 10) / 20);
  expect(by_trust(hindsight_of({ ...game, said: [], beliefs: [] }, ['A', 'B']).statistics)).toEqual(
    [],
  );
});

test('the turning point is the turn that cost the ship most, with what was done in it', () => {
  const turning = turning_point(told);
  expect(turning).toMatchObject({ turn: 1, loss: { food: 2 } });
  expect(turning?.deeds.map(({ seat, kind }) => [seat, kind])).toEqual([['B', 'test']]);
  expect(turning_point(hindsight_of({ ...game, events: [] }, ['A']))).toBeNull();
});

test('what a traitor did begins when he became one', () => {
  const turned = [
    event('A', 'turn', { player: 'A', n: 1 }),
    event('A', 'led', { player: 'A', resource: 'sanity' }),
    event('A', 'dial', { resource: 'sanity', from: 9, to: 8 }),
    event('chance', 'loyalty', { player: 'A', loyalty: 'cultist' }),
    event('A', 'revealed', { player: 'A', loyalty: 'cultist' }),
    event('A', 'shown', { player: 'A', loyalties: ['human', 'cultist'] }),
  ];
  const all = hindsight_of({ ...game, events: turned, said: [], beliefs: [] }, ['A']);
  const [his] = all.statistics;
  expect(all.deeds.map(({ kind }) => kind)).toEqual(['choice', 'loyalty', 'reveal']);
  expect(his && deeds_of(all, his).map(({ kind }) => kind)).toEqual(['loyalty', 'reveal']);
  expect(his && deeds_of(all, { ...his, traitor: false })).toHaveLength(3);
});
