// SPDX-License-Identifier: Apache-2.0
// The backs of cards: rings of water around one sign. Canvas 60 by 84.
import { at, dot, gradient, repeat, type Markup } from './svg';

export interface Design {
  readonly tint: string;
  readonly sign: () => Markup; // on a canvas of 40 by 40
}

export function card_back({ tint, sign }: Design, id: string): Markup {
  return (
    `<defs>${gradient(`${id}back`, [
      [0, tint],
      [1, '#06101a'],
    ])}` +
    `<clipPath id="${id}edge"><rect width="60" height="84" rx="5"/></clipPath></defs>` +
    `<g clip-path="url(#${id}edge)"><rect width="60" height="84" fill="url(#${id}back)"/>` +
    repeat(7, (i) =>
      dot(30, 42, 12 + i * 7, 'none', `stroke="#fff" stroke-opacity="${0.13 - i * 0.013}"`),
    ) +
    `<rect x="3.5" y="3.5" width="53" height="77" rx="3" fill="none" stroke="#fff" stroke-opacity=".22"/>` +
    `${at(sign(), 16, 28, 0.7)}</g>`
  );
}
