// SPDX-License-Identifier: Apache-2.0
// What the lords carry: one thing each, drawn around (0, 0) within 20 units, bright enough to be
// told apart at 48 pixels.
import { foam, gold, pearl } from '$web/art/palette';
import { at, dot, line, path, repeat, type Markup } from '$web/art/svg';

const steel = '#dfe9ee';
const shade = '#0b1a26';
const edge = `stroke="${shade}" stroke-width="1.2" stroke-linejoin="round"`;
const solid = (d: string, fill: string): Markup => path(d, fill, edge);
const ball = (x: number, y: number, r: number): Markup =>
  dot(x, y, r, pearl, edge) + dot(x - r * 0.3, y - r * 0.35, r * 0.3, '#fff');

export const props = {
  bars: () =>
    repeat(
      5,
      (i) =>
        `<rect x="${-40 + i * 18}" y="-30" width="4.5" height="62" rx="2" fill="${steel}" ${edge}/>`,
    ) +
    `<rect x="-44" y="-4" width="86" height="5" fill="${steel}" ${edge}/>` +
    solid('M-7-1h14v14H-7z', gold) +
    dot(0, 5, 2.2, shade),
  whip: () =>
    line('M-16 20L-6 4', '#8a5a3a', 5) +
    line('M-6 4C0-14 20-18 20-4S2 12 6-4 26-24 10-22', pearl, 2.2),
  lamp: () =>
    path('M0 0L-46 34-30 50z', '#fff3cf', 'opacity=".35"') +
    solid('M-8-14h16l3 6-3 16H-8l-3-16zM-5-20H5v6H-5z', steel) +
    dot(0, -3, 5, '#fff3cf'),
  standard: () =>
    line('M0 40V-34', '#c9b27a', 3) +
    solid('M1-32c10-5 16 5 27 0v24c-11 5-17-5-27 0z', '#f1d9d2') +
    path('M14-28l2.6 6.4 6.9.4-5.3 4.4 1.7 6.7L14-14l-5.9 3.9 1.7-6.7-5.3-4.4 6.9-.4z', '#8b1f1a'),
  harpoon: () =>
    line('M-30 34L20-22', '#caa877', 3.2) +
    solid('M30-34L12-24l4 1 1 5 4 1z', steel) +
    line('M-6 8c8 8 16 4 22 14', pearl, 1.4),
  horn: () =>
    solid('M-20 8C-10 8 0 2 8-14l14 12C12 10-2 16-20 14z', pearl) +
    path('M8-14c6-3 18 6 14 12-5 3-17-6-14-12z', '#7a2b1e') +
    line('M-8 10l3-6M2 5l-4-6', '#7a2b1e', 2),
  dagger: () =>
    solid('M0-30L5-4H-5z', steel) +
    solid('M-12-4h24v4h-24z', gold) +
    solid('M-3 0h6v14h-6z', '#3a2626') +
    dot(0, 16, 3.5, gold),
  wheel: () =>
    repeat(8, (i) =>
      at(line('M0-22V0', '#c98f55', 3.2) + dot(0, -22, 2.6, '#e8c08a'), 0, 0, 1, i * 45),
    ) +
    dot(0, 0, 14, 'none', 'stroke="#c98f55" stroke-width="4"') +
    dot(0, 0, 4, gold),
  scales: () =>
    line('M0-20V18M-10 20h20M-18-12h36', gold, 2.8) +
    line('M-18-12l-6 14h12zM18-12l-6 18h12z', pearl, 1.2) +
    solid('M-25 2h14c-1 6-13 6-14 0z', gold) +
    solid('M11 6h14c-1 6-13 6-14 0z', gold) +
    ball(18, 3, 3.5),
  pack: () =>
    line('M-22-26L24 22', '#b98a54', 3.6) +
    solid('M-32-28c-6 8-4 22 7 24 11 2 18-5 17-16-1-9-5-10-10-15z', '#e6d9bf') +
    line('M-16-14l-8 6M-12-8l-8 8', '#9a8560', 1.6),
  chain: () =>
    repeat(5, (i) =>
      at(
        `<ellipse rx="7" ry="4.4" fill="none" stroke="${steel}" stroke-width="3"/>`,
        -24 + i * 12,
        Math.abs(i - 2) * -4 + 4,
        1,
        i % 2 ? 28 : -28,
      ),
    ),
  pearls: () => ball(-9, 6, 8.5) + ball(9, 6, 8.5) + ball(0, -8, 8.5),
  house: () =>
    solid('M-16 18V-2L0-16 16-2v20z', pearl) +
    solid('M-22 2L0-20 22 2l-3 3L0-13-19 5z', '#2f8f5d') +
    path('M-5 18V6H5v12z', shade) +
    path('M9 0h5v6H9zM-14 0h5v6h-5z', gold),
  skull_staff: () =>
    line('M0 42V-8', '#c9b27a', 3.6) +
    solid('M-11-16c0-9 6-13 11-13s11 4 11 13c0 5-3 6-4 8v5H-7v-5c-1-2-4-3-4-8z', pearl) +
    dot(-4.5, -15, 3, shade) +
    dot(4.5, -15, 3, shade) +
    line('M-8-28l-8-10M0-30v-12M8-28l8-10', foam, 2.6),
  book: () =>
    solid('M0-8C-8-14-18-14-24-11v24c6-3 16-3 24 3 8-6 18-6 24-3v-24C18-14 8-14 0-8z', pearl) +
    line(
      'M0-8v24M-19-5c5-1 10 0 14 3M-19 2c5-1 10 0 14 3M19-5c-5-1-10 0-14 3M19 2c-5-1-10 0-14 3',
      '#7a6a8c',
      1.4,
    ),
  flask: () =>
    solid('M-5-22H5v12l13 24c2 4 0 7-4 7h-28c-4 0-6-3-4-7l13-24z', '#e9f6f8') +
    path('M-9 2H9l8 14c1 2 0 4-2 4h-30c-2 0-3-2-2-4z', '#5be0a8') +
    dot(-3, 10, 2.2, '#fff') +
    dot(5, 14, 1.6, '#fff') +
    dot(2, -28, 2, '#5be0a8'),
  portal: () =>
    dot(0, 0, 40, 'none', `stroke="${foam}" stroke-width="2.5" opacity=".9"`) +
    dot(0, 0, 34, 'none', `stroke="${foam}" stroke-width="1" stroke-dasharray="3 5"`) +
    repeat(8, (i) => at(path('M0-44l3 6h-6z', '#fff'), 0, 0, 1, i * 45)),
  orb: () =>
    dot(0, 0, 17, '#cfe9ff', edge) +
    dot(-2, -3, 12, '#eef8ff', 'opacity=".7"') +
    path('M-12 0C-6-9 6-9 12 0 6 9-6 9-12 0z', '#5a2f96') +
    dot(0, 0, 4, '#fff') +
    solid('M-12 16h24l4 6h-32z', gold),
  mask: () =>
    solid('M-15-18C-6-14 6-14 15-18c4 16 2 32-15 40-17-8-19-24-15-40z', pearl) +
    path('M-11-3c3-4 8-3 9 1-3 2-7 2-9-1zM11-3c-3-4-8-3-9 1 3 2 7 2 9-1z', shade) +
    line('M-6 10c4 3 8 3 12 0', '#7a2b5e', 2),
  star: () =>
    path(
      'M0-24l5.5 16.5L23-13 12 1l14 11-18-1-2 18L0 14l-6 15-2-18-18 1L-12 1l-11-14 17.5 5.5z',
      '#fff5d8',
      edge,
    ) + dot(0, 1, 5, '#a974e6'),
  hook: () =>
    line('M6-26V4c0 9-6 14-13 14S-18 12-17 4', steel, 3.6) +
    solid('M-23 8l5-12 6 10z', steel) +
    line('M6-26V-44', pearl, 1.2) +
    dot(6, -28, 3.4, gold),
  wreath: () =>
    repeat(14, (i) =>
      at(
        path('M0 0c-5-2-7-7-5-12 5 2 7 7 5 12z', i % 2 ? '#7ed69b' : '#4fae78'),
        Math.sin((i - 6.5) * 0.42) * 18,
        4 + Math.cos((i - 6.5) * 0.42) * 18,
        1,
        180 - (i - 6.5) * 24,
      ),
    ),
  puppet: () =>
    line('M-22-30h44M0-36v12', '#c98f55', 3.4) +
    line('M-20-29l8 28M0-24v16M20-29l-8 28', pearl, 1) +
    solid(
      'M-6-8a6 6 0 1 1 12 0v4l8 6-3 4-5-4v8l5 14H6L0 12-6 24h-5l5-14V2l-5 4-3-4 8-6z',
      '#f1ead2',
    ),
  bribe: () =>
    solid('M-12-6c4-2 20-2 24 0 8 10 8 24-2 26h-20c-10-2-10-16-2-26z', '#8a5a3a') +
    solid('M-10-12L0-8l10-4-3 7H-7z', '#a8744c') +
    line('M-11-5h22', gold, 2.6) +
    ball(-4, -18, 5) +
    ball(6, -20, 5) +
    ball(0, -27, 4.4),
  chest: () =>
    solid('M-22-4c0-10 8-14 22-14s22 4 22 14z', '#9a6236') +
    solid('M-22-2h44v22h-44z', '#7d4d29') +
    line('M-14-16v36M14-16v36M-22-2h44', gold, 2.6) +
    solid('M-5-6H5v10H-5z', gold) +
    repeat(3, (i) => ball(-10 + i * 10, -20 - (i % 2) * 3, 4.5)),
  two_faces: () =>
    solid('M0-22c-12-2-18 6-18 18S-8 20 0 22z', pearl) +
    solid('M0-22c12-2 18 6 18 18S8 20 0 22z', '#1b2740') +
    path('M-12-3c3-3 7-3 8 0-2 2-6 2-8 0z', shade) +
    path('M12-3c-3-3-7-3-8 0 2 2 6 2 8 0z', '#ff8d7a') +
    line('M-9 9c3 3 6 3 9 2', shade, 1.6) +
    line('M9 11c-3-3-6-3-9-2', '#ff8d7a', 1.6),
  cage_fish: () =>
    line('M0 40V-30M0-30C8-36 18-32 18-24', '#c9b27a', 3.2) +
    path('M8-12c6-7 16-7 21 0l6-5v10l-6-5c-5 7-15 7-21 0z', foam, edge) +
    dot(14, -13, 1.4, shade) +
    line('M18-24v8', pearl, 1),
  scythe: () =>
    line('M-10 42L8-34', '#b98a54', 3.6) +
    solid('M10-38C-8-42-26-34-32-18c12-8 26-12 42-10z', steel),
  crook: () =>
    line('M0 42V-18C0-34 22-34 22-20c0 7-9 8-10 1', '#d9b67a', 4) +
    repeat(3, (i) =>
      at(
        path('M-7 0c4-5 10-5 13 0l4-3v6l-4-3c-3 5-9 5-13 0z', pearl),
        14 + (i % 2) * 9,
        4 + i * 13,
      ),
    ),
  mill: () =>
    repeat(6, (i) =>
      at(solid('M-3-6L-6-26H6L3-6z', i % 2 ? '#e6d9bf' : '#c9b27a'), 0, 0, 1, i * 60),
    ) +
    dot(0, 0, 7, '#8a5a3a', edge) +
    dot(0, 0, 2.5, gold),
  jar: () =>
    solid('M-14-16h28c3 0 4 3 4 6v24c0 5-3 8-8 8h-20c-5 0-8-3-8-8v-24c0-3 1-6 4-6z', '#cfeef2') +
    solid('M-12-22h24v6h-24z', '#8a6a3a') +
    line('M-8 20c-2-8 4-10 0-20M8 20c2-8-4-12 0-22', '#3f9a63', 2.8) +
    path('M-6 4c4-5 9-5 12 0l4-3v7l-4-3c-3 4-8 4-12-1z', '#f08a4a'),
  manor: () =>
    solid('M-26 20V0h14v-10L0-20l12 10V0h14v20z', '#f1e3bd') +
    path('M-22 6h6v7h-6zM16 6h6v7h-6zM-8-6h5v7h-5zM3-6h5v7H3z', '#7a5a1e') +
    path('M-5 20V8H5v12z', '#4a3708') +
    line('M0-20v-14', '#c9b27a', 2) +
    path('M0-34l14 5-14 5z', '#e2604e'),
  scroll: () =>
    solid('M-18-20h30c5 0 5 8 0 8v26h-30z', pearl) +
    solid('M-24 12h30c5 0 5 10 0 10h-28c-6 0-6-10-2-10z', '#d9cdb0') +
    line('M-12-12H6M-12-5H6M-12 2H6', '#7a8a92', 1.6),
  lantern: () =>
    dot(0, 2, 24, '#eafcd8', 'opacity=".18"') +
    line('M0-34v14', '#8a7a5a', 3) +
    solid('M-10-18h20l3 5-3 22h-20l-3-22z', '#2a3b40') +
    path('M-7-12H7l-1.5 18h-11z', '#f4ffd9') +
    solid('M-12 9h24v5h-24z', '#5a6a6a'),
  coral_staff: () =>
    line('M0 44V-6', '#e7a79a', 4.5) +
    line(
      'M0 2C-12-6-14-16-12-28M-10-14c-6-2-8-6-9-12M0 0C12-8 14-18 12-30M11-16c6-2 8-6 8-12M0-2v-26',
      '#e7a79a',
      4,
    ) +
    dot(0, -30, 3.4, pearl),
} as const;

export type Prop = keyof typeof props;
