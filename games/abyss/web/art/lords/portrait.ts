// SPDX-License-Identifier: Apache-2.0
// A lord's portrait, from back to front: water, light from above, what floats, the body, the thing
// in hand. Canvas 96 by 96.
import type { Tone } from '$web/art/palette';
import { guild_tones } from '../palette';
import {
  at,
  dice,
  dot,
  flipped,
  gradient,
  glow,
  group,
  path,
  repeat,
  round,
  type Markup,
} from '$web/art/svg';
import { families } from './families';
import { finery, hall } from './finery';
import { mien } from './mien';
import { props } from './props';
import { rows, type Lord, type Row } from './rows';

function paints(id: string, tone: Tone, cloth: string): Markup {
  return (
    gradient(`${id}water`, [
      [0, tone.base, 0.55],
      [0.45, tone.deep, 0.75],
      [1, '#03070d'],
    ]) +
    glow(
      `${id}sun`,
      [
        [0, tone.light, 0.6],
        [1, tone.light, 0],
      ],
      'cx=".5" cy="0" r=".75"',
    ) +
    gradient(`${id}skin`, [
      [0, tone.light],
      [0.35, tone.base],
      [1, tone.deep],
    ]) +
    gradient(`${id}robe`, [
      [0, cloth],
      [1, '#04090f'],
    ]) +
    gradient(`${id}dusk`, [
      [0.45, '#03070d', 0],
      [1, '#03070d', 0.6],
    ])
  );
}

function shafts(random: () => number, light: string): Markup {
  return repeat(4, () => {
    const x = round(random() * 96);
    const w = round(4 + random() * 9);
    const lean = round(random() * 26 - 13);
    return path(`M${x} 0h${w}l${lean + 8} 96h${-w - 16}z`, light, 'opacity=".07"');
  });
}

function bubbles(random: () => number): Markup {
  return repeat(7, () => {
    const r = round(0.6 + random() * 1.6);
    return dot(
      round(random() * 96),
      round(random() * 90),
      r,
      '#fff',
      `opacity="${round(0.15 + random() * 0.3)}"`,
    );
  });
}

function figure(id: string, row: Row, tone: Tone): Markup {
  const thing = at(props[row.prop](), row.x, row.y, row.scale, row.turn ?? 0);
  const brush = { id, tone };
  const stance = `translate(48 96) rotate(${row.bow ?? 0}) scale(${row.near ?? 1}) translate(-48 -96)`;
  const body = group(
    families[row.guild](brush, row.head) +
      finery(row.guild, brush) +
      mien(row.guild, brush, row.mien),
    `transform="${stance}"`,
  );
  return row.behind ? thing + body : body + thing;
}

export function portrait(lord: Lord, id: string): Markup {
  const row: Row = rows[lord];
  const tone = guild_tones[row.guild];
  const random = dice(lord);
  const all = figure(id, row, tone);
  return (
    `<defs>${paints(id, tone, row.cloth)}</defs><rect width="96" height="96" fill="#050d16"/>` +
    `<rect width="96" height="96" fill="url(#${id}water)"/>` +
    `<rect width="96" height="96" fill="url(#${id}sun)"/>` +
    hall(row.guild, tone.light) +
    shafts(random, tone.light) +
    bubbles(random) +
    (row.flip ? flipped(all) : all) +
    `<ellipse cx="48" cy="8" rx="40" ry="46" fill="url(#${id}sun)" opacity=".55"/>` +
    `<rect width="96" height="96" fill="url(#${id}dusk)"/>` +
    `<rect x=".75" y=".75" width="94.5" height="94.5" fill="none" stroke="${tone.light}" stroke-opacity=".28" stroke-width="1.5"/>`
  );
}
