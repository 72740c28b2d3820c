// SPDX-License-Identifier: Apache-2.0
// The bodies of the lords, one people per guild: crabs under arms, shell-wearing merchants,
// jellyfish mages, squid politicians, seahorse farmers, and the ambassadors in their ray cloaks.
// Canvas 96 by 96, shoulders at the bottom, the head around (48, 40).
import type { Tone } from '$web/art/palette';
import { race_colours, races, type Guild, type Race } from '../palette';
import { at, both, dot, line, path, repeat, type Markup } from '$web/art/svg';

export interface Brush {
  readonly id: string; // prefix of references
  readonly tone: Tone;
}
export type Family = (b: Brush, head: number) => Markup;

const skin = (b: Brush): string => `url(#${b.id}skin)`;
const robe = (b: Brush): string => `url(#${b.id}robe)`;
const rim = (d: string, b: Brush, width = 1.2): Markup =>
  line(d, b.tone.light, width, 'opacity=".75"');
const body = (d: string, fill: string, b: Brush): Markup =>
  path(d, fill, `stroke="${b.tone.light}" stroke-opacity=".35" stroke-width=".8"`);

export const eyes = (x: number, y: number, r: number, colour: string): Markup =>
  both(dot(48 - x, y, r * 2.1, colour, 'opacity=".22"') + dot(48 - x, y, r, colour));

const soldier: Family = (b, head) => {
  const crests = [
    both(rim('M40 20L34 8', b, 2.2) + dot(33.5, 7, 3, b.tone.light)),
    both(body('M33 22l-7-11 12 6zM42 17l-2-10 8 8z', skin(b), b)),
    both(body('M28 26C18 22 14 14 17 5c4 8 10 10 17 13z', skin(b), b)),
    path('M48 20C42 10 44 3 52 1c12-3 22 3 26 12-9-3-17-1-22 7z', b.tone.light, 'opacity=".9"'),
    both(rim('M38 20C32 12 24 10 14 14', b, 1.6) + rim('M42 18C40 10 34 4 26 3', b, 1.6)),
  ];
  return (
    body('M3 96C4 80 12 69 27 66l9-5h24l9 5c15 3 23 14 24 30z', robe(b), b) +
    both(
      body('M5 86c1-12 10-20 25-20-1 11-9 18-25 20z', skin(b), b) +
        body('M9 73L3 63l12 5zM17 67l-2-10 9 7z', skin(b), b),
    ) +
    (crests[head % 5] as Markup) +
    body(
      'M48 17c14 0 26 7 28 18 1 6-4 9-6 13-3 8-12 15-22 15s-19-7-22-15c-2-4-7-7-6-13 2-11 14-18 28-18z',
      skin(b),
      b,
    ) +
    path('M29 41c5-4 12-5 19-5s14 1 19 5c-1 9-9 18-19 18s-18-9-19-18z', '#0a0508') +
    rim('M24 33c6-8 14-11 24-11s18 3 24 11', b) +
    both(body('M38 53c0 6 3 9 8 10l-1-6z', skin(b), b)) +
    eyes(9, 44, 2.4, '#ffe6c8') +
    line('M40 76h16M38 83h20M37 90h22', b.tone.light, 1, 'opacity=".4"')
  );
};

const fan = (b: Brush): Markup =>
  body(
    'M48 66L10 48c-4-5-2-11 3-13-2-7 3-12 9-12 1-7 7-11 13-9 3-5 8-7 13-7s10 2 13 7c6-2 12 2 13 9 6 0 11 5 9 12 5 2 7 8 3 13z',
    skin(b),
    b,
  ) + rim('M48 60V12M42 60L30 16M36 58L15 28M54 60l12-44M60 58l21-30', b, 0.9);

const spiral = (b: Brush): Markup =>
  body('M25 38C21 20 33 6 50 6c17 0 27 13 25 27-1 5-4 8-8 8-8 1-30 1-42-3z', skin(b), b) +
  rim('M27 36c8-12 24-18 44-8M52 10c9 2 14 10 11 17-2 6-10 7-12 2-1-4 3-7 6-4', b, 1.3);

const conch = (b: Brush): Markup =>
  body(
    'M26 38c-3-4-1-8 4-9-2-4 1-8 6-8-1-4 2-8 7-8 0-6 5-10 13-12-1 8 3 12 6 17 5 1 7 5 5 9 4 2 6 6 3 11z',
    skin(b),
    b,
  ) + rim('M30 30c10 3 24 3 36 0M36 22c8 2 18 2 25-1M43 14c5 2 10 1 14-1', b, 1);

const merchant: Family = (b, head) => {
  const hats = [fan, spiral, conch];
  const hat = (hats[head % 3] as (b: Brush) => Markup)(b);
  const face =
    body('M48 30c11 0 18 8 18 17 0 11-8 19-18 19s-18-8-18-19c0-9 7-17 18-17z', '#d9cdb4', b) +
    path(
      'M30 47c2-10 9-17 18-17s16 7 18 17c-6-5-11-6-18-6s-12 1-18 6z',
      b.tone.deep,
      'opacity=".55"',
    ) +
    both(path('M35 47c2-3 7-3 9 0-2 3-7 3-9 0z', '#10202a') + dot(40, 47, 1.1, '#fff')) +
    line('M42 57c4 3 8 3 12 0', '#5a4632', 1.4) +
    both(line('M46 53c-6-1-9 3-11 9-1 4-4 5-6 3', '#b9a988', 2.2));
  const coat =
    body('M7 96c1-17 10-27 24-30 5 4 11 6 17 6s12-2 17-6c14 3 23 13 24 30z', robe(b), b) +
    both(path('M30 66c-3 8-2 20 6 30h9c-7-9-10-18-9-26z', b.tone.light, 'opacity=".5"')) +
    repeat(3, (i) => dot(48, 78 + i * 7, 1.7, '#f3ecdc'));
  return head % 3 === 0 ? hat + coat + face : coat + face + hat;
};

const mage: Family = (b, head) => {
  const tendril = (i: number): Markup => {
    const x = 24 + i * 8;
    const sway = i % 2 ? 5 : -5;
    return line(
      `M${x} 48c${sway} 12 ${-sway} 22 0 ${34 + ((i * 7 + head * 5) % 13)}`,
      b.tone.light,
      1.5,
      'opacity=".55"',
    );
  };
  const bells = [
    'M17 47C17 22 31 9 48 9s31 13 31 38c-4 6-9 3-12 0-4 6-9 5-12 2-3 4-11 4-14 0-3 3-8 4-12-2-3 3-8 6-12 0z',
    'M20 48C15 30 30 22 34 10c3-6 8-8 14-8s11 2 14 8c4 12 19 20 14 38-4 5-9 3-12 0-4 5-8 4-10 2-3 3-9 3-12 0-2 2-6 3-10-2-3 3-8 5-12 0z',
    'M8 44c8-20 22-30 40-30s32 10 40 30c-6 5-12 4-15 0-5 7-10 6-13 3-5 5-19 5-24 0-3 3-8 4-13-3-3 4-9 5-15 0z',
  ];
  const bell = bells[head % 3] as string;
  return (
    body('M14 96c2-20 14-31 34-31s32 11 34 31z', robe(b), b) +
    path('M48 34c9 0 15 7 15 17 0 11-7 19-15 19s-15-8-15-19c0-10 6-17 15-17z', '#0c0618') +
    eyes(6.5, 53, 2.2, '#f4e9ff') +
    repeat(7, tendril) +
    body(bell, skin(b), b) +
    path('M26 42c0-17 10-25 22-27-7 6-11 15-11 27z', '#fff', 'opacity=".18"') +
    repeat(5, (i) => dot(28 + i * 10, 41 + (i % 2) * 3, 1.3, '#fff', 'opacity=".75"'))
  );
};

const politician: Family = (b, head) => {
  const mantles = [
    'M48 3c11 9 18 20 19 33 1 9-3 16-8 20H37c-5-4-9-11-8-20C30 23 37 12 48 3z',
    'M56 2c9 9 12 20 11 34 0 9-3 16-8 20H37c-5-4-9-11-8-20 1-16 13-25 27-34z',
    'M48 8c15 0 24 10 23 27 0 10-6 17-12 21H37c-6-4-12-11-12-21C24 18 33 8 48 8z',
  ];
  const arm = (i: number): Markup => {
    const x = 36 + i * 6;
    return (
      line(
        `M${x} 54c${(i - 2) * 2.5} 8 ${(i - 2) * -1.5} 14 ${(i - 2) * 4} 22c${(i - 2) * 1.4} 3 ${3 - i} 5 ${(2 - i) * 1.6} 4`,
        skin(b),
        5.2,
      ) +
      line(
        `M${x} 56c${(i - 2) * 2.5} 8 ${(i - 2) * -1.5} 13 ${(i - 2) * 4} 19`,
        b.tone.light,
        0.9,
        'opacity=".6" stroke-dasharray=".1 3.4"',
      )
    );
  };
  return (
    body('M6 96c2-16 11-25 24-29h36c13 4 22 13 24 29z', robe(b), b) +
    both(body('M20 96C13 80 14 64 22 50c5 10 12 20 24 30l-6 16z', b.tone.deep, b)) +
    both(body('M33 17c-9 1-16 8-18 18 7-4 11-4 16-2z', skin(b), b)) +
    repeat(5, (i) => arm((i * 2) % 5)) +
    body(mantles[head % 3] as string, skin(b), b) +
    path('M34 34c1-11 5-19 11-24-4 9-6 16-6 25z', '#fff', 'opacity=".2"') +
    both(dot(39, 44, 5.6, '#f1ead2') + path('M34.5 44c2-3 7-3 9 0-2 2.5-7 2.5-9 0z', '#0b1220')) +
    both(line('M33 37c3-2 8-2 11 1', b.tone.deep, 2))
  );
};

const farmer: Family = (b, head) => {
  const hats = [
    '',
    path('M30 27c8-6 28-10 40-6-5-9-13-13-21-12-9 1-15 8-19 18z', '#d9c9a8') +
      path('M20 32c14-10 42-16 60-9-18 0-42 4-60 9z', '#b9a274'),
    path(
      'M36 22l-6-13 10 5 2-12 8 9 7-10 3 12 10-4-5 14z',
      '#ffe9a3',
      'stroke="#8a6a1e" stroke-width="1"',
    ),
  ];
  const neck =
    'M20 96c-4-22 1-37 10-46 5-5 6-9 5-13 0-12 9-20 21-20 8 0 14 4 17 11l15 9c2-2 6 0 5 4l-2 5c-1 3-5 3-6 1l-17-5c-3 5-8 6-12 11-7 8-5 22 4 43z';
  return (
    path('M30 52C14 52 6 62 5 77c9-4 16-4 22 0z', b.tone.base, 'opacity=".55"') +
    rim('M29 56C20 58 12 64 8 74M27 64c-6 1-11 5-14 10', b, 0.8) +
    body(neck, skin(b), b) +
    body('M25 61c9-3 19-1 27 6l-2 8c6 6 8 12 8 21l-9 1c-1-8-3-14-8-19-6-4-12-5-19-4z', robe(b), b) +
    path('M39 22l-6-8 8 1 1-9 7 7 5-9 4 10 8-4-2 12z', b.tone.base) +
    (hats[head % 3] as Markup) +
    rim(
      'M30 62c8 1 15 4 20 9M26 72c9 0 18 4 24 10M24 83c10-1 20 3 28 9M36 52c5 1 10 4 13 8',
      b,
      1,
    ) +
    rim('M39 34c2-8 10-13 20-12', b, 1.2) +
    path('M56 44c4-1 8-1 11 0l-8 7c-3 0-4-4-3-7z', b.tone.deep, 'opacity=".35"') +
    dot(58, 31, 5, '#f7eed0') +
    dot(59, 31, 2.6, '#1c1405') +
    dot(58, 30, 0.9, '#fff') +
    rim('M70 30l15 9', b, 1) +
    line('M90 41l-2 5', b.tone.deep, 1.6)
  );
};

const ambassador: Family = (b, head) => {
  const gem = (i: number): Markup =>
    at(
      path('M0-4l3.4 4L0 4l-3.4-4z', race_colours[races[i] as Race]),
      32 + i * 8,
      80 - Math.abs(i - 2) * -1.5,
    );
  const hoods = [
    'M48 10c13 0 22 10 22 24 0 15-9 30-22 30S26 49 26 34c0-14 9-24 22-24z',
    'M48 4c9 9 24 16 24 32 0 14-10 28-24 28S24 50 24 36C24 20 39 13 48 4z',
    'M48 12c9 0 16 4 19 10l9-6-4 14c1 18-10 34-24 34S23 48 24 30l-4-14 9 6c3-6 10-10 19-10z',
  ];
  return (
    body(
      'M48 40C36 56 8 52 1 76c12-5 21-2 27 7 3 4 5 9 6 13h28c1-4 3-9 6-13 6-9 15-12 27-7-7-24-35-20-47-36z',
      robe(b),
      b,
    ) +
    body(hoods[head % 3] as string, skin(b), b) +
    path('M48 24c9 0 15 7 15 16 0 11-7 20-15 20s-15-9-15-20c0-9 6-16 15-16z', '#061219') +
    eyes(6, 41, 2.2, '#eafcff') +
    line('M42 52c4 2 8 2 12 0', b.tone.base, 1.2) +
    repeat(5, gem)
  );
};

export const families: Record<Guild, Family> = {
  soldier,
  merchant,
  mage,
  politician,
  farmer,
  ambassador,
};
