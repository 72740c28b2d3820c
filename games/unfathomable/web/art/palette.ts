// SPDX-License-Identifier: Apache-2.0
// The colours of the skills. Signs ask the theme first, so that a light page can darken them.
export const skill_colours = {
  influence: '#e98b3a',
  lore: '#a974e6',
  observation: '#46b97a',
  strength: '#e2604e',
  will: '#4d8fe8',
  treachery: '#93a4ad',
} as const;
export type Skill = keyof typeof skill_colours;

export const skill_colour = (skill: Skill): string =>
  skill === 'treachery'
    ? `var(--treachery-edge, ${skill_colours.treachery})`
    : `var(--${skill}, ${skill_colours[skill]})`;
