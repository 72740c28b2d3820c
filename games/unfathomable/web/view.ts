// SPDX-License-Identifier: Apache-2.0
// The view of the ship, as the rules describe it (view_types.ts), under the names it has here.
import type { Seen } from '$web/games';
import type { Resource, Skill, View } from './view_types';

export type {
  Asked,
  CrisisCard,
  Resource,
  Seat as ShipSeat,
  Test as ShipTest,
  View as ShipView,
} from './view_types';

/** What is written where there is no card, no character, no damage. */
export const none = '-';

export const resources: readonly Resource[] = ['fuel', 'food', 'sanity', 'souls'];
export const skills: readonly Skill[] = [
  'influence',
  'lore',
  'observation',
  'strength',
  'will',
  'treachery',
];

export function view_of(seen: Seen): View {
  if (seen.game !== 'unfathomable') throw new Error(`${seen.game} is another game`);
  return seen.view;
}

export interface SkillCard {
  skill: Skill;
  value: number;
}

export function card_of(text: string): SkillCard | null {
  const [skill, value] = text.split(' ');
  if (!skills.includes(skill as Skill) || !/^[1-5]$/.test(value ?? '')) return null;
  return { skill: skill as Skill, value: Number(value) };
}

/** The order in which notation wants cards: by skill, then by value. */
export function canonical(a: string, b: string): number {
  const x = card_of(a);
  const y = card_of(b);
  if (!x || !y) return a < b ? -1 : 1;
  return skills.indexOf(x.skill) - skills.indexOf(y.skill) || x.value - y.value;
}
