// SPDX-License-Identifier: Apache-2.0
// The ten people on board: a bust each, from skin, hair, hat, coat and one detail. Canvas 64 by 64.
import { dot, glow, line, path, type Markup } from '$web/art/svg';

interface Person {
  readonly colour: string; // of the token, and of the light behind
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly back?: string; // hair behind the head
  readonly front: string; // hair before it
  readonly extra: (p: Person) => Markup;
}

const cap = (crown: string, peak: string): Markup =>
  path('M16 22c1-9 9-13 16-13s15 4 16 13c-9-4-23-4-32 0z', crown) +
  path('M17 21c9-4 21-4 30 0 1 3 0 4-2 4-8-3-18-3-26 0-2 0-3-1-2-4z', peak);
const spectacles = (c: string): Markup =>
  dot(26, 31, 4, 'none', `stroke="${c}" stroke-width="1.3"`) +
  dot(38, 31, 4, 'none', `stroke="${c}" stroke-width="1.3"`) +
  line('M30 31h4', c, 1.3);
const lapels = (c: string): Markup => path('M24 48l8 9-6 7h-6zM40 48l-8 9 6 7h6z', c);

const people = {
  keilani: {
    colour: '#7fd0e0',
    skin: '#a8714d',
    hair: '#1c1412',
    coat: '#1d2f4a',
    back: 'M17 26c-4 12-3 22 0 28h8V28zM47 26c4 12 3 22 0 28h-8V28z',
    front: 'M18 26c2-8 8-11 14-11s12 3 14 11c-9-4-19-4-28 0z',
    extra: () =>
      cap('#f3ecdc', '#16233a') +
      dot(32, 16, 2.6, '#dcb65c') +
      lapels('#2c4468') +
      dot(29, 60, 1, '#dcb65c') +
      dot(35, 60, 1, '#dcb65c') +
      path('M15 40c2-2 4-2 5 0-1 2-4 2-5 0z', '#ffb3c0'),
  },
  arjun: {
    colour: '#f0a24a',
    skin: '#9c6845',
    hair: '#1d1512',
    coat: '#22364f',
    front: 'M18 38c0 12 6 20 14 20s14-8 14-20c-3 5-6 6-9 5-3-2-7-2-10 0-3 1-6 0-9-5z',
    extra: () =>
      path('M15 26c-1-13 9-18 17-18s18 5 17 18c-9-6-25-6-34 0z', '#c2413a') +
      line('M16 25c8-10 16-13 26-14M20 15c8 0 18 3 27 9', '#8d2a27', 1.6) +
      lapels('#334d6e'),
  },
  svetlana: {
    colour: '#9fe0b0',
    skin: '#e3bd9f',
    hair: '#6d4a2e',
    coat: '#dfe6e4',
    back: 'M32 6c6 0 9 4 8 8H24c-1-4 2-8 8-8z',
    front: 'M18 28c0-11 6-16 14-16s14 5 14 16c-4-6-8-8-14-8s-10 2-14 8z',
    extra: () =>
      spectacles('#7a5a2c') +
      lapels('#c3cfcc') +
      line('M24 50c0 8 3 11 8 11s8-3 8-11', '#3f6a72', 1.6) +
      dot(32, 62, 2.2, '#3f6a72'),
  },
  jeanne: {
    colour: '#f3a6c8',
    skin: '#d9a583',
    hair: '#3a241a',
    coat: '#5a4a36',
    back: 'M16 24c-3 8-2 16 2 20h28c4-4 5-12 2-20z',
    front: 'M17 26c3-6 8-7 15-7s12 1 15 7c-9-3-21-3-30 0z',
    extra: () =>
      path('M16 22c1-8 8-12 16-12s15 4 16 12c-8-4-24-4-32 0z', '#b5433c') +
      dot(25, 17, 4, '#9fc4cf', 'stroke="#6a4a24" stroke-width="1.8"') +
      dot(39, 17, 4, '#9fc4cf', 'stroke="#6a4a24" stroke-width="1.8"') +
      line('M29 17h6', '#6a4a24', 2) +
      line('M22 50l4 14M42 50l-4 14', '#3a2d1d', 3) +
      path('M36 37l4 1-3 2z', '#3a2d1d', 'opacity=".6"'),
  },
  jamie: {
    colour: '#e2604e',
    skin: '#e0b08c',
    hair: '#8a4a22',
    coat: '#3b3f35',
    front: 'M25 39c3-2 11-2 14 0-1 3-4 3-7 1-3 2-6 2-7-1z',
    extra: () =>
      path('M12 24c6-3 34-3 40 0-2 2-4 3-6 2-8-2-20-2-28 0-2 1-4 0-6-2z', '#2a2c26') +
      path('M19 23c0-9 5-14 13-14s13 5 13 14c-8-2-18-2-26 0z', '#3a3d33') +
      path('M19 21c8-2 18-2 26 0v2c-8-2-18-2-26 0z', '#8d2a27') +
      lapels('#55594a') +
      line('M20 50l20 14', '#8a6a3a', 2.6),
  },
  william: {
    colour: '#c9a2f5',
    skin: '#a9744d',
    hair: '#15100e',
    coat: '#4c3a63',
    back: 'M17 24c-3 10-3 18-1 24h8V26zM47 24c3 10 3 18 1 24h-8V26z',
    front: 'M17 28c0-11 7-16 15-16s15 5 15 16c-3-4-6-6-8-10-6 4-14 5-22 10z',
    extra: () =>
      path('M22 49c6 5 14 5 20 0l4 5c-8 6-20 6-28 0z', '#d9774a') +
      line('M24 50l8 8 8-8', '#d9b67a', 2) +
      dot(32, 60, 2, '#7fd0e0'),
  },
  beatrice: {
    colour: '#8fb8f5',
    skin: '#e8c4a8',
    hair: '#241a18',
    coat: '#2f5a6b',
    back: 'M15 26c-1 10 0 16 3 18h28c3-2 4-8 3-18z',
    front: 'M16 34c-1-14 6-22 16-22s17 8 16 22c-3-4-4-7-4-11-8 2-16 2-23-1-1 5-2 8-5 12z',
    extra: () =>
      spectacles('#e8e0cc') +
      lapels('#3f7488') +
      path('M26 50h12l-6 6z', '#f3ecdc') +
      dot(32, 56, 1.6, '#dcb65c'),
  },
  ishmael: {
    colour: '#5fc79a',
    skin: '#8fa88c',
    hair: '#2b3a34',
    coat: '#23352f',
    front: 'M24 46c2 2 14 2 16 0-1 5-4 8-8 8s-7-3-8-8z',
    extra: () =>
      path(
        'M10 64c0-24 4-54 22-54s22 30 22 54H42c4-8 6-20 5-30-2-8-8-12-15-12s-13 4-15 12c-1 10 1 22 5 30z',
        '#1c2a26',
      ) +
      dot(26, 31, 3, '#e9f2c4') +
      dot(38, 31, 3, '#e9f2c4') +
      dot(26, 31, 1.4, '#0b1411') +
      dot(38, 31, 1.4, '#0b1411') +
      line('M19 40l3 1M19 43l3 1M45 40l-3 1M45 43l-3 1', '#5d7a62', 1.2),
  },
  edmund: {
    colour: '#dcb65c',
    skin: '#efd0b4',
    hair: '#b98a3c',
    coat: '#1b1d24',
    front: 'M17 28c-1-11 6-17 15-17 8 0 15 4 15 14-2-3-4-4-6-7-7 3-14 2-19 3-2 2-3 4-5 7z',
    extra: () =>
      path('M24 48l8 6 8-6-2 12H26z', '#f3ecdc') +
      path('M27 52l5 2.5 5-2.5v5l-5-2.5-5 2.5z', '#7a1f26') +
      lapels('#2c2f3a') +
      dot(50, 56, 3, 'none', 'stroke="#dcb65c" stroke-width="1.8"') +
      line('M28 39c2 2 6 2 8 0', '#8a5a4a', 1.2),
  },
  samira: {
    colour: '#f5d06a',
    skin: '#6f4730',
    hair: '#150f0d',
    coat: '#6a3b52',
    front: 'M20 27c3-5 7-6 12-6s9 1 12 6c-8-3-16-3-24 0z',
    extra: () =>
      path(
        'M32 8c12 0 18 9 17 22-1 9 2 18 6 26-6 4-10 4-14 4 5-8 6-18 5-26-2-7-7-11-14-11s-12 4-14 11c-1 8 0 18 5 26-4 0-8 0-14-4 4-8 7-17 6-26-1-13 5-22 17-22z',
        '#c9a23e',
      ) +
      line('M16 28c2-10 8-16 16-16s14 6 16 16', '#8f6f1f', 1.4) +
      dot(21, 41, 1.4, '#f3ecdc') +
      dot(43, 41, 1.4, '#f3ecdc'),
  },
} as const satisfies Record<string, Person>;

export type Character = keyof typeof people;
export const characters = Object.keys(people) as Character[];
export const character_colour = (character: Character): string => people[character].colour;

/** How somebody looks: as ever, in danger, behind bars, or known for what he is. */
export type Mood = 'calm' | 'worried' | 'jailed' | 'sinister';

// Brows, lids and mouth; what a mood adds comes over hair and hat.
const brows: Record<Mood, string> = {
  calm: 'M23 27c2-1 4-1 6 0M35 27c2-1 4-1 6 0',
  worried: 'M22 28.5c2-2 5-3 7.5-3.5M42 28.5c-2-2-5-3-7.5-3.5',
  jailed: 'M23 27.5c2-1 4-1.5 6-1.5M41 27.5c-2-1-4-1.5-6-1.5',
  sinister: 'M22 25c3 .5 5 1.5 7.5 3.5M42 25c-3 .5-5 1.5-7.5 3.5',
};
const mouths: Record<Mood, Markup> = {
  calm: line('M29 40.5h6', '#5a2f28', 1.2, 'opacity=".8"'),
  worried: path('M29 41.5c1-2.6 5-2.6 6 0-1 1-5 1-6 0z', '#3a1a16'),
  jailed: line('M28.5 42c2-2.2 5-2.2 7 0', '#5a2f28', 1.4),
  sinister: line('M27 39.5c3 3 7 3 10.5-1', '#3a1a16', 1.5) + path('M30 41l1 2 1-1.6z', '#f5efdc'),
};
const eye = (x: number, p: Person, mood: Mood): Markup =>
  mood === 'sinister'
    ? dot(x, 31, 3.4, '#9dff8a', 'opacity=".35"') +
      dot(x, 31, 2, '#d8ff9a') +
      path(`M${x} 29c.8 1.3.8 2.7 0 4-.8-1.3-.8-2.7 0-4z`, '#0b1411')
    : mood === 'worried'
      ? dot(x, 31, 2.5, '#fff') + dot(x, 31, 1.4, '#1a1210')
      : dot(x, 31, 1.5, '#1a1210') +
        (mood === 'jailed' ? path(`M${x - 2.4} 28.6h4.8v2h-4.8z`, p.skin) : '');

const face = (p: Person, mood: Mood): Markup =>
  path('M26 42h12v8c-2 4-10 4-12 0z', p.skin) +
  path('M26 45c4 3 8 3 12 0v3c-4 3-8 3-12 0z', '#000', 'opacity=".25"') +
  path('M32 14c9 0 14 7 14 16s-6 17-14 17-14-8-14-17 5-16 14-16z', p.skin) +
  (mood === 'sinister'
    ? path('M32 14c9 0 14 7 14 16s-6 17-14 17-14-8-14-17 5-16 14-16z', '#3f7a52', 'opacity=".45"')
    : '') +
  path('M32 14c9 0 14 7 14 16s-6 17-14 17c6-6 8-20 0-33z', '#000', 'opacity=".16"') +
  eye(26, p, mood) +
  eye(38, p, mood) +
  line(brows[mood], p.hair, 1.4) +
  line('M32 31l-1.5 5h2.5', '#000', 0.9, 'opacity=".4"') +
  mouths[mood];

const over: Record<Mood, Markup> = {
  calm: '',
  worried: path('M46 22c3 4 3 6 1.2 6.6S44 27 46 22z', '#bfe6f2'),
  jailed:
    line('M5 0v64M18 0v64M46 0v64M59 0v64', '#5b6872', 3.2, 'opacity=".92"') +
    line('M0 6h64', '#5b6872', 3.2),
  sinister:
    path(
      'M0 64C6 50 2 40 10 34c-1 8 4 10 3 18 4-3 4-7 8-9 0 8 3 12 0 21z',
      '#1c5a3f',
      'opacity=".85"',
    ) +
    path(
      'M64 64c-6-14-2-24-10-30 1 8-4 10-3 18-4-3-4-7-8-9 0 8-3 12 0 21z',
      '#1c5a3f',
      'opacity=".85"',
    ),
};

export function character_portrait(character: Character, id: string, mood: Mood = 'calm'): Markup {
  const p: Person = people[character];
  const light = mood === 'sinister' ? '#4fae6c' : mood === 'jailed' ? '#5b6872' : p.colour;
  return (
    `<defs>${glow(
      `${id}sky`,
      [
        [0, light, 0.75],
        [1, '#06121d'],
      ],
      'cx=".5" cy=".25" r=".8"',
    )}</defs>` +
    `<rect width="64" height="64" fill="url(#${id}sky)"/>` +
    (p.back ? path(p.back, p.hair) : '') +
    path('M6 64c1-11 9-16 19-17h14c10 1 18 6 19 17z', p.coat) +
    face(p, mood) +
    path(p.front, p.hair) +
    p.extra(p) +
    over[mood]
  );
}
