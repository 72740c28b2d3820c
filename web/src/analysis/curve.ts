// SPDX-License-Identifier: Apache-2.0
//
// The lines of an analysis, as numbers from 0 to 1.
import type { Analysis } from '../protocol';

export type Kind = 'chances' | 'suspicion';

export interface Point {
  move: number;
  value: number;
}

/** Which lines there are: suspicion only where sides are hidden. */
export const kinds_of = (analysis: Analysis): Kind[] =>
  analysis.curve.some(({ suspicions }) => suspicions.length > 0)
    ? ['chances', 'suspicion']
    : ['chances'];

export const line_of = (analysis: Analysis, kind: Kind | 'goal', seat: number): Point[] =>
  analysis.curve.flatMap(({ move, chances, suspicions, goal }) => {
    const value =
      kind === 'goal' ? goal : kind === 'chances' ? chances[seat] : (suspicions[seat] ?? null);
    return value === null || value === undefined ? [] : [{ move, value }];
  });

/** Between two points of the line, in proportion. */
export function at_move(points: readonly Point[], move: number): number {
  const after = points.findIndex((point) => point.move >= move);
  const [a, b] = [points[after - 1], points[after]];
  if (!b) return points.at(-1)?.value ?? 0;
  if (!a || b.move === a.move) return b.value;
  return a.value + ((b.value - a.value) * (move - a.move)) / (b.move - a.move);
}

/** Where labels of these heights stand without covering each other. */
const apart = 0.13;
export function ends_apart(values: readonly number[]): number[] {
  const order = values.map((value, i) => ({ value, i })).sort((a, b) => a.value - b.value);
  let least = 0;
  for (const one of order) least = (one.value = Math.max(one.value, least)) + apart;
  // What was pushed beyond the top pushes back.
  let most = 1;
  for (const one of order.toReversed()) most = (one.value = Math.min(one.value, most)) - apart;
  const placed: number[] = [];
  for (const { value, i } of order) placed[i] = value;
  return placed;
}
