// SPDX-License-Identifier: Apache-2.0
// Behind the table of Abyss. Canvas 320 by 180; the colours are the theme's.
import { dice, dot, gradient, line, path, repeat, round, type Markup } from '$web/art/svg';

const light = 'var(--shaft)';
const haze = 'var(--reef-far)';
const near = 'var(--reef)';

const shaft = (x: number, w: number, lean: number, opacity: number): Markup =>
  path(`M${x} -4h${w}l${lean + w} 188h${-3 * w}z`, light, `opacity="${opacity}"`);

const tower = (x: number, top: number, w: number): Markup =>
  path(`M${x} 180V${top}l${w / 2} ${-w}l${w / 2} ${w}V180z`, haze) +
  repeat(3, (i) => dot(x + w / 2, top + 8 + i * 12, 1.1, light, 'opacity=".6"'));

function reef(random: () => number, y: number, rise: number): string {
  const points = Array.from({ length: 17 }, (_, i) => `${i * 20} ${round(y - random() * rise)}`);
  return `M0 180V${y}L${points.join('L')}V180z`;
}

function kelp(x: number, high: number): Markup {
  const bend = (x % 7) - 3;
  return line(
    `M${x} 182c${bend * 2} ${-high * 0.4} ${-bend * 2} ${-high * 0.6} ${bend} ${-high}`,
    near,
    2.6,
  );
}

/** What stands still: water, city, ground. */
export function scenery(id: string): Markup {
  const random = dice('the city below');
  return (
    `<defs>${gradient(`${id}sea`, [
      [0, 'var(--sea-top)'],
      [0.5, 'var(--sea-mid)'],
      [1, 'var(--sea-floor)'],
    ])}</defs><rect width="320" height="180" fill="url(#${id}sea)"/>` +
    `<g opacity=".5">${[
      [24, 96, 9],
      [40, 78, 12],
      [58, 104, 8],
      [236, 88, 10],
      [254, 64, 14],
      [276, 92, 9],
      [292, 108, 8],
    ]
      .map(([x, top, w]) => tower(x ?? 0, top ?? 0, w ?? 0))
      .join('')}</g>` +
    path(reef(random, 136, 26), haze, 'opacity=".7"') +
    path(reef(random, 160, 18), near, 'opacity=".8"') +
    repeat(28, () =>
      dot(
        round(random() * 320),
        round(random() * 170),
        round(0.3 + random() * 0.7),
        light,
        'opacity=".35"',
      ),
    )
  );
}

/** Light from above; two of them pass through each other. */
export const shafts = (which: 0 | 1) => (): Markup =>
  [
    [20, 16, -40, 0.07],
    [70, 9, -24, 0.09],
    [118, 22, -8, 0.07],
    [168, 10, 10, 0.1],
    [205, 18, 24, 0.07],
    [262, 12, 44, 0.09],
  ]
    .filter((_, i) => i % 2 === which)
    .map(([x, w, lean, o]) => shaft(x ?? 0, w ?? 0, lean ?? 0, o ?? 0))
    .join('');

export const kelps = (): Markup =>
  [6, 15, 24, 96, 104, 214, 222, 300, 308, 315]
    .map((x, i) => kelp(x, 26 + ((i * 13) % 24)))
    .join('');

/** Where bubbles rise: from the left in hundredths, how large in rem, after how many seconds. */
export const bubbles: readonly { left: number; size: number; after: number }[] = [
  { left: 4, size: 0.35, after: 0 },
  { left: 11, size: 0.2, after: 9 },
  { left: 31, size: 0.25, after: 4 },
  { left: 47, size: 0.4, after: 13 },
  { left: 63, size: 0.2, after: 2 },
  { left: 79, size: 0.3, after: 7 },
  { left: 92, size: 0.25, after: 11 },
];
