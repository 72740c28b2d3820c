// SPDX-License-Identifier: Apache-2.0
// The faces of the crew, from parts: skin, hair, what is on the head and before the face; brows, eyes
// and mouth follow the mood. Canvas 64 by 64, cut round where they are shown.
import { at, both, dot, glow, line, path, repeat, type Markup } from './svg';

const mirrored = (markup: Markup): Markup => both(markup, 64);
const ink = '#1a1210';

const hats = {
  none: () => '',
  cap: (c: string) =>
    path('M16 23c0-10 8-14 16-14s16 4 16 14c-10-4-22-4-32 0z', c) +
    path('M20 20c9-4 20-4 30 1 3 2 5 4 4 5-12-5-24-6-36-2z', '#000', 'opacity=".45"'),
  wool: (c: string) =>
    path('M15 25c-1-12 8-18 17-18s18 6 17 18c-9-4-25-4-34 0z', c) +
    path('M14 21c10-5 26-5 36 0v5c-10-5-26-5-36 0z', '#fff', 'opacity=".22"') +
    dot(32, 6, 3.6, c),
  scarf: (c: string) =>
    path('M14 28c-1-14 8-21 18-21s19 7 18 21c-8-8-28-8-36 0z', c) +
    path('M46 24c7 1 10 5 10 11-5-1-8-4-10-8z', c) +
    repeat(4, (i) => dot(20 + i * 8, 16 - (i % 2) * 3, 1.5, '#fff', 'opacity=".7"')),
  brim: (c: string) =>
    path('M20 21c0-9 5-14 12-14s12 5 12 14z', c) +
    path('M8 24c8-5 40-5 48 0-2 4-8 2-24 2S10 28 8 24z', c) +
    line('M20 20c8-2 16-2 24 0', '#000', 2, 'opacity=".4"'),
  hood: (c: string) =>
    path(
      'M32 5c16 0 21 13 21 27 0 10 2 18 5 24H44c4-8 5-18 3-26-2-7-8-11-15-11s-13 4-15 11c-2 8-1 18 3 26H6c3-6 5-14 5-24C11 18 16 5 32 5z',
      c,
    ),
} as const;

const hair = {
  none: '',
  short: 'M17 28c-1-10 6-16 15-16s16 6 15 16c-3-5-8-8-15-8s-12 3-15 8z',
  curls:
    'M15 30c-4-4-2-9 1-11 0-5 5-8 9-7 4-4 11-4 14 0 5-1 9 2 9 7 4 3 4 8 0 11-2-5-6-8-16-8s-15 3-17 8z',
  part: 'M16 34c-3-14 5-23 16-23s19 9 16 23c-3-4-4-8-4-12-8 1-15 0-21-4-2 5-3 11-7 16z',
  swept: 'M17 29c-2-12 5-18 15-18 9 0 15 4 17 11-6-3-10-4-15-3-7 1-12 4-17 10z',
} as const;
const long_hair = 'M15 26c-4 12-3 22 1 30h32c4-8 5-18 1-30-3-8-9-11-17-11s-14 3-17 11z';
const braids =
  'M17 26c-6 8-6 18-4 30 3 2 6 0 6-2-1-9 0-17 2-24zM47 26c6 8 6 18 4 30-3 2-6 0-6-2 1-9 0-17-2-24z';

const extras = {
  beard: (c: string) =>
    path('M18 34c0 15 5 24 14 24s14-9 14-24c-3 5-6 6-9 5-3-2-7-2-10 0-3 1-6 0-9-5z', c),
  moustache: (c: string) => path('M23 40c3-4 8-3 9-1 1-2 6-3 9 1-4 1-6 3-9 0-3 3-5 1-9 0z', c),
  spectacles: (c: string) =>
    mirrored(dot(26, 31, 4.4, 'none', `stroke="${c}" stroke-width="1.4"`)) +
    line('M30.4 31h3.2', c, 1.4),
  patch: () => path('M34 27h9c1 4-1 8-4.5 8S33 31 34 27z', ink) + line('M18 23l29 6', ink, 1.4),
  freckles: () => mirrored(repeat(3, (i) => dot(23 + i * 2.4, 36 + (i % 2), 0.7, '#8a4a2a'))),
  earring: (c: string) => dot(17.5, 39, 2, 'none', `stroke="${c}" stroke-width="1.3"`),
  scar: () => line('M41 24l-4 15', '#fff', 1.2, 'opacity=".55"'),
  pipe: () => line('M35 42l10 4', '#4a2f1c', 2) + path('M44 42h6v6c-2 2-5 1-6-2z', '#6a4426'),
  creases: () =>
    mirrored(line('M22 34c1 1.6 2 2 4 2.4M24 40c0 2 .6 3 1.6 4', ink, 0.9, 'opacity=".5"')),
} as const;

interface Face {
  readonly light: string; // behind the head
  readonly skin: string;
  readonly hair: string;
  readonly style: keyof typeof hair;
  readonly back?: string;
  readonly coat: string;
  readonly hat: readonly [keyof typeof hats, string];
  readonly more: readonly (readonly [keyof typeof extras, string?])[];
  readonly brows: string;
  readonly mouth: string;
  readonly sober?: boolean; // smiles only after the game
}
const even = 'M23 27c2-1 4-1 6 0M35 27c2-1 4-1 6 0';
const raised = 'M22.5 26c2-2 5-2 6.5-.5M41.5 26c-2-2-5-2-6.5-.5';
const stern = 'M22 26c3 0 5 .6 7 2M42 26c-3 0-5 .6-7 2';
const smile = 'M27 39.5c3 3.4 7 3.4 10 0';
const flat = 'M28.5 41h7';
const wry = 'M28 41c3 .4 6-.4 8-2.2';

const anxious = 'M22 27.5c2.5-.4 5-1.5 6.5-3.5M42 27.5c-2.5-.4-5-1.5-6.5-3.5';
const frown = 'M27.5 42.5c2.5-3 6.5-3 9 0';
const broad = 'M25.5 38.5c3.5 5.5 9.5 5.5 13 0';

/** won: after the game, in front of everybody. */
export type Mood = 'usual' | 'glad' | 'worried' | 'won';

const lips = '#7a352c';
const open_eyes = (r: number): Markup =>
  mirrored(dot(26, 31, r, '#fff') + dot(26.4, 31, r * 0.6, ink) + dot(25.9, 30.4, 0.5, '#fff'));
const grin = (): Markup =>
  path('M25.5 39c4 1.4 9 1.4 13 0-1 5-4 6.6-6.5 6.6S26.5 44 25.5 39z', lips) +
  path('M27 39.6c3 .8 7 .8 10 0l-.6 1.7c-3 .7-6 .7-8.8 0z', '#fff');
const features: Readonly<
  Record<Mood, (f: Face) => { brows: string; eyes: Markup; mouth: Markup }>
> = {
  usual: (f) => ({ brows: f.brows, eyes: open_eyes(2.5), mouth: line(f.mouth, lips, 1.5) }),
  glad: (f) => ({
    brows: raised,
    eyes: open_eyes(2.5),
    mouth: line(f.mouth === smile ? broad : smile, lips, 1.7),
  }),
  worried: () => ({ brows: anxious, eyes: open_eyes(2.9), mouth: line(frown, lips, 1.6) }),
  won: () => ({
    brows: raised,
    eyes: mirrored(line('M22.5 32c1.5-3 5-3 6.5 0', ink, 1.7)),
    mouth: grin(),
  }),
};
const drop = (): Markup =>
  path('M47 21c2.4 3.4 3.2 5 1.8 6.600-1.5 1.4-3.8.3-3.600-2 .1-1.5 1-3 1.8-4.600z', '#cfeeff');

export const faces: Readonly<Record<string, Face>> = {
  anneke: {
    light: '#f4b860',
    skin: '#f0c8a4',
    hair: '#d99a3c',
    style: 'short',
    back: braids,
    coat: '#2f6d8c',
    hat: ['none', ''],
    more: [['freckles']],
    brows: raised,
    mouth: smile,
  },
  bruno: {
    light: '#8fc46a',
    skin: '#e2a87c',
    hair: '#5a3720',
    style: 'none',
    coat: '#8a4a3a',
    hat: ['cap', '#c9b37a'],
    more: [['moustache', '#5a3720']],
    brows: raised,
    mouth: smile,
  },
  cosima: {
    light: '#b79bf0',
    skin: '#c98d66',
    hair: '#2b1a18',
    style: 'curls',
    back: long_hair,
    coat: '#6a4f96',
    hat: ['none', ''],
    more: [['earring', '#f3d27a']],
    brows: raised,
    mouth: flat,
  },
  dov: {
    light: '#7fd0e0',
    skin: '#d6a57e',
    hair: '#2a2320',
    style: 'none',
    coat: '#27465c',
    hat: ['wool', '#34688a'],
    more: [['beard', '#2a2320']],
    brows: even,
    mouth: flat,
  },
  edda: {
    light: '#e88a6a',
    skin: '#eebf9c',
    hair: '#a5402a',
    style: 'part',
    back: long_hair,
    coat: '#3c5a3e',
    hat: ['none', ''],
    more: [['freckles'], ['scar']],
    brows: stern,
    mouth: flat,
  },
  fitz: {
    light: '#f0d060',
    skin: '#8f5f40',
    hair: '#1a1210',
    style: 'curls',
    coat: '#b0662c',
    hat: ['none', ''],
    more: [['earring', '#f3d27a']],
    brows: raised,
    mouth: wry,
  },
  gesa: {
    light: '#9ac7b4',
    skin: '#e8bd9a',
    hair: '#9aa0a4',
    style: 'swept',
    back: long_hair,
    coat: '#2c5a58',
    hat: ['none', ''],
    more: [['spectacles', '#e0c070'], ['creases']],
    brows: even,
    mouth: smile,
  },
  hugo: {
    light: '#a9b4c0',
    skin: '#dba580',
    hair: '#6b6259',
    style: 'none',
    coat: '#3a3f4a',
    hat: ['brim', '#2d3138'],
    more: [['moustache', '#6b6259'], ['scar']],
    brows: stern,
    mouth: wry,
  },
  ines: {
    light: '#f0a6c0',
    skin: '#b97d58',
    hair: '#1f1414',
    style: 'part',
    coat: '#7a2f4c',
    hat: ['scarf', '#c2456b'],
    more: [['earring', '#f4f1e6']],
    brows: even,
    mouth: smile,
  },
  jorun: {
    light: '#cfe0e8',
    skin: '#dcb498',
    hair: '#eef0f0',
    style: 'swept',
    back: braids,
    coat: '#41536a',
    hat: ['none', ''],
    more: [['creases'], ['pipe']],
    brows: even,
    mouth: smile,
  },
  kolja: {
    light: '#6a8fb8',
    skin: '#cf9d78',
    hair: '#1d1a1c',
    style: 'short',
    coat: '#1c2530',
    hat: ['hood', '#27333f'],
    more: [['beard', '#1d1a1c'], ['patch']],
    brows: stern,
    mouth: flat,
  },
  lorna: {
    light: '#d06a78',
    skin: '#f0d0bc',
    hair: '#15161c',
    style: 'part',
    back: long_hair,
    coat: '#24141c',
    hat: ['brim', '#5c1626'],
    more: [['earring', '#f4f1e6']],
    brows: stern,
    mouth: wry,
    sober: true,
  },
  malin: {
    light: '#7fb8c8',
    skin: '#e2b48c',
    hair: '#d8d4cc',
    style: 'part',
    back: braids,
    coat: '#14303c',
    hat: ['none', ''],
    more: [['creases'], ['earring', '#e8c46a']],
    brows: even,
    mouth: wry,
  },
  nereo: {
    light: '#8fae7a',
    skin: '#8a5a3c',
    hair: '#e9e4da',
    style: 'swept',
    coat: '#1d2b20',
    hat: ['brim', '#26382c'],
    more: [
      ['beard', '#e9e4da'],
      ['spectacles', '#d8b45a'],
    ],
    brows: even,
    mouth: wry,
  },
  oda: {
    light: '#a48ad0',
    skin: '#c99a78',
    hair: '#20222c',
    style: 'none',
    coat: '#2a2140',
    hat: ['hood', '#3a2c5c'],
    more: [['creases']],
    brows: stern,
    mouth: flat,
  },
};

export function crew_face(name: string, id: string, mood: Mood = 'usual'): Markup {
  const f = faces[name];
  if (!f) return '';
  const [hat, colour] = f.hat;
  const { brows, eyes, mouth } = features[f.sober && mood === 'glad' ? 'usual' : mood](f);
  const bearded = f.more.some(([extra]) => extra === 'beard');
  return (
    `<defs>${glow(
      `${id}light`,
      [
        [0, f.light],
        [1, '#0a1c2a'],
      ],
      'cx=".5" cy=".3" r=".8"',
    )}</defs>` +
    `<rect width="64" height="64" fill="url(#${id}light)"/>` +
    (f.back ? path(f.back, f.hair) : '') +
    path('M4 64c1-12 10-17 21-18h14c11 1 20 6 21 18z', f.coat) +
    path('M24 47l8 9 8-9 4 2-8 15h-8l-8-15z', '#fff', 'opacity=".18"') +
    path('M26 41h12v8c-2 4-10 4-12 0z', f.skin) +
    path('M26 45c4 3 8 3 12 0v3c-4 3-8 3-12 0z', '#000', 'opacity=".22"') +
    mirrored(dot(18, 32, 2.6, f.skin)) +
    path('M32 13c9 0 14 7 14 17s-6 17-14 17-14-7-14-17 5-17 14-17z', f.skin) +
    path('M32 13c9 0 14 7 14 17s-6 17-14 17c6-6 8-20 0-34z', '#000', 'opacity=".12"') +
    eyes +
    line(brows, f.hair, 1.5) +
    line('M32 32l-1.6 4.6h2.6', '#000', 1, 'opacity=".35"') +
    (bearded ? '' : mouth) +
    path(hair[f.style], f.hair) +
    hats[hat](colour) +
    f.more.map(([extra, c]) => extras[extra](c ?? '')).join('') +
    (bearded ? at(mouth, 0, 3.5) : '') +
    (mood === 'worried' ? drop() : '')
  );
}
