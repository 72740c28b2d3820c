// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { Analysis, JudgedDecision, Verdict } from '../protocol';
import type { LogLine } from '../table/log';
import { line_signs, slip_marks } from './marks';
import { decision_at, side_at, slip_beyond } from './reading';

const decision = (move: number, seat: string, verdict: Verdict, error: number): JudgedDecision => ({
  move,
  turn: 1,
  seat,
  question: '',
  played: 'explore',
  verdict,
  error,
  uncertainty: 0,
  lead: null,
  better: null,
  reason: null,
  gains: [],
  costs: [],
  better_in: 0,
  worse_in: 0,
  moves: [],
});
const analysis = {
  decisions: [
    decision(0, 'A', 'best', 0),
    decision(2, 'B', 'mistake', 0.06),
    decision(4, 'A', 'forced', 0),
    decision(5, 'A', 'blunder', 0.2),
    decision(6, 'A', 'inaccuracy', 0.03),
  ],
} as unknown as Analysis;

test('only slips are marked, and of one player if wanted', () => {
  expect(slip_marks(analysis, null, {}).map(({ move }) => move)).toEqual([2, 5, 6]);
  expect(slip_marks(analysis, 'A', {}).map(({ move }) => move)).toEqual([5, 6]);
});

test('the next slip is the nearest in that direction', () => {
  expect(slip_beyond(analysis, 0, true, null)?.move).toBe(2);
  expect(slip_beyond(analysis, 2, true, null)?.move).toBe(5);
  expect(slip_beyond(analysis, 6, false, null)?.move).toBe(5);
  expect(slip_beyond(analysis, 5, false, 'A')).toBeUndefined();
});

test('where there was nothing to choose nothing is said', () => {
  expect(decision_at(analysis, 4)).toBeUndefined();
  expect(decision_at(analysis, 5)?.verdict).toBe('blunder');
});

test('of several slips in one deed the log shows the worst', () => {
  const lines: LogLine[] = [
    { move: 3, kind: 'move', text: 'B explores', who: 'B', act: true },
    { move: 7, kind: 'move', text: 'A recruits', who: 'A', act: true },
  ];
  const signs = line_signs(analysis, null, lines, {});
  expect(signs.get(0)?.sign).toBe('?');
  expect(signs.get(1)?.sign).toBe('??');
  expect(signs.get(1)?.move).toBe(5);
});

test('a side is the one that a player had at that moment', () => {
  const sides = (move: number, ...all: string[]) => ({ move, sides: all });
  const game = {
    seats: [{ seat: 'A' }, { seat: 'B' }],
    curve: [sides(0, '', ''), sides(3, 'one', 'one'), sides(6, 'one', 'other')],
  } as unknown as Analysis;
  expect(side_at(game, 'B', 2)).toBe('');
  expect(side_at(game, 'B', 5)).toBe('one');
  expect(side_at(game, 'B', 9)).toBe('other');
});
