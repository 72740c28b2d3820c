// SPDX-License-Identifier: Apache-2.0
// A location as a small landscape: water, light, far shapes in haze, the place itself, the ground.
// Canvas 160 by 90.
import { dice, dot, gradient, glow, path, repeat, round, type Markup } from '$web/art/svg';
import { places, type Location } from './places';

/** Hues of water: what the eye keeps of a place before it sees any form. */
export interface Water {
  readonly high: string;
  readonly low: string;
  readonly near: string; // silhouettes in front
  readonly far: string; // silhouettes in haze
  readonly light: string;
}

function ridge(random: () => number, y: number, rise: number): string {
  const points = Array.from({ length: 9 }, (_, i) => `${i * 20} ${round(y - random() * rise)}`);
  return `M0 90V${y}L${points.join('L')}V90z`;
}

function shafts(random: () => number, light: string): Markup {
  return repeat(4, () => {
    const x = round(20 + random() * 120);
    const w = round(5 + random() * 12);
    return path(`M${x} 0h${w}l${round(random() * 40 - 10)} 90h${-w - 18}z`, light, 'opacity=".08"');
  });
}

const motes = (random: () => number): Markup =>
  repeat(9, () =>
    dot(
      round(random() * 160),
      round(random() * 80),
      round(0.4 + random()),
      '#fff',
      'opacity=".35"',
    ),
  );

export function landscape(location: Location, id: string): Markup {
  const { water, draw } = places[location];
  const random = dice(location);
  return (
    `<defs>${gradient(`${id}water`, [
      [0, water.high],
      [1, water.low],
    ])}` +
    `${glow(
      `${id}sun`,
      [
        [0, water.light, 0.7],
        [1, water.light, 0],
      ],
      'cx=".5" cy="0" r=".6"',
    )}</defs>` +
    `<rect width="160" height="90" fill="url(#${id}water)"/><rect width="160" height="90" fill="url(#${id}sun)"/>` +
    shafts(random, water.light) +
    path(ridge(random, 66, 26), water.far, 'opacity=".5"') +
    draw(water) +
    path(ridge(random, 87, 7), water.near) +
    motes(random)
  );
}
