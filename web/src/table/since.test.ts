// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { LogLine } from './log';
import { again, because, fold_passes, last_deeds, since_mine, type Since } from './since';
import { initials_of } from '../lib/things.svelte';

let move = 0;
const line = (who: string, more: Partial<LogLine> = {}): LogLine => ({
  move: ++move,
  kind: 'move',
  text: `${who} ${move}`,
  who,
  ...more,
});
const deed = (who: string, ...things: string[]): LogLine =>
  line(who, { act: true, sign: 'hand', things: [`seat:${who}`, ...things] });
const turn = (who: string): LogLine => line(who, { kind: 'turn' });

test('the last deed of a seat is all it decided in its last turn', () => {
  const deeds = last_deeds([
    turn('A'),
    deed('A', 'stack:crab'),
    turn('B'),
    deed('B', 'lord:jailer'),
    deed('B', 'location:jail'),
    turn('A'),
    deed('A', 'deck'),
    line('A', { things: ['lord:landlord'] }), // came of it, was not decided
  ]);
  expect([...(deeds.get('A') ?? [])]).toEqual(['deck']);
  expect([...(deeds.get('B') ?? [])].sort()).toEqual(['location:jail', 'lord:jailer']);
});

test('a deed that names its marks leaves the other things alone', () => {
  const bought = { ...deed('B', 'seat:A', 'deck'), marks: ['deck'] };
  expect([...(last_deeds([turn('A'), bought]).get('B') ?? [])]).toEqual(['deck']);
});

test('a second turn in a row says what gave it to me', () => {
  const gift = line('A', { text: 'Ada has another turn.' });
  const twice = [turn('B'), deed('B'), turn('A'), deed('A'), gift, turn('A')];
  expect(again(twice, 'A')).toBe('Ada has another turn.');
  expect(again(twice, 'B')).toBe('');
  expect(again(twice.slice(0, 3), 'A')).toBe(''); // an ordinary turn
  expect(again([...twice, turn('B'), turn('A')], 'A')).toBe('');
  expect(again([], null)).toBe('');
});

const told = ({ seats }: Since): [string, number][] =>
  seats.map(({ seat, lines }) => [seat, lines.length]);

test('since my turn is everything after it, by seat, whatever I was asked meanwhile', () => {
  const first = deed('B');
  const lost = line('A', { sign: 'pearl' }); // happened to me
  const mine = [turn('A'), deed('A', 'deck'), line('A', { sign: 'pearl' })];
  const before = [turn('B'), deed('B'), ...mine];
  const begins = turn('B');
  const since = since_mine([...before, begins, first, deed('A'), lost, turn('C'), deed('C')], 'A');
  expect(since.first).toBe(begins);
  expect(told(since)).toEqual([
    ['B', 1],
    ['A', 1],
    ['C', 1],
  ]);
});

test('during my turn, my last turn is the one before', () => {
  const first = deed('B');
  const gain = line('A', { sign: 'pearl' }); // of my own turn: no news to me
  const lines = [turn('A'), deed('A'), turn('B'), first, turn('A'), deed('A'), gain];
  expect(told(since_mine(lines, 'A'))).toEqual([['B', 1]]);
  expect(told(since_mine([...lines, turn('A'), deed('A')], 'A'))).toEqual([['B', 1]]); // a second one in a row
});

test('somebody who has not had a turn yet hears everything', () => {
  const lines = [turn('B'), deed('B'), turn('C'), deed('C')];
  expect(since_mine(lines, 'A').first).toBe(lines[0]);
});

test('what nobody decided is told apart', () => {
  const storm: LogLine = { move: 99, kind: 'chance', text: 'a storm', sign: 'travel' };
  const since = since_mine([turn('A'), deed('A'), turn('B'), storm, deed('B')], 'A');
  expect(since.seats.map(({ seat }) => seat)).toEqual(['', 'B']);
});

test('before anything happened there is nothing to tell', () => {
  expect(since_mine([], 'A')).toEqual({ first: undefined, seats: [] });
  expect(since_mine([deed('A')], 'A').seats).toEqual([]);
});

test('why I am asked is what somebody else decided, and what came of it last', () => {
  const roll: LogLine = { move: 7, kind: 'chance', text: 'The die shows 4.' };
  const attack = deed('B', 'space:d3');
  expect(because([deed('C'), attack, roll, line('A', { kind: 'pass' })], 'A')).toBe(
    `${attack.text} The die shows 4.`,
  );
  expect(because([attack, deed('A')], 'A')).toBe(attack.text);
  expect(because([attack, line('B', { sign: 'pearl' })], 'A')).toBe(attack.text); // what B got by it
  const monster: LogLine = { move: 8, kind: 'chance', text: 'It attacks B.', begins: true };
  expect(because([attack, monster, roll], 'A')).toBe('It attacks B. The die shows 4.');
  expect(because([], 'A')).toBe('');
});

test('how a die was changed is not why it was rolled', () => {
  const roll: LogLine = { move: 7, kind: 'chance', text: 'The die shows 4.' };
  const attack: LogLine = { move: 5, kind: 'move', text: 'It attacks B.', begins: true };
  const again = line('B', { kind: 'move', act: true, part: true });
  expect(because([turn('C'), deed('C'), attack, deed('B'), again, roll], 'A')).toBe(
    'It attacks B. The die shows 4.',
  );
});

test('what I did before something else began is no reason', () => {
  const drawn: LogLine = { move: 5, kind: 'chance', text: 'A card is drawn.', begins: true };
  const given = line('B', { kind: 'move', act: true, part: true });
  expect(because([turn('A'), deed('A'), drawn, given], 'A')).toBe('A card is drawn.');
  const mine = deed('A');
  expect(because([turn('A'), deed('B'), drawn, mine], 'A')).toBe(mine.text);
});

test('passes in a row are one line, each player once', () => {
  const pass = (who: string): LogLine => line(who, { kind: 'pass' });
  const names = { A: 'Ada', B: 'Ben' };
  const words = (players: string[]): string => `${players.join('+')} pass`;
  const folded = fold_passes([pass('A'), deed('B'), pass('A'), pass('B'), pass('A')], names, words);
  expect(folded.map(({ kind }) => kind)).toEqual(['pass', 'move', 'pass']);
  expect(folded[2]?.text).toBe('Ada+Ben pass');
  expect(folded[2]?.who).toBeUndefined();
});

test('a part of something greater is no reason for a question', () => {
  const drawn: LogLine = { move: 5, kind: 'chance', text: 'A card is drawn.', begins: true };
  const shuffled: LogLine = { move: 6, kind: 'chance', text: 'Cards are shuffled.', part: true };
  expect(because([turn('B'), drawn, shuffled], 'A')).toBe('A card is drawn.');
});

test('initials tell the seats apart', () => {
  expect(initials_of({ A: 'Ada', B: 'Ben', C: 'Bruno' })).toEqual({ A: 'Ad', B: 'Be', C: 'Br' });
  expect(initials_of({ A: 'Bella', B: 'Ben' })).toEqual({ A: 'Bel', B: 'Ben' });
});
