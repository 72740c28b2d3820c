// SPDX-License-Identifier: Apache-2.0
// A letter beside a silhouette, so that nobody needs to see colour or form.
import type { Markup } from './svg';

export function lettered(mark: Markup, letter: string | undefined): Markup {
  if (!letter) return mark;
  const text = `x="39" y="39" text-anchor="end" font-size="15" font-weight="800" font-family="var(--sans, sans-serif)"`;
  const halo = 'stroke="#06121d" stroke-width="4" stroke-linejoin="round" paint-order="stroke"';
  return `${mark}<text ${text} ${halo} fill="#fff">${letter}</text>`;
}
