// SPDX-License-Identifier: Apache-2.0
// The colours of the drawings. Marks ask the theme first, so that a light page can darken them.

export const race_colours = {
  squid: '#4d8fe8',
  shellfish: '#46b97a',
  crab: '#e2604e',
  seahorse: '#e4ba3f',
  jellyfish: '#a974e6',
} as const;
export type Race = keyof typeof race_colours;
export const races = Object.keys(race_colours) as Race[];

export type Guild = 'soldier' | 'merchant' | 'mage' | 'politician' | 'farmer' | 'ambassador';

/** Light, middle and shade of one colour, for bodies under water. */
export interface Tone {
  readonly light: string;
  readonly base: string;
  readonly deep: string;
}

export const guild_tones: Record<Guild, Tone> = {
  soldier: { light: '#ffb59f', base: '#e2604e', deep: '#5a1a18' },
  merchant: { light: '#bff2d3', base: '#46b97a', deep: '#0f4630' },
  mage: { light: '#e6d2ff', base: '#a974e6', deep: '#35185f' },
  politician: { light: '#bbdaff', base: '#4d8fe8', deep: '#122c5c' },
  farmer: { light: '#fff0b8', base: '#e4ba3f', deep: '#5a430d' },
  ambassador: { light: '#f2fbfd', base: '#a9c8d2', deep: '#1f4452' },
};

export const skill_colours = {
  influence: '#e98b3a',
  lore: '#a974e6',
  observation: '#46b97a',
  strength: '#e2604e',
  will: '#4d8fe8',
  treachery: '#93a4ad',
} as const;
export type Skill = keyof typeof skill_colours;

export const foam = '#7fd0e0';
export const gold = '#dcb65c';
export const pearl = '#f3ecdc';
export const night = '#040a11';

export const race_colour = (race: Race): string => `var(--${race}, ${race_colours[race]})`;
export const skill_colour = (skill: Skill): string =>
  skill === 'treachery'
    ? `var(--treachery-edge, ${skill_colours.treachery})`
    : `var(--${skill}, ${skill_colours[skill]})`;
