// SPDX-License-Identifier: Apache-2.0
// The twenty items, one small picture each. Canvas 40 by 40.
import { foam, gold, pearl } from '$web/art/palette';
import { skill_colour } from './palette';
import { dot, line, path, type Markup } from '$web/art/svg';

const steel = '#c9d6dc';
const wood = '#a8744c';
const dark = '#1c2a33';

const pictures = {
  speaking_trumpet: () =>
    path('M4 18l6-2L32 6c4 6 4 22 0 28L10 24l-6-2z', gold) +
    path('M32 6c4 6 4 22 0 28-3-7-3-21 0-28z', '#8a6a2a') +
    line('M14 24l3 8', gold, 3),
  six_shooter: () =>
    path('M4 12h30v6H20c-1 3-3 4-6 4l-3 12H4l3-16c-2 0-3-2-3-6z', steel) +
    dot(15, 15, 3.6, dark) +
    path('M11 22l-3 12H4l2-12z', wood),
  travel_pharmacy: () =>
    path('M6 12h28v22H6zM15 12V7h10v5', wood, 'stroke="#5a3a1e" stroke-width="2"') +
    path('M18 16h4v5h5v4h-5v5h-4v-5h-5v-4h5z', pearl),
  tool_kit: () =>
    line('M9 31L28 12', steel, 5) +
    path('M26 4c5-2 10 2 10 8l-5-2-4 4 2 5c-6 0-10-5-8-10z', steel) +
    line('M31 31L13 13', wood, 4) +
    path('M5 5l8 3 3 5-3 3-5-3z', dark, `stroke="${steel}" stroke-width="1.4"`),
  repeating_rifle: () =>
    line('M3 30L37 8', steel, 3.4) +
    path('M3 26l14-8 5 3-2 3-6 1-8 8-4-1z', wood) +
    line('M18 22c0 4 4 5 6 2', steel, 2),
  elder_sign_amulet: () =>
    line('M9 3c2 8 6 11 11 11s9-3 11-11', gold, 1.8) +
    dot(20, 25, 11, '#2c4a55', `stroke="${gold}" stroke-width="2"`) +
    path('M20 16l2.6 6 6.4.5-5 4 1.8 6.5L20 29.5 14.2 33 16 26.5l-5-4 6.4-.5z', foam),
  almanac: () =>
    path('M8 4h22l4 3v29H10l-4-3V6z', '#3c6b5a') +
    path('M10 8h20v24H10z', pearl) +
    dot(20, 17, 5, gold) +
    line('M13 26h14M13 29h10', '#7a8a82', 1.6),
  book_of_dagon: () =>
    path('M7 5h24c2 0 3 1 3 3v28H10c-2 0-3-1-3-3z', '#1f4a3a') +
    path('M12 20c4-6 13-6 17 0-4 6-13 6-17 0z', '#9fe0c0') +
    dot(20.5, 20, 2.8, dark) +
    line('M12 10h17M12 31h17', '#9fe0c0', 1.4),
  lucky_ring: () =>
    dot(20, 25, 10, 'none', `stroke="${gold}" stroke-width="4"`) +
    path('M13 13l3-7h8l3 7-7 5z', '#9fe0c0', 'stroke="#2c6a55" stroke-width="1"'),
  starbuck: () =>
    path(
      'M6 30c0-10 3-14 8-15L12 6l7 6c3-.5 5-.5 8 0l5-7 1 11c3 3 3 8 0 11-2 5-7 7-13 7S7 35 6 30z',
      '#d9a05a',
    ) +
    dot(20, 21, 1.8, dark) +
    dot(29, 21, 1.8, dark) +
    path('M23 25h4l-2 2.5z', dark) +
    line('M18 27l-8-1M18 29l-7 2M31 27l6-2', dark, 1),
  pocket_pistol: () =>
    path('M8 14h24v5H20c0 3-2 5-5 5l-2 9H7l2-12c-2-1-2-5-1-7z', steel) +
    path('M14 24l-2 9H7l1-8z', pearl),
  fine_clothes: () =>
    path('M13 5l7 5 7-5 8 6-4 8-4-2v19H13V17l-4 2-4-8z', '#2c3a55') +
    path('M13 5l7 12 7-12-7 5z', pearl) +
    path('M17 13l3 2 3-2v5l-3-2-3 2z', '#b5433c'),
  mystical_text: () =>
    path('M8 5h24v26c0 3-2 4-4 4H12c-3 0-4-2-4-4z', '#e6d9bf') +
    line('M13 11h14M13 16h14M13 21h9', '#6a5a8c', 1.6) +
    line('M27 31l-3-9 8 6h-9l8-6z', skill_colour('lore'), 1.6),
  binoculars: () =>
    path('M6 10h10l3 6h2l3-6h10l3 22H23v-8h-6v8H3z', dark, `stroke="${steel}" stroke-width="1.8"`) +
    dot(10, 30, 4, foam) +
    dot(30, 30, 4, foam),
  medicine_ball: () =>
    dot(20, 21, 15, '#9a5f36') +
    line('M20 6c-6 9-6 21 0 30M20 6c6 9 6 21 0 30M5 21h30', '#5a3418', 1.8),
  treasured_memento: () =>
    dot(20, 22, 13, gold) +
    dot(20, 22, 9.5, '#2b3a44') +
    dot(20, 20, 3.6, pearl) +
    path('M13 29c1-5 4-6 7-6s6 1 7 6c-4 3-10 3-14 0z', pearl) +
    dot(20, 6, 2.5, 'none', `stroke="${gold}" stroke-width="1.8"`),
  jam_tin_grenade: () =>
    path('M9 13h22v22H9z', '#a8463c') +
    path('M9 18h22v9H9z', pearl) +
    line('M20 13c0-6 5-4 8-9', wood, 2) +
    path('M29 1l1.5 3L34 3l-2 3 2 3-3.5-1L29 11l-1-4-3-1 3-1.5z', '#ffb36b'),
  kitchen_knife: () =>
    path('M3 20C14 10 26 8 28 8v9L6 23z', steel) +
    path('M27 8h10v8H27z', wood) +
    dot(31, 12, 1, dark) +
    dot(35, 12, 1, dark),
  plimsolls: () =>
    path('M4 28V16l8 2c4 6 10 7 20 8 4 1 5 3 5 6H4z', pearl) +
    path('M4 30h33v4H4z', wood) +
    line('M13 18l4-2M16 21l4-2M20 23l3-2', '#6a7a82', 1.6),
  shotgun: () =>
    line('M2 33L36 8M4 35L38 10', steel, 2.6) + path('M2 30l12-8 5 4-9 6-5 5-4-2z', wood),
} as const satisfies Record<string, () => Markup>;

export type Item = keyof typeof pictures;
export const items = Object.keys(pictures) as Item[];
export const item_picture = (item: Item): Markup => pictures[item]();

/** A d8 seen from above, with what it shows. */
export const die = (face: string): Markup =>
  path('M20 1.5L36.5 13v14L20 38.5 3.5 27V13z', '#0f2a3d') +
  path('M20 1.5L8 25.5 3.5 27V13z', '#2c6a8c') +
  path('M20 1.5L32 25.5 36.5 27V13z', '#173f58') +
  path('M8 25.5h24L20 38.5z', '#123349') +
  path('M20 1.5l12 24H8z', '#20506e') +
  line(
    'M20 1.5L36.5 13v14L20 38.5 3.5 27V13zM20 1.5l12 24H8zM8 25.5L3.5 27M32 25.5l4.5 1.5',
    foam,
    1.2,
  ) +
  `<text x="20" y="21.5" text-anchor="middle" font-size="12" font-weight="800" fill="#fff" font-family="var(--sans, sans-serif)">${face}</text>`;
