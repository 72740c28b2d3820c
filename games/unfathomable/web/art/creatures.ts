// SPDX-License-Identifier: Apache-2.0
// The two that sleep below, large enough to loom. Canvas 120 by 120; they rise from the lower edge.
import { both, dot, glow, gradient, line, path, repeat, type Markup } from '$web/art/svg';

const pair = (markup: Markup): Markup => both(markup, 120);
const arm = (d: string, width: number, hide: string, light: string): Markup =>
  line(d, hide, width) +
  line(d, light, width * 0.28, `stroke-dasharray=".1 ${width * 0.62}" opacity=".8"`);

function mother_hydra(id: string): Markup {
  const hide = `url(#${id}hide)`;
  return (
    `<defs>${gradient(`${id}hide`, [
      [0, '#3f8f86'],
      [0.55, '#155a5a'],
      [1, '#062a30'],
    ])}${glow(`${id}eye`, [
      [0, '#fff9d8'],
      [0.5, '#ffe08a'],
      [1, '#ffe08a', 0],
    ])}</defs>` +
    // Hair of serpents, each with a head of its own.
    pair(
      arm('M34 62C16 54 4 38 14 18', 8, '#11494b', '#7fe0b8') +
        arm('M42 44C30 34 24 18 34 6', 7, '#11494b', '#7fe0b8') +
        arm('M28 84C8 84 0 70 3 56', 8, '#0e4143', '#7fe0b8') +
        dot(14, 17, 5.5, '#1b6b69') +
        dot(34, 6, 5, '#1b6b69') +
        dot(3, 56, 5.5, '#1b6b69') +
        dot(12.5, 15.5, 1.3, '#fff3c9') +
        dot(33, 4.6, 1.2, '#fff3c9') +
        dot(3.6, 54.4, 1.3, '#fff3c9'),
    ) +
    arm('M60 30C54 20 56 10 60 3', 6, '#11494b', '#7fe0b8') +
    path('M60 22c24 0 38 18 38 42 0 30-16 50-38 56-22-6-38-26-38-56 0-24 14-42 38-42z', hide) +
    line('M26 58c2-22 16-34 34-34s32 12 34 34', '#9df0cf', 1.6, 'opacity=".55"') +
    pair(
      path('M22 74c-8 2-12 8-12 16 8 0 13-2 16-6z', '#2b7a70') +
        line('M11 89c4-5 8-8 13-10', '#9df0cf', 1, 'opacity=".6"') +
        dot(44, 62, 15, `url(#${id}eye)`, 'opacity=".55"') +
        path('M31 64c5-11 19-12 24-1-6 9-19 9-24 1z', '#fff3c9') +
        path('M43.5 55c4 5 4 11 0 16-4-5-4-11 0-16z', '#07140f') +
        line('M30 56c6-7 17-8 25-2', '#06302f', 3),
    ) +
    pair(line('M56 78c-1 3-3 4-3 6', '#06302f', 2)) +
    path('M40 92c8-6 32-6 40 0-4 14-12 20-20 20s-16-6-20-20z', '#041618') +
    pair(path('M43 91l3 9 4-11 4 11 4-12z', '#eafbd9')) +
    repeat(9, (i) => dot(40 + i * 5, 36 + ((i * 7) % 6), 1.4, '#9df0cf', 'opacity=".5"'))
  );
}

function father_dagon(id: string): Markup {
  const hide = `url(#${id}hide)`;
  const spine =
    'M60 2l9 16 13-10 1 17 15-2-5 16 14 6-11 12 10 12-14 6 4 15-15-1H39l-15 1 4-15-14-6 10-12L13 45l14-6-5-16 15 2 1-17 13 10z';
  return (
    `<defs>${gradient(`${id}hide`, [
      [0, '#5c9a5a'],
      [0.5, '#26684a'],
      [1, '#0b2c22'],
    ])}${glow(`${id}eye`, [
      [0, '#fff0c0'],
      [0.45, '#ffb84d'],
      [1, '#ffb84d', 0],
    ])}</defs>` +
    path(spine, '#123c2c', 'stroke="#6fcf97" stroke-width="1.4" stroke-linejoin="round"') +
    pair(line('M60 8v20M38 14l8 18M24 28l14 12M18 48l14 6', '#6fcf97', 1.2, 'opacity=".6"')) +
    // A clawed hand on each side, reaching for the rail.
    pair(
      path('M22 120C10 108 6 96 10 84l6 12 2-15 7 14 6-13 2 18c6 8 6 14 4 20z', hide) +
        path('M10 84l2-7 4 8zM18 81l2-7 4 8zM31 82l4-6 1 9z', '#f5efdc'),
    ) +
    path('M60 24c22 0 34 16 34 38 0 28-14 52-34 58-20-6-34-30-34-58 0-22 12-38 34-38z', hide) +
    repeat(4, (i) =>
      line(
        `M${40 - i} ${34 + i * 7}c8-4 32-4 ${40 + 2 * i} 0`,
        '#b7f0c8',
        1,
        'opacity=".22" stroke-dasharray="5 3"',
      ),
    ) +
    pair(
      dot(45, 60, 13, `url(#${id}eye)`, 'opacity=".6"') +
        path('M32 54l23 9c-3 9-19 8-23-9z', '#ffe2a0') +
        path('M43 57c3 3 3 7 1 10-3-2-4-6-1-10z', '#140a02') +
        line('M29 51l27 10', '#0b2c22', 4) +
        line('M28 74c-6 4-6 10-3 15M33 78c-5 4-5 9-2 14', '#0b2c22', 2, 'opacity=".8"'),
    ) +
    path('M56 72h3l-1 6zM61 72h3l-2 6z', '#0b2c22') +
    path('M34 90c10-7 42-7 52 0-3 15-13 24-26 24S37 105 34 90z', '#071a12') +
    path('M36 89l4 10 5-12 5 13 5-14 5 14 5-14 5 14 5-13 5 12 4-10z', '#f5efdc') +
    path(
      'M42 105l3-6 4 9 4-8 4 10 3-10 3 10 4-10 4 8 4-9 3 6c-5 7-11 9-18 9s-13-2-18-9z',
      '#d8d2b8',
    )
  );
}

const creatures = { mother_hydra, father_dagon } as const;
export type Creature = keyof typeof creatures;
export const creature = (name: Creature, id: string): Markup => creatures[name](id);
