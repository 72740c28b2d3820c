// SPDX-License-Identifier: Apache-2.0
// A location as a small landscape: water, light, far shapes in haze, the place itself, the ground.
// Canvas 160 by 90.
import {
  dice,
  dot,
  gradient,
  glow,
  group,
  line,
  path,
  repeat,
  round,
  type Markup,
} from '$web/art/svg';
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

// Small fish far off, all one way.
function school(random: () => number, light: string): Markup {
  const x = round(16 + random() * 100);
  const y = round(12 + random() * 22);
  return repeat(7, (i) =>
    path(
      `M${round(x + (i % 4) * 6 + random() * 3)} ${round(y + Math.floor(i / 2) * 3.4)}c1.4-1.6 3.4-1.6 4.4 0l1.6-1v2l-1.6-1c-1 1.6-3 1.6-4.4 0z`,
      light,
      'opacity=".4"',
    ),
  );
}

// What stands closest, at both edges of the picture: it gives the rest its distance.
function weeds(random: () => number, near: string): Markup {
  return [4, 10, 150, 156]
    .map((x) => {
      const high = round(18 + random() * 26);
      const sway = round(random() * 8 - 4);
      return line(
        `M${x} 90c${sway} ${-high * 0.4} ${-sway} ${-high * 0.6} ${sway} ${-high}`,
        near,
        2.6,
      );
    })
    .join('');
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
    path(ridge(random, 58, 30), water.far, 'opacity=".3"') +
    path(ridge(random, 70, 24), water.far, 'opacity=".55"') +
    school(random, water.light) +
    // Light from above lies on every upper edge: the same shapes in its colour, a little higher.
    group(draw({ ...water, near: water.light }), 'transform="translate(-.7 -.9)" opacity=".4"') +
    draw(water) +
    path('M0 90V84c40-4 120-4 160 0v6z', water.light, 'opacity=".12"') +
    path(ridge(random, 87, 7), water.near) +
    weeds(random, water.near) +
    motes(random)
  );
}
