// SPDX-License-Identifier: Apache-2.0
//
// What the page says about an analysis: the decision at a position, marks, numbers.
import type { Analysis, Gain, JudgedDecision, Reason, Verdict } from '../protocol';
import { has_word, number_text, t } from '../lib/words.svelte';

/** What is worth a mark on the time line and in the log. */
export const is_slip = (verdict: Verdict): boolean =>
  verdict === 'inaccuracy' || verdict === 'mistake' || verdict === 'blunder';

/** As players of chess write it; the words stand beside it. */
export const signs: Record<Verdict, string> = {
  forced: '',
  best: '✓',
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The decision that is about to be made after so many moves. */
export const decision_at = (analysis: Analysis, move: number): JudgedDecision | undefined =>
  analysis.decisions.find((one) => one.move === move && one.verdict !== 'forced');

/** On whose side a seat truly was after so many moves; empty where there are none. */
export function side_at(analysis: Analysis, seat: string, move: number): string {
  const place = analysis.seats.findIndex((one) => one.seat === seat);
  const point = analysis.curve.findLast((one) => one.move <= move);
  return point?.sides[place] ?? '';
}

/** The next one worth a look, in either direction; `seat`: only theirs. */
export function slip_beyond(
  analysis: Analysis,
  move: number,
  forwards: boolean,
  seat: string | null,
): JudgedDecision | undefined {
  const slips = analysis.decisions.filter(
    (one) => is_slip(one.verdict) && (seat === null || one.seat === seat),
  );
  return forwards ? slips.find((one) => one.move > move) : slips.findLast((one) => one.move < move);
}

const number_of = (value: number, more: Intl.NumberFormatOptions): string =>
  number_text(value, { maximumFractionDigits: 0, ...more });
export const percent = (chance: number): string => number_of(chance, { style: 'percent' });
export const change = (share: number): string =>
  number_of(share, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
  });

// About the move, not in the words of who makes it: GAME.why.NAME becomes GAME.advice.NAME. A reason
// that this page has no words for is left out.
export function reason_text(reason: Reason | null, names: Record<string, string>): string {
  const [game = '', , name = ''] = reason?.key.split('.') ?? [];
  const key = `${game}.advice.${name}`;
  if (!reason || !has_word(key)) return '';
  const about = reason.about === null ? '' : (names[reason.about] ?? reason.about);
  return t(key, { about, n: reason.n ?? 0 });
}

/** What a move brings more than another, the most important first. */
export const gains_text = (gains: readonly Gain[]): string =>
  gains
    .flatMap(({ key, amount }) =>
      has_word(key)
        ? [t(key, { n: number_of(amount, { signDisplay: 'always', maximumFractionDigits: 1 }) })]
        : [],
    )
    .join(', ');

/**
 * Why the better move is better: a sentence about it, and what it brings and costs. Where neither says
 * that it is good, the numbers say how often it did better.
 */
export function reasons_of(
  decision: JudgedDecision,
  names: Record<string, string>,
): { why: string; numbers: string } {
  const why = reason_text(decision.reason, names);
  const gains = gains_text(decision.gains);
  const costs = gains_text(decision.costs);
  if (gains)
    return {
      why,
      numbers: costs ? t('web.gains.but', { gains, costs }) : t('web.gains', { gains }),
    };
  const tries = t('web.gains.tries', {
    better: percent(decision.better_in),
    worse: percent(decision.worse_in),
  });
  const said = [costs ? t('web.gains.costs', { costs }) : '', why ? '' : tries];
  return { why, numbers: said.filter(Boolean).join(' ') };
}
