// SPDX-License-Identifier: Apache-2.0
//
// Slips on the time line and in the log of a review.
import type { Analysis, JudgedDecision } from '../protocol';
import { t } from '../lib/words.svelte';
import type { Mark } from '../table/game_parts';
import type { LogLine } from '../table/log';
import { place_of } from '../table/reasons';
import { change, is_slip, signs } from './reading';

export interface LineSign {
  sign: string;
  text: string;
  move: number; // where the decision is shown
}

type Names = Record<string, string>;

const slips_of = (analysis: Analysis, only: string | null): JudgedDecision[] =>
  analysis.decisions.filter((one) => is_slip(one.verdict) && (only === null || one.seat === only));
const said = (one: JudgedDecision, names: Names): string =>
  t('web.analysis.mark', {
    player: names[one.seat] ?? one.seat,
    verdict: t(`web.analysis.verdict.${one.verdict}`),
    loss: change(-one.error),
  });

export const slip_marks = (analysis: Analysis, only: string | null, names: Names): Mark[] =>
  slips_of(analysis, only).map((one) => ({ move: one.move, text: said(one, names), bad: true }));

/** By the place of the line; of several slips in one deed the worst. */
export function line_signs(
  analysis: Analysis,
  only: string | null,
  lines: readonly LogLine[],
  names: Names,
): Map<number, LineSign> {
  const found = new Map<number, LineSign>();
  const losses = new Map<number, number>();
  for (const one of slips_of(analysis, only)) {
    const place = place_of(lines, { move: one.move + 1, mover: one.seat });
    if (place < 0 || (losses.get(place) ?? -1) >= one.error) continue;
    losses.set(place, one.error);
    found.set(place, { sign: signs[one.verdict], text: said(one, names), move: one.move });
  }
  return found;
}
