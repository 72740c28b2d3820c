// SPDX-License-Identifier: Apache-2.0
// The backs of the cards of Unfathomable.
import type { Design } from '$web/art/backs';
import { foam, gold } from '$web/art/palette';
import { at, dot, line, path, repeat } from '$web/art/svg';
import { skill_colours, skill_colour, type Skill } from './palette';

const plain = {
  mythos: {
    tint: '#1d3f38',
    sign: () =>
      path(
        'M4 20C10 9 30 9 36 20 30 31 10 31 4 20z',
        'none',
        `stroke="${foam}" stroke-width="2.2"`,
      ) + path('M20 12c3 5 3 11 0 16-3-5-3-11 0-16z', foam),
  },
  waypoint: {
    tint: '#123f5c',
    sign: () =>
      dot(20, 20, 14, 'none', `stroke="${foam}" stroke-width="1.6"`) +
      path('M20 3l4 13 13 4-13 4-4 13-4-13-13-4 13-4z', foam),
  },
  spell: {
    tint: '#38235c',
    sign: () =>
      repeat(5, (i) => at(line('M0-15L8.8 12', '#d9bfff', 2), 20, 20, 1, i * 72)) +
      dot(20, 20, 15, 'none', 'stroke="#d9bfff" stroke-width="1.4"'),
  },
  item: {
    tint: '#4a3716',
    sign: () =>
      path('M6 14h28v19H6zM14 14V8h12v6', 'none', `stroke="${gold}" stroke-width="2.4"`) +
      line('M6 22h28M20 19v6', gold, 2.2),
  },
  chaos: {
    tint: '#27313a',
    sign: () => line('M20 20c0-5 7-5 7 1s-9 10-14 4 0-17 9-16 14 12 8 19', '#d7dde2', 2.4),
  },
  loyalty: {
    tint: '#3a1f28',
    sign: () =>
      path(
        'M20 4c9 4 14 4 14 4 1 14-3 24-14 28C9 32 5 22 6 8c0 0 5 0 14-4z',
        'none',
        'stroke="#f0c9c2" stroke-width="2.2"',
      ) +
      dot(20, 17, 3.6, '#f0c9c2') +
      path('M18 18h4l2 9h-8z', '#f0c9c2'),
  },
  damage: {
    tint: '#4a1a1c',
    sign: () => path('M22 2L9 23h9l-3 15L31 15h-9z', '#f5907e'),
  },
} satisfies Record<string, Design>;

const ring = (skill: Skill): Design => ({
  tint: '#1b2b36',
  sign: () => dot(20, 20, 9, 'none', `stroke="${skill_colour(skill)}" stroke-width="4"`),
});
const rings = Object.fromEntries(
  Object.keys(skill_colours).map((skill) => [skill, ring(skill as Skill)]),
) as Record<Skill, Design>;

export const backs = { ...plain, ...rings };
export type Back = keyof typeof backs;
