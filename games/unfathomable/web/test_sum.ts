// SPDX-License-Identifier: Apache-2.0
// The arithmetic a skill test shows: cards of helping skills count up, all others down.
import type { Skill } from './art/palette';
import { canonical, card_of, type ShipTest, type ShipView } from './view';

export const helps = (test: Pick<ShipTest, 'skills'>, card: string): boolean => {
  const found = card_of(card);
  return found !== null && test.skills.includes(found.skill);
};

export function worth(test: Pick<ShipTest, 'skills'>, card: string): number {
  const value = card_of(card)?.value ?? 0;
  return helps(test, card) ? value : -value;
}

export const sum_of = (test: Pick<ShipTest, 'skills'>, cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + worth(test, card), 0);

export interface Step {
  readonly card: string;
  readonly worth: number;
  readonly total: number; // with this card
}

/** The cards as they are turned over: helping ones first, so that the total rises, then falls. */
export function reveal(test: Pick<ShipTest, 'skills'>, pile: readonly string[]): Step[] {
  const order = [...pile].sort(
    (a, b) => Number(helps(test, b)) - Number(helps(test, a)) || canonical(a, b),
  );
  let total = 0;
  return order.map((card) => {
    total += worth(test, card);
    return { card, worth: worth(test, card), total };
  });
}

export type Verdict = 'pass' | 'partial' | 'fail';
export function verdict(test: Pick<ShipTest, 'target' | 'partial'>, total: number): Verdict {
  if (total >= test.target) return 'pass';
  return test.partial > 0 && total >= test.partial ? 'partial' : 'fail';
}

/** What changed the total besides the cards: Determination, a ring, … */
export const changed_by = (test: ShipTest): number =>
  test.total === undefined ? 0 : test.total - sum_of(test, test.pile ?? []);

/** How many cards of the pile nobody at the table gave. */
export function chaos_count(view: ShipView): number {
  const given = Object.values(view.seats).reduce((sum, seat) => sum + seat.added_size, 0);
  return Math.max(0, view.test.pile_size - given);
}

/** The skills of a test, the helping ones first. */
export const sides = (
  test: ShipTest,
  all: readonly Skill[],
): { helping: Skill[]; opposing: Skill[] } => ({
  helping: all.filter((skill) => test.skills.includes(skill)),
  opposing: all.filter((skill) => !test.skills.includes(skill)),
});
