// SPDX-License-Identifier: Apache-2.0
// How a lord looks: lids and scars over the eyes that the people has.
import { both, dot, line, path, type Markup } from '$web/art/svg';
import type { Guild } from '../palette';
import type { Brush } from './families';
import type { Mien } from './rows';

interface Eyes {
  readonly x: number; // of the left one
  readonly y: number;
  readonly r: number; // with what glows around it
  readonly lid: string;
  readonly single?: boolean; // seen from the side
}

const eyes_of = (guild: Guild, { tone }: Brush): Eyes =>
  ({
    soldier: { x: 39, y: 44, r: 5, lid: '#0a0508' },
    merchant: { x: 39.5, y: 47, r: 5, lid: '#c4b595' },
    mage: { x: 41.5, y: 53, r: 4.6, lid: '#0c0618' },
    politician: { x: 39, y: 44, r: 5.8, lid: tone.base },
    farmer: { x: 58, y: 31, r: 5.2, lid: tone.base, single: true },
    ambassador: { x: 42, y: 41, r: 4.6, lid: '#061219' },
  })[guild];

export function mien(guild: Guild, brush: Brush, look: Mien): Markup {
  const { x, y, r, lid, single } = eyes_of(guild, brush);
  const each = single ? (markup: Markup): Markup => markup : both;
  const left = x - r;
  const top = y - r - 0.5;
  const upper = (outer: number, inner: number): Markup =>
    path(`M${left} ${top}h${2 * r}V${y + inner * r}L${left} ${y + outer * r}z`, lid) +
    line(`M${left} ${y + outer * r}L${x + r} ${y + inner * r}`, brush.tone.deep, 1.1);
  const shut =
    dot(x, y, r, lid) +
    line(`M${left + 1} ${y}q${r - 1} ${r * 0.8} ${2 * r - 2} 0`, brush.tone.light, 1.3);
  switch (look) {
    case 'open':
      return '';
    case 'stern':
      return each(upper(-0.75, 0));
    case 'sly':
      return each(upper(-0.1, -0.1));
    case 'closed':
      return each(shut);
    case 'wide':
      return each(dot(x, y, r * 0.78, '#fff8e6') + dot(x, y, r * 0.3, '#0b1220'));
    case 'one':
      return (
        shut + line(`M${x - 1.5} ${y - 2.2 * r}l3 ${4.4 * r}`, '#f1d9d2', 1.2, 'opacity=".85"')
      );
  }
}
