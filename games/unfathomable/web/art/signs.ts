// SPDX-License-Identifier: Apache-2.0
// Signs of Unfathomable: skills, dials, titles, what stands on the ship. Canvas 40 by 40; each has a
// form of its own, so that the colour only helps.
import { hand_mark } from '$web/art/hand';
import { gold, pearl } from '$web/art/palette';
import { skill_colour, type Skill } from './palette';
import { both, dot, line, path, type Markup } from '$web/art/svg';

const cut = 'var(--mark-cut, #06121d)';
const pair = (markup: Markup): Markup => both(markup, 40);

const skill_signs: Record<Skill, (c: string) => Markup> = {
  influence: (c) =>
    path('M5 6h30a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H20l-9 9v-9H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z', c) +
    path('M20 9.5l2.2 5 5.4.5-4.1 3.6 1.3 5.3L20 21l-4.8 2.9 1.3-5.3-4.1-3.6 5.4-.5z', cut),
  lore: (c) =>
    path(
      'M20 11C15 6.5 8 6 2.5 7.5v24C8 30 15 30.5 20 35c5-4.5 12-5 17.5-3.5v-24C32 6 25 6.5 20 11z',
      c,
    ) +
    line(
      'M20 12v21M7 14c3-.5 6 0 8.5 1.5M7 20c3-.5 6 0 8.5 1.5M33 14c-3-.5-6 0-8.5 1.5M33 20c-3-.5-6 0-8.5 1.5',
      cut,
      1.8,
    ),
  observation: (c) =>
    path('M2 20C8 9 32 9 38 20 32 31 8 31 2 20z', c) +
    dot(20, 20, 7.5, cut) +
    dot(20, 20, 4, c) +
    dot(22, 17.5, 1.8, '#fff'),
  strength: (c) =>
    path(
      'M7 16c0-3 4-4 5.5-2V9.5c0-3.6 5-3.6 5.5-.5.5-4 6-4 6.5 0 .5-3 5.5-3 6 .5 3-1.5 5 .5 5 3v10c0 7-5 12.5-13 12.5S8 29 7 22z',
      c,
    ) + line('M18 10v7M24.5 10v7M30.5 11v6M12.5 15v4c4 0 9 0 12 1-3 1-5.5 2.5-6.5 5.5', cut, 1.8),
  will: (c) =>
    path(
      'M20 2c2 8 12 12 12 22 0 8-5.5 13-12 13S8 32 8 24c0-5 3-8 5-12 1 3 2 4 4 5 1-5 0-9 3-15z',
      c,
    ) + path('M20 20c1 4 5 6 5 10.5 0 3-2.2 4.8-5 4.8s-5-1.8-5-4.8C15 26 19 24 20 20z', cut),
  treachery: (c) =>
    dot(20, 20, 17, 'var(--treachery, #14181d)', `stroke="${c}" stroke-width="2.2"`) +
    path('M12 30C8 22 12 9 25 8c-6 4-7 7-4 10 4 4 4 9-1 12 1-3 0-5-2-7 0 3-3 5-6 7z', c) +
    dot(25, 24, 1.8, c),
};
export const skill_sign = (skill: Skill): Markup => skill_signs[skill](skill_colour(skill));

const danger = 'var(--danger, #ff8f80)';
const slime = '#5fc79a';
const passenger_edge = 'stroke="#5d4c33" stroke-width="1.3"'; // pale, on a pale page too

const other_signs = {
  fuel: () =>
    path(
      'M8 35c-3-5 0-11 4-13 0-8 6-10 8-19 6 6 8 9 9 14 1-2 1-3 1-5 6 6 8 16 2 23z',
      'var(--influence, #e98b3a)',
    ) + path('M14 35c-1-6 4-8 6-13 3 5 7 7 6 13z', cut),
  food: () =>
    path(
      'M20 12c-8-6-16 0-15 9 1 9 7 15 15 14 8 1 14-5 15-14 1-9-7-15-15-9z',
      'var(--observation, #46b97a)',
    ) +
    line('M20 12c0-4 2-7 6-9', 'var(--observation, #46b97a)', 2.6) +
    line('M11 19c1-2 3-3 5-3', cut, 2),
  sanity: () =>
    path(
      'M27 36H13v-6c-5-3-8-7-8-13C5 9 12 4 20 4c9 0 14 6 14 13l3.5 7-4 1.5V30H27z',
      'var(--lore, #a974e6)',
    ) + line('M20 11c5 0 6 7 1 7-4 0-5-5-1-6M20 22v3', cut, 2.2),
  souls: () =>
    dot(20, 11, 7.5, 'var(--strength, #e2604e)') +
    path('M6 36c0-10 6-15 14-15s14 5 14 15z', 'var(--strength, #e2604e)') +
    line('M20 25l2 4 4 .5-3 3 .7 3.5', cut, 1.6, 'opacity="0"'),
  captain: () =>
    dot(20, 7, 4, 'none', `stroke="var(--gold, ${gold})" stroke-width="3"`) +
    line(
      'M20 11v24M12 17h16M5 24c0 7 6 11 15 11s15-4 15-11M5 24l-2 5M5 24l5 3M35 24l2 5M35 24l-5 3',
      `var(--gold, ${gold})`,
      3,
    ),
  keeper: () =>
    path(
      'M20 12C15 8 8 7.5 3 9v22c5-1.5 12-1 17 3 5-4 12-4.5 17-3V9c-5-1.5-12-1-17 3z',
      'var(--lore, #a974e6)',
    ) +
    path('M9 20c4-6 18-6 22 0-4 6-18 6-22 0z', cut) +
    dot(20, 20, 3, '#fff'),
  passenger: () =>
    dot(20, 12, 7, pearl, passenger_edge) +
    path('M7 36c0-10 5-15 13-15s13 5 13 15z', pearl, passenger_edge) +
    path('M12 10c1-7 15-7 16 0h4v2.5H8V10z', '#8a6a3a'),
  deep_one: () =>
    path(
      'M20 4c9 0 15 7 15 15 0 10-7 17-15 17S5 29 5 19C5 11 11 4 20 4z',
      '#1f6b52',
      `stroke="${slime}" stroke-width="1.6"`,
    ) +
    pair(path('M6 17C1 15 0 10 2 6c2 3 5 4 8 4zM7 25c-4 1-6 4-6 7 3 0 6 0 8-2z', slime)) +
    pair(dot(13, 16.5, 4.6, '#eafbd9') + dot(13.5, 16.5, 2, '#07140f')) +
    line('M11 26c5 4 13 4 18 0', '#07140f', 2.2) +
    path('M14 27l1.5 3 2-2M26 27l-1.5 3-2-2', '#eafbd9'),
  mother_hydra: () =>
    line(
      'M8 14C2 10 2 5 6 2M13 8c-3-3-2-6 0-7M32 14c6-4 6-9 2-12M27 8c3-3 2-6 0-7',
      '#7fe0b8',
      2.6,
    ) +
    path(
      'M20 4c10 0 15 8 15 16 0 11-6 18-15 18S5 31 5 20C5 12 10 4 20 4z',
      '#155a5a',
      'stroke="#7fe0b8" stroke-width="1.8"',
    ) +
    pair(
      path('M8 19c2-4 8-4 10 0-2 4-8 4-10 0z', '#fff3c9') +
        path('M13 16c1 2 1 4 0 6-1-2-1-4 0-6z', '#07140f'),
    ) +
    path('M13 9c2-2 5-3 7-3s5 1 7 3l-7 5z', '#7fe0b8', 'opacity=".5"') +
    line('M12 29c3-2 5-2 8 0 3-2 5-2 8 0', '#eafbd9', 2),
  father_dagon: () =>
    path(
      'M20 1l5 7 7-4-1 8 7 2-5 6 4 7-7 1-1 8-6-3-3 6-3-6-6 3-1-8-7-1 4-7-5-6 7-2-1-8 7 4z',
      '#1b4d34',
      `stroke="${slime}" stroke-width="1.6"`,
    ) +
    path('M20 8c7 0 11 5 11 12s-4 13-11 13S9 27 9 20 13 8 20 8z', '#26684a') +
    pair(path('M11 16l7 3c-1 3-5 3-7-3z', '#ffe2a0')) +
    path('M12 25c5-2 11-2 16 0l-2 3-2-2-2 3-2-3-2 3-2-3-2 2z', '#f5efdc'),
  damage: () => path('M23 1L7 23h9l-4 16 21-25h-9z', danger, `stroke="${cut}" stroke-width="1.5"`),
  feat: () =>
    path(
      'M20 3l5 11 12 1.2-9 8 2.6 11.8L20 29l-10.6 6L12 23.2l-9-8L15 14z',
      'none',
      'stroke="currentColor" stroke-width="2.4"',
    ),
  loyalty: () =>
    path('M20 3c8 4 14 4 14 4 1 15-3 25-14 30C9 32 5 22 6 7c0 0 6 0 14-4z', 'currentColor') +
    dot(20, 16, 4, cut) +
    path('M18 17h4l2.5 11h-9z', cut),
  traitor: () =>
    path('M20 3c8 4 14 4 14 4 1 15-3 25-14 30C9 32 5 22 6 7c0 0 6 0 14-4z', danger) +
    line('M12 15l6 3M28 15l-6 3M13 27c4-4 10-4 14 0', cut, 2.6),
  travel: () =>
    path('M4 22h32l-5 11H9zM19 4h3v15h-3z', 'currentColor') +
    path('M24 6c6 2 9 7 9 12h-9zM16 9c-4 2-6 6-6 9h6z', 'currentColor', 'opacity=".7"'),
  hand: hand_mark,
  ritual: () => line('M20 3l10 31L3.5 15h33L10 34z', 'currentColor', 2.4),
} as const;

export type Sign = keyof typeof other_signs;
export const signs = Object.keys(other_signs) as Sign[];
export const sign = (name: Sign): Markup => other_signs[name]();
