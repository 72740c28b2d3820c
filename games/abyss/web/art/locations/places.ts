// SPDX-License-Identifier: Apache-2.0
// The twenty places. Each draws itself over the far ridge, on a ground near y = 84.
import { foam, pearl } from '$web/art/palette';
import { race_colours, races, type Race } from '../palette';
import { at, both, dot, faint, line, path, repeat, type Markup } from '$web/art/svg';
import type { Water } from './landscape';

interface Place {
  readonly water: Water;
  readonly draw: (w: Water) => Markup;
}

const water = (high: string, low: string, near: string, far: string, light: string): Water => ({
  high,
  low,
  near,
  far,
  light,
});
const blue = water('#1d6fa0', '#072238', '#04121f', '#0d3a58', '#bfe9ff');
const red = water('#8a3d3f', '#230a12', '#12050a', '#57202a', '#ffd2bd');
const green = water('#2b8567', '#062a26', '#031614', '#12493f', '#cfffe3');
const violet = water('#5c3f96', '#160c33', '#0a0619', '#332063', '#e9d9ff');
const amber = water('#a07a2c', '#2a1c08', '#150d03', '#5f4517', '#fff0c4');
const dusk = water('#123a52', '#02060b', '#010306', '#0a2233', '#8fc7dd');

const pair = (markup: Markup): Markup => both(markup, 160);
const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): Markup =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const lit = (x: number, y: number, w = 3, h = 5): Markup => box(x, y, w, h, '#ffe9b8', 'rx="1"');
const kelp = (x: number, height: number, colour: string): Markup =>
  line(`M${x} 88c-5-${height * 0.3} 5-${height * 0.45} 0-${height}`, colour, 2.4) +
  repeat(Math.floor(height / 9), (i) =>
    at(path('M0 0c5-4 9-3 12 0-3 3-8 4-12 0z', colour), x, 84 - i * 9, 0.8, i % 2 ? -25 : 205),
  );
const fish = (x: number, y: number, scale: number, colour: string): Markup =>
  at(path('M-9 0c4-6 12-6 16 0l5-4v8l-5-4c-4 6-12 6-16 0z', colour), x, y, scale);
const jelly = (x: number, y: number, scale: number, colour: string): Markup =>
  at(
    dot(0, 0, 15, colour, 'opacity=".18"') +
      path(
        'M-10 2C-10-7-5-11 0-11S10-7 10 2C7 4 5 2 3 2 1 4-1 4-3 2-5 2-7 4-10 2z',
        colour,
        'opacity=".9"',
      ) +
      line('M-6 4c2 5-2 8 0 14M0 5c-2 6 2 9 0 16M6 4c-2 5 2 8 0 14', colour, 1.2),
    x,
    y,
    scale,
  );
const column = (x: number, top: number, colour: string): Markup =>
  box(x, top, 7, 86 - top, colour) + box(x - 2, top - 3, 11, 4, colour);

export const places = {
  barracks: {
    water: red,
    draw: (w) =>
      path(
        'M34 86V46h6v-6h6v6h6v-6h6v6h6V34h6v-7h7v7h6v-7h7v7h6v12h6v-6h6v6h6v-6h6v6h6v40z',
        w.near,
      ) +
      repeat(
        7,
        (i) =>
          line(`M${24 + i * 19} 84V${30 - (i % 3) * 5}`, w.far, 1.6) +
          path(`M${24 + i * 19} ${22 - (i % 3) * 5}l3 9h-6z`, pearl, 'opacity=".75"'),
      ) +
      lit(76, 44) +
      lit(84, 44) +
      lit(52, 58) +
      lit(106, 58) +
      path('M74 86V70c0-8 12-8 12 0v16z', '#ff9d7a'),
  },
  dockworks: {
    water: green,
    draw: (w) =>
      path('M70 4h84c-4 14-14 20-30 20H96C82 24 74 16 70 4z', w.near) +
      line('M112 24v10', w.near, 4) +
      line('M30 86V26l40-10M30 30l20 56M30 40L58 19', w.near, 3) +
      line('M66 18v30', pearl, 1) +
      box(58, 48, 16, 11, '#c98f55') +
      box(86, 62, 66, 26, w.near) +
      lit(94, 68) +
      lit(108, 68) +
      lit(122, 68) +
      lit(136, 68),
  },
  hydrozoa_reserves: {
    water: violet,
    draw: (w) =>
      path('M20 86C20 40 60 14 80 14s60 26 60 72h-6C134 46 100 22 80 22S26 46 26 86z', w.near) +
      jelly(58, 46, 1, '#d9b8ff') +
      jelly(82, 36, 1.2, '#f2d6ff') +
      jelly(104, 52, 0.9, '#b9a2ff') +
      jelly(74, 66, 0.6, '#e9d9ff'),
  },
  parliament: {
    water: blue,
    draw: (w) =>
      path('M44 46c2-22 20-32 36-32s34 10 36 32z', w.near) +
      line('M80 14V4', w.near, 2.4) +
      box(36, 46, 88, 6, w.near) +
      repeat(7, (i) => box(40 + i * 13, 52, 6, 28, w.near)) +
      box(30, 78, 100, 10, w.near) +
      repeat(6, (i) => lit(48 + i * 13, 60, 4, 12)) +
      line('M58 42c2-12 10-18 22-20', w.light, 1.2, 'opacity=".6"'),
  },
  sargasso_silos: {
    water: amber,
    draw: (w) =>
      repeat(
        4,
        (i) =>
          path(`M${30 + i * 28} 86V${38 - (i % 2) * 10}c0-12 18-12 18 0V86z`, w.near) +
          line(`M${31 + i * 28} ${50 - (i % 2) * 8}h16M${31 + i * 28} 66h16`, w.far, 1.6) +
          lit(37 + i * 28, 72),
      ) +
      kelp(22, 46, '#c9a544') +
      kelp(142, 54, '#c9a544') +
      line('M48 40h10M76 34h10M104 40h10', w.near, 3),
  },
  chasm: {
    water: red,
    draw: (w) =>
      path('M0 90V22l26-8 10 18 14 4 22 54zM160 90V14l-30-4-8 22-16 8-18 50z', w.near) +
      path('M72 90l8-26 10 26z', '#ff8a5c', 'opacity=".75"') +
      line('M36 36l16 2 10 26M122 34l-14 8-8 24', w.far, 1.6) +
      at(
        path(
          'M0-6c6 0 10 3 10 7S5 8 0 8s-10-3-10-7 4-7 10-7zM-9-3c-5-1-6-6-3-10 1 3 3 4 5 4zM9-3c5-1 6-6 3-10-1 3-3 4-5 4z',
          race_colours.crab,
        ),
        44,
        30,
        0.9,
      ),
  },
  nest_of_giant_clams: {
    water: green,
    draw: (w) =>
      [
        [48, 72, 1.1],
        [112, 74, 1],
        [80, 58, 1.35],
      ]
        .map(([x = 0, y = 0, s = 1]) =>
          at(
            path('M-24 4C-26-18-10-24 0-24S26-18 24 4C16-4 8-6 0-6s-16 2-24 10z', '#4f9f7c') +
              line('M0-8v-15M-9-7l-5-14M9-7l5-14M-17-3l-7-9M17-3l7-9', w.near, 1.4) +
              path('M-24 6c8 14 40 14 48 0-14 4-34 4-48 0z', '#357a5f') +
              dot(0, -1, 5.5, pearl) +
              dot(-2, -3, 1.6, '#fff'),
            x,
            y,
            s,
          ),
        )
        .join(''),
  },
  sanctuary: {
    water: violet,
    draw: (w) =>
      path(
        'M28 88V48C28 20 56 8 80 8s52 12 52 40v40h-18V52c0-20-16-30-34-30S46 32 46 52v36z',
        w.near,
      ) +
      path('M46 88V52c0-20 16-30 34-30s34 10 34 30v36z', w.light, 'opacity=".16"') +
      jelly(80, 50, 1.3, '#ecd9ff') +
      repeat(3, (i) => box(52 - i * 4, 78 + i * 3, 56 + i * 8, 3, w.near)),
  },
  oceanic_senate_assembly: {
    water: blue,
    draw: (w) =>
      repeat(4, (i) =>
        path(
          `M${12 + i * 16} 46A${68 - i * 16} ${40 - i * 9} 0 0 0 ${148 - i * 16} 46z`,
          i % 2 ? '#12527a' : w.near,
          'stroke="#3f86ad" stroke-width=".7"',
        ),
      ) +
      repeat(11, (i) => {
        const a = (i + 0.5) * 0.2856;
        return dot(
          Math.round(80 - 60 * Math.cos(a)),
          Math.round(44 + 33 * Math.sin(a)),
          2.2,
          i % 3 ? '#8fb8f5' : pearl,
        );
      }) +
      repeat(7, (i) => {
        const a = (i + 0.5) * 0.449;
        return dot(
          Math.round(80 - 43 * Math.cos(a)),
          Math.round(43 + 23 * Math.sin(a)),
          2,
          i % 2 ? pearl : '#8fb8f5',
        );
      }) +
      path('M70 50h20l-3-8H73z', w.near) +
      dot(80, 37, 4, pearl) +
      pair(column(4, 22, w.near) + column(24, 30, w.far)),
  },
  sargasso_fields: {
    water: amber,
    draw: (w) =>
      repeat(3, (r) =>
        faint(
          repeat(11 - r, (i) =>
            kelp(
              6 + r * 5 + i * (15 + r * 1.5),
              26 + r * 14,
              r === 2 ? '#e2bd55' : r === 1 ? '#b08a34' : w.far,
            ),
          ),
          0.55 + r * 0.22,
        ),
      ) +
      fish(112, 24, 0.9, pearl) +
      fish(96, 32, 0.6, pearl),
  },
  abyss: {
    water: dusk,
    draw: () =>
      repeat(
        6,
        (i) =>
          `<ellipse cx="80" cy="52" rx="${74 - i * 12}" ry="${36 - i * 5.6}" fill="${['#12425c', '#0d3247', '#092434', '#061724', '#030c14', '#000307'][i]}"/>`,
      ) +
      repeat(6, (i) =>
        dot(30 + i * 20, 24 + (i % 3) * 18, 1.6, race_colours[races[i % 5] as Race]),
      ) +
      path('M76 0h8l10 52H66z', '#d9f2ff', 'opacity=".22"'),
  },
  throne_room: {
    water: violet,
    draw: (w) =>
      pair(column(18, 14, w.near) + column(40, 24, w.far)) +
      path('M64 86V30c4-10 10-14 16-22 6 8 12 12 16 22v56z', w.near) +
      path('M70 60V34c3-7 6-10 10-15 4 5 7 8 10 15v26z', '#8b5fd0') +
      path('M62 58h36v28h-6V66H68v20h-6z', w.near) +
      pair(dot(65, 57, 2.6, pearl)) +
      repeat(3, (i) => box(54 - i * 7, 82 + i * 2, 52 + i * 14, 3, w.near)) +
      dot(80, 14, 3, pearl),
  },
  depths: {
    water: dusk,
    draw: () =>
      dot(60, 34, 20, '#c9f5ff', 'opacity=".16"') +
      dot(60, 34, 9, '#c9f5ff', 'opacity=".3"') +
      line('M96 40C90 18 70 16 61 32', '#0f2a38', 2.4) +
      dot(60, 34, 4, '#f1feff') +
      path(
        'M70 58c6-16 24-24 42-20 12 3 18 8 24 6l14-10c-2 8-3 14 0 22l-14-6c-8 14-26 22-44 18-10-2-18-6-22-10z',
        '#06151f',
        'stroke="#3c6b80" stroke-width="1"',
      ) +
      path(
        'M70 58l6-3 1 7 5-6 2 8 5-7 2 8 5-7 1 7 4-6',
        'none',
        'stroke="#cfe6ee" stroke-width="1.4"',
      ) +
      dot(94, 47, 3, '#eaf8c8'),
  },
  jail: {
    water: dusk,
    draw: (w) =>
      path('M20 88V26C20 8 140 8 140 26v62z', '#0b2230') +
      path('M34 88V34c0-16 92-16 92 0v54z', '#061019') +
      at(
        path('M0-14c7 0 11 5 11 12 0 9-4 26-11 26S-11 7-11-2c0-7 4-12 11-12z', '#26475a') +
          dot(-4, -3, 2, pearl) +
          dot(4, -3, 2, pearl),
        82,
        58,
      ) +
      repeat(8, (i) => box(36 + i * 12, 22, 4, 66, w.near, 'stroke="#55808f" stroke-width=".8"')) +
      box(30, 52, 100, 5, w.near, 'stroke="#55808f" stroke-width=".8"') +
      box(114, 48, 14, 14, '#dcb65c', 'rx="2"') +
      dot(121, 55, 2.4, '#04121f'),
  },
  closed_tower: {
    water: blue,
    draw: (w) =>
      path('M56 88l4-62h-6V14h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v12h-6l4 62z', w.near) +
      dot(82, 46, 7, '#dcb65c') +
      path('M78 48h8l4 20H74z', '#dcb65c') +
      dot(82, 46, 3, w.near) +
      line('M62 76h40M61 34h42', w.far, 1.4),
  },
  lost_tower: {
    water: dusk,
    draw: (w) =>
      at(
        path('M-20 40l4-76 8 6 6-10 8 12 6-8 8 76z', '#0d2b3c') +
          path('M-6-8h6v10h-6zM4 12h6v10H4z', '#020608') +
          line('M-16 4l30 4M-18 26l34 4', '#1d4a62', 1.4),
        84,
        50,
        1,
        9,
      ) +
      repeat(
        4,
        (i) =>
          `<ellipse cx="${30 + i * 34}" cy="${70 + (i % 2) * 8}" rx="34" ry="5" fill="#9fc9da" opacity=".14"/>`,
      ) +
      path('M104 84l14-8 10 6 8-4 6 8z', w.near) +
      path('M40 86l8-10 10 8z', w.near),
  },
  chamber_of_allies: {
    water: blue,
    draw: (w) =>
      path('M10 88C10 34 44 8 80 8s70 26 70 80z', w.near) +
      path('M22 88c0-44 28-66 58-66s58 22 58 66z', '#0c3350') +
      repeat(5, (i) => {
        const x = 36 + i * 22;
        const y = 62 - [0, 14, 20, 14, 0][i]!;
        const c = race_colours[races[i] as Race];
        return (
          dot(x, y, 13, c, 'opacity=".18"') +
          path(`M${x - 7} 88V${y}a7 7 0 0 1 14 0V88z`, c, 'opacity=".85"')
        );
      }),
  },
  coral_barrier: {
    water: green,
    draw: () =>
      [
        [20, '#e0776a', 1],
        [50, '#f0a58a', 1.25],
        [82, '#c85f74', 1.4],
        [114, '#f0b58f', 1.2],
        [142, '#d96a62', 1],
      ]
        .map(([x, c, s]) =>
          at(
            line(
              'M0 10V-18M0-2c-9-3-12-9-12-20M-9-9c-6-1-8-5-9-10M0-8c9-3 12-8 12-22M11-17c6-2 8-6 8-11M0-18c-3-6-3-12 0-20',
              String(c),
              4.6,
            ),
            Number(x),
            80,
            Number(s),
          ),
        )
        .join('') +
      fish(60, 22, 0.6, pearl) +
      fish(108, 18, 0.5, pearl),
  },
  city_of_mirrors: {
    water: blue,
    draw: (w) => {
      const skyline = path(
        'M14 52V34h10V24h8v16h8V16l6-8 6 8v26h8V28h10v14h6V10l6-8 6 8v32h8V26h12v14h6V18l6-6 6 6v18h8V30h12v22z',
        w.near,
      );
      return (
        skyline +
        faint(`<g transform="matrix(1 0 0 -1 0 106)">${skyline}</g>`, 0.45) +
        line('M6 53h148', w.light, 1, 'opacity=".7"') +
        repeat(6, (i) => lit(44 + i * 14, 36 + (i % 2) * 6, 2, 4)) +
        repeat(4, (i) => line(`M${24 + i * 34} ${62 + i * 5}h18`, w.light, 0.8, 'opacity=".5"'))
      );
    },
  },
  black_smokers: {
    water: red,
    draw: (w) =>
      [
        [42, 44],
        [80, 30],
        [116, 50],
      ]
        .map(
          ([x = 0, y = 0]) =>
            path(
              `M${x} ${y}c-8-8 2-14-4-22s4-12 0-24h22c-6 10 6 16 0 26s2 12-6 20z`,
              '#140a10',
              'opacity=".75"',
            ) +
            path(`M${x - 12} 90l6-${90 - y}h20l8 ${90 - y}z`, w.near) +
            path(`M${x - 4} ${y}h14l-2 5H${x - 2}z`, '#ff9d5c'),
        )
        .join('') + faint(line('M20 86h120', foam, 1), 0.2),
  },
} as const satisfies Record<string, Place>;

export type Location = keyof typeof places;
export const locations = Object.keys(places) as Location[];
