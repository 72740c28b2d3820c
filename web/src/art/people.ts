// SPDX-License-Identifier: Apache-2.0
// Pictures of people: an animal of the sea each. A name that ends in an animal gets that animal;
// any other name gets one by its hash. Canvas 64 by 64, cut round where they are shown.
import { both, dice, dot, glow, line, path, repeat, type Markup } from './svg';

const ink = '#161c22';
const mirrored = (markup: Markup): Markup => both(markup, 64);
const eye = (x: number, y: number, r: number, iris: string): Markup =>
  dot(x, y, r, iris) +
  dot(x + 0.4, y, r * 0.6, ink) +
  dot(x - r * 0.2, y - r * 0.4, r * 0.3, '#fff');

const animals = {
  heron: () =>
    line('M18 66C44 58 20 46 27 34c3-7 8-10 13-10', '#a9b8c7', 9) +
    line('M34 17C26 14 17 18 11 26M35 15C27 11 20 13 14 18', '#2b3440', 2.6) +
    path('M29 24c0-5 4-9 10-9s10 4 10 8-4 8-11 8-9-3-9-7z', '#e4ebf1') +
    path('M46 20.5l18 4-18 3.5z', '#e8a33a') +
    eye(42, 22, 2.2, '#f3c53a'),
  seal: () =>
    path('M6 66c2-13 12-20 26-20s24 7 26 20z', '#6b7783') +
    path('M32 12c13 0 19 10 19 21 0 14-8 23-19 23s-19-9-19-23c0-11 6-21 19-21z', '#8b98a5') +
    repeat(5, (i) => dot(22 + i * 5, 18 + (i % 2) * 4, 1.2, '#5d6974', 'opacity=".6"')) +
    mirrored(
      dot(27.5, 43, 6, '#cdd6dd') +
        dot(23.5, 31, 3.6, ink) +
        dot(22.4, 29.8, 1.2, '#fff') +
        line('M24 43l-13-3M24 45l-13 2', '#eef2f5', 0.9),
    ) +
    path('M27.5 36.500h9l-4.5 5z', ink),
  otter: () =>
    path('M6 66c2-12 12-17 26-17s24 5 26 17z', '#5c3f29') +
    mirrored(dot(15, 22, 5.2, '#6d4a30') + dot(15, 22.5, 2.4, '#a9835f')) +
    path('M32 12c14 0 20 10 20 22s-9 22-20 22-20-10-20-22 6-22 20-22z', '#7d5738') +
    path('M32 34c10 0 16 4 16 9 0 8-7 13-16 13s-16-5-16-13c0-5 6-9 16-9z', '#ead3b2') +
    mirrored(
      dot(23, 29, 2.9, ink) +
        dot(22.2, 28.1, 1, '#fff') +
        line('M22 43l-12-2M22 45l-11 3', '#fff', 0.8),
    ) +
    path('M26.5 36c2-2 9-2 11 0-1 4-3.5 5-5.5 5s-4.5-1-5.5-5z', ink) +
    line('M32 41v4c-2 2.5-5 2.5-7 1M32 45c2 2.5 5 2.5 7 1', ink, 1.1),
  pike: () =>
    path('M6 31l11-14 10 9z', '#46693a') +
    path(
      'M-4 48C4 27 23 20 38 23l25 8c2 1 2 3 0 4l-21 3c7 0 13 1 19 3-8 6-20 8-31 8-14 1-26 5-34 9z',
      '#64914e',
    ) +
    path('M-4 56c12-8 26-10 38-9 9 0 17-2 26-6-7 8-20 9-31 10-13 1-24 5-33 10z', '#e4e8c0') +
    repeat(7, (i) => dot(2 + i * 5, 44 - ((i * 5) % 11), 1.7, '#cbdb92')) +
    line('M45 35.500l2 2 2-2 2 2 2-2 2 1.5', '#fff', 1) +
    eye(34, 29, 3.2, '#f3d26a'),
  narwhal: () =>
    path('M46 31L63 3 51 33z', '#f3ead2') +
    line('M49 27l5 2M52 21l5 2M55 15l4 2', '#b9a47c', 1) +
    path('M-2 64C0 39 16 27 32 27c14 0 23 8 23 18 0 13-12 21-27 21H-2z', '#7f97ae') +
    path('M55 46c-1 12-13 20-28 20H8c17-2 33-8 47-20z', '#dfe8f0') +
    repeat(8, (i) => dot(10 + i * 4.5, 40 - ((i * 7) % 9), 1.3, '#56708a', 'opacity=".7"')) +
    dot(43, 42, 2.6, ink) +
    dot(42.3, 41.2, 0.9, '#fff') +
    line('M54 49c-3 2-6 2.5-9 2', ink, 1.1),
  tern: () =>
    path('M8 66c0-17 4-25 11-32 2-12 12-18 21-16 8 1 12 7 11 12-2 12-13 14-15 36z', '#f2f5f7') +
    path('M8 66c1-10 3-17 7-22 8 3 14 10 16 22z', '#b9c6d0') +
    path('M19 34c2-12 12-18 21-16 8 1 12 6 11 11-9-4-21-4-32 5z', '#1c222a') +
    path('M50 25l14 6-15 2.500z', '#e2543e') +
    dot(42, 27.5, 1.7, '#fff') +
    dot(42.3, 27.6, 0.9, ink),
  eel: () =>
    line('M4 66C-2 44 42 56 36 40c-4-9-13-11-9-22', '#3f6a5b', 14) +
    line('M4 66C-2 44 42 56 36 40c-4-9-13-11-9-22', '#8fc4a8', 2, 'stroke-dasharray=".1 4.5"') +
    path('M20 24c-1-10 7-15 16-14 10 1 17 5 19 9-4 5-10 6-17 6-6 4-17 5-18-1z', '#5d937d') +
    line('M55 19.500c-5 2-11 3-16 2', ink, 1.1) +
    eye(38, 15, 2.7, '#f0d060'),
  manta: () =>
    line('M32 50v18', '#2b3d50', 1.8) +
    mirrored(path('M26 17c-4-4-4-9-1-12 3 2 6 6 6 11z', '#3b5269')) +
    path(
      'M32 13c4 0 8 2 10 5 8 2 18 8 23 19-10-1-15 2-19 9-4 6-9 9-14 9s-10-3-14-9c-4-7-9-10-19-9 5-11 15-17 23-19 2-3 6-5 10-5z',
      '#3b5269',
    ) +
    path('M32 21c8 2 12 10 12 17-3 7-7 12-12 12s-9-5-12-12c0-7 4-15 12-17z', '#e4ecf2') +
    mirrored(
      dot(20.5, 21, 2, '#fff') +
        dot(20.8, 21.2, 1.1, ink) +
        line('M26 33l3 2M25.5 37l3.5 1.500M26 41l3 1', '#8a9cad', 1),
    ) +
    line('M27 24.500c3 2 7 2 10 0', ink, 1.3),
} as const;

export type Animal = keyof typeof animals;
export const all_animals = Object.keys(animals) as Animal[];
const waters = [
  '#f4b860',
  '#6aa8c4',
  '#b79bf0',
  '#7fd0e0',
  '#e88a6a',
  '#f0d060',
  '#f0a6c0',
  '#c9b8e8',
];

const of_list = <T>(list: readonly T[], at: number): T => list[Math.floor(at * list.length)] as T;

export function animal_of(name: string): Animal {
  const last = name.toLowerCase().split(/\s+/).at(-1);
  return all_animals.find((one) => one === last) ?? of_list(all_animals, dice(name)());
}

export function person_face(name: string, id: string): Markup {
  const water = of_list(waters, dice(`${name} at sea`)());
  return (
    `<defs>${glow(
      `${id}water`,
      [
        [0, water],
        [1, '#12324a'],
      ],
      'cx=".5" cy=".2" r=".9"',
    )}</defs>` +
    `<rect width="64" height="64" fill="url(#${id}water)"/>` +
    line('M-2 52c6-4 10 4 17 0s10 4 17 0 10 4 17 0 10 4 17 0', '#fff', 1.4, 'opacity=".25"') +
    animals[animal_of(name)]()
  );
}
