// SPDX-License-Identifier: Apache-2.0
// Two cards, for how many somebody holds. Canvas 40 by 40.
import { at, type Markup } from './svg';

const cut = 'var(--mark-cut, #06121d)';

export const hand_mark = (): Markup =>
  at(
    '<rect x="-8" y="-11" width="15" height="21" rx="2.5" fill="currentColor" opacity=".55"/>',
    15,
    21,
    1,
    -14,
  ) +
  at(
    `<rect x="-8" y="-11" width="15" height="21" rx="2.5" fill="currentColor" stroke="${cut}" stroke-width="1.5"/>`,
    25,
    19,
    1,
    10,
  );
