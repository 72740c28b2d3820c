// SPDX-License-Identifier: Apache-2.0
// What a portrait gains when it is large: the hall of the guild behind its people, and the work on
// their clothes and skin. Fine and low in contrast, so that nothing of it disturbs at 60 pixels.
import { at, both, dot, line, path, repeat, type Markup } from '$web/art/svg';
import type { Guild } from '../palette';
import type { Brush } from './families';

const dark = '#02060b';
const far = (markup: Markup, opacity = 0.4): Markup => `<g opacity="${opacity}">${markup}</g>`;

const pillar = (x: number, w: number, top: number): Markup =>
  path(`M${x} 96V${top}h${w}V96z`, dark) +
  path(`M${x - 1.5} ${top - 3}h${w + 3}v4h${-w - 3}z`, dark) +
  line(`M${x + w * 0.3} ${top + 4}V94M${x + w * 0.7} ${top + 4}V94`, '#fff', 0.4, 'opacity=".25"');
const kelp = (x: number, top: number): Markup =>
  line(`M${x} 96c-4-14 4-24 0-${96 - top}`, dark, 1.6) +
  repeat(6, (i) =>
    at(
      path('M0 0c4-3 7-2 9 1-3 2-6 2-9-1z', dark),
      x,
      90 - i * ((90 - top) / 6),
      1,
      i % 2 ? -30 : 200,
    ),
  );

const halls: Record<Guild, (light: string) => Markup> = {
  // Spears and pennants of a company.
  soldier: (light) =>
    repeat(
      6,
      (i) =>
        line(`M${5 + i * 17} 96V${12 + ((i * 7) % 11)}`, dark, 1.4) +
        path(`M${5 + i * 17} ${6 + ((i * 7) % 11)}l2 7h-4z`, light, 'opacity=".7"') +
        path(`M${6 + i * 17} ${15 + ((i * 7) % 11)}l9 3-9 4z`, dark),
    ),
  // A market street: domes, awnings, lamps on a string.
  merchant: (light) =>
    path(
      'M0 96V52h8c0-9 12-9 12 0h6V44c0-12 18-12 18 0v10h10V40c0-12 20-12 20 0v14h6c0-8 10-8 10 0h6v42z',
      dark,
    ) +
    line('M0 26c16 9 32 9 48 0s32-9 48 0', dark, 0.8) +
    repeat(9, (i) => dot(6 + i * 10.5, 29 + Math.round(3.2 * Math.sin(i * 1.1)), 1.3, light)),
  // The circle of an incantation.
  mage: (light) =>
    dot(48, 42, 43, 'none', `stroke="${light}" stroke-width=".7"`) +
    dot(48, 42, 38, 'none', `stroke="${light}" stroke-width=".5" stroke-dasharray="1 3"`) +
    repeat(12, (i) =>
      at(line('M0-40.5l1.4-1.6M0-40.5l-1.2 1.8M0-43v3', light, 0.6), 48, 42, 1, i * 30),
    ) +
    line('M48 4l33 57H15zM48 80L15 23h66z', light, 0.4),
  // The colonnade of the parliament.
  politician: () =>
    repeat(5, (i) => pillar(3 + i * 19.5, 9, 16)) + path('M0 4h96v8H0z', dark, 'opacity=".7"'),
  // Fields of kelp.
  farmer: () =>
    repeat(7, (i) => kelp(7 + i * 13.5, 22 + ((i * 17) % 19))) +
    path('M0 96V84c20-5 40-3 60-6s26-2 36 0v18z', dark),
  // The gate between the realms.
  ambassador: (light) =>
    path('M8 96V40C8 16 26 2 48 2s40 14 40 38v56h-9V42c0-18-13-30-31-30S17 24 17 42v54z', dark) +
    repeat(7, (i) => at(dot(0, -35, 1.1, light), 48, 42, 1, (i - 3) * 22)),
};

const pearls = (y: number, wide: number, sag: number, n: number): Markup =>
  repeat(n, (i) => {
    const part = (2 * i) / (n - 1) - 1;
    return dot(48 + part * wide, y + sag * (1 - part * part), 1, '#f3ecdc', 'opacity=".85"');
  });
const stitches = (d: string, colour: string): Markup =>
  line(d, colour, 0.5, 'stroke-dasharray="1.2 1" opacity=".55"');

const works: Record<Guild, (b: Brush) => Markup> = {
  soldier: ({ tone }) =>
    both(
      repeat(4, (i) => dot(15 + i * 4.4, 80 - i * 3.6, 0.7, tone.light, 'opacity=".7"')) +
        line('M30 28l5-4M28 32l3-2M35 25l2-3', '#fff', 0.5, 'opacity=".5"'),
    ) +
    line('M41 27l6 5M43 25l3 3', tone.deep, 0.6, 'opacity=".7"') +
    repeat(5, (i) => dot(40 + i * 4, 72, 0.6, tone.light, 'opacity=".7"')) +
    stitches('M36 79c8 3 16 3 24 0M35 86c9 3 17 3 26 0', tone.light),
  merchant: ({ tone }) =>
    pearls(69, 16, 7, 13) +
    both(
      stitches('M31 68c-2 9 0 18 5 27M36 71c0 8 2 16 7 24', tone.light) +
        repeat(4, (i) =>
          at(path('M0-1.5l1 1.5-1 1.5-1-1.5z', '#dcb65c', 'opacity=".7"'), 22 - i, 76 + i * 5),
        ) +
        line('M36 43c2-2 6-2 8 0', '#4a3a28', 0.6, 'opacity=".6"'),
    ),
  mage: ({ tone }) =>
    repeat(11, (i) =>
      dot(24 + i * 4.8, 30 + ((i * 11) % 13), 0.5 + (i % 3) * 0.25, '#fff', 'opacity=".55"'),
    ) +
    both(
      stitches('M22 94c2-12 8-20 18-24', tone.light) +
        at(line('M0-3v6M-3 0h6M-2-2l4 4M2-2l-4 4', tone.light, 0.5), 30, 84, 0.8),
    ),
  politician: ({ tone }) =>
    both(
      repeat(5, (i) => dot(32 + ((i * 7) % 9), 18 + i * 5, 0.6, tone.light, 'opacity=".5"')) +
        stitches('M22 56c3 12 10 22 20 30', tone.light) +
        stitches('M18 70c3 8 6 16 11 24', tone.light),
    ) +
    pearls(80, 12, 5, 9) +
    dot(48, 88, 2.2, '#dcb65c', 'stroke="#5a430d" stroke-width=".5"'),
  farmer: ({ tone }) =>
    repeat(9, (i) =>
      line(`M${27 + (i % 3) * 6} ${58 + i * 4}c2-1.4 3-1.4 5 0`, tone.deep, 0.6, 'opacity=".55"'),
    ) +
    stitches('M33 50c5-4 6-8 5-13M24 90c8-2 18 0 26 5', tone.deep) +
    line('M60 36c2 1 3 1 5 1M66 34l3 1.4', tone.deep, 0.6, 'opacity=".6"'),
  ambassador: ({ tone }) =>
    both(
      stitches('M30 60C22 64 12 66 6 74M32 68C24 70 18 70 12 75', tone.light) +
        line('M31 28c2-6 6-10 11-12', '#fff', 0.6, 'opacity=".6"'),
    ) +
    repeat(3, (i) =>
      line(`M${41 - i} ${86 + i * 3}c4 2 10 2 ${14 + 2 * i} 0`, tone.light, 0.5, 'opacity=".5"'),
    ),
};

export const hall = (guild: Guild, light: string): Markup => far(halls[guild](light));
export const finery = (guild: Guild, brush: Brush): Markup => works[guild](brush);
