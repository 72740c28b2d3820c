// SPDX-License-Identifier: Apache-2.0
// The colours of races and guilds. Marks ask the theme first, so that a light page can darken them.
import type { Tone } from '$web/art/palette';

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

export const guild_tones: Record<Guild, Tone> = {
  soldier: { light: '#ffb59f', base: '#e2604e', deep: '#5a1a18' },
  merchant: { light: '#bff2d3', base: '#46b97a', deep: '#0f4630' },
  mage: { light: '#e6d2ff', base: '#a974e6', deep: '#35185f' },
  politician: { light: '#bbdaff', base: '#4d8fe8', deep: '#122c5c' },
  farmer: { light: '#fff0b8', base: '#e4ba3f', deep: '#5a430d' },
  ambassador: { light: '#f2fbfd', base: '#a9c8d2', deep: '#1f4452' },
};

export const race_colour = (race: Race): string => `var(--${race}, ${race_colours[race]})`;
