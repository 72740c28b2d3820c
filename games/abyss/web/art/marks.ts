// SPDX-License-Identifier: Apache-2.0
// Marks of Abyss: one silhouette per race and guild, and the small tokens. Canvas 40 by 40.
import { hand_mark } from '$web/art/hand';
import { foam, gold, pearl } from '$web/art/palette';
import { guild_tones, race_colour, races, type Guild, type Race } from './palette';
import { at, both, dot, line, path, repeat, type Markup } from '$web/art/svg';

const cut = 'var(--mark-cut, #06121d)';
const pair = (markup: Markup): Markup => both(markup, 40);

function crab(c: string): Markup {
  const claw =
    'M10 17.5C4.5 17 1.2 11.5 4 4.8c1 3.4 2.4 4.8 4.7 5.2 1-2 1.5-3.5 1.3-5.8 3.6 4 3.8 9 .8 13z';
  return (
    pair(path(claw, c) + line('M10.5 24.5L4 26.5M10.5 27.5L5.5 32M13.5 29.5L10.5 35.5', c, 2)) +
    path('M20 14.5c8 0 13 4.2 13 9S27.5 33 20 33 7 28.3 7 23.5s5-9 13-9z', c) +
    pair(line('M16.5 16l-1.5-4', c, 1.8) + dot(14.7, 11, 1.9, c)) +
    line('M13 25.5c2 2.5 4.5 3.5 7 3.5s5-1 7-3.5', cut, 1.5) +
    pair(dot(15.5, 21.5, 1.2, cut))
  );
}

function squid(c: string): Markup {
  const arm = 'M14 26c-.5 5-2 8-5.5 10.5 4.5.4 7.5-2 8.5-7';
  return (
    path(
      'M20 2.5c4.3 3.8 6.8 8.6 7.3 13.3 1.8.2 3.7 1.2 5.2 3.2-2 .8-3.8 1.6-5.2 3-.2 2-1 3.6-2 5H14.7c-1-1.4-1.8-3-2-5-1.4-1.4-3.2-2.2-5.2-3 1.5-2 3.4-3 5.2-3.2.5-4.7 3-9.5 7.3-13.3z',
      c,
    ) +
    pair(path(arm, c)) +
    path(
      'M16.5 26h7c.3 5 .2 8-1 12-1 0-1.2-2.5-1.6-6h-1.8c-.4 3.5-.6 6-1.6 6-1.2-4-1.3-7-1-12z',
      c,
    ) +
    pair(dot(16.3, 22.5, 1.7, cut)) +
    line('M20 7v8', cut, 1, 'opacity=".5"')
  );
}

function shellfish(c: string): Markup {
  return (
    path(
      'M20 33.5L5.5 20.5c-1-2.5.3-4.8 2-5.6-.2-2.6 1.6-4.7 3.7-5 .6-2.5 2.9-4 5-3.5C17.2 4.7 18.5 4 20 4s2.8.7 3.8 2.4c2.1-.5 4.4 1 5 3.5 2.1.3 3.9 2.4 3.7 5 1.7.8 3 3.1 2 5.6z',
      c,
    ) +
    path('M14.5 31h11l2 5.5h-15z', c) +
    line('M20 31V9M18.5 31L13.5 11.5M17 30.5L9 17.5M21.5 31l5-19.5M23 30.5l8-13', cut, 1.3)
  );
}

function seahorse(c: string): Markup {
  return (
    path(
      'M17.5 6.5l-.6-3.3 2.8 1.7 1.4-3 1.6 3 3-1.3-.3 3.2c2.4 1.6 3.6 4 3.4 6.8-.2 3.3-2.7 4.5-2.7 7.4 0 4.5 3.8 6.2 3.8 11 0 4.2-3.6 7.2-7.6 6.6-3.4-.5-5-3.6-3.6-6 1.1-1.9 3.7-2 4.7-.3.7 1.3 0 2.6-1.2 2.8 2.6.2 3.7-1.3 3.3-3.4-.8-4-6.8-5.3-8.3-11.5-1.2-5 2.2-7.3 2.4-10l-7.8-.3c-1.4-.2-1.5-2.7-.2-3.1l5.5-1.3z',
      c,
    ) +
    path('M26 17.5c3.5 0 5.5 2 6 5-2 .8-4 .8-5.8-.6z', c) +
    dot(20.5, 8.7, 1.3, cut) +
    line('M18 17.5h4.5M17.7 21.3l4.8-.8M20 25.3l4-2', cut, 1, 'opacity=".6"')
  );
}

function jellyfish(c: string): Markup {
  return (
    line(
      'M11.5 20c2.2 5-3 8-1 15M17.2 21c2 5-2.4 8.5-.2 16.5M22.8 21c-2 5 2.4 8.5.2 16.5M28.5 20c-2.2 5 3 8 1 15',
      c,
      2.2,
    ) +
    path(
      'M4.5 19.5C4.5 9.5 11.5 3.5 20 3.5s15.5 6 15.5 16c-1.6 2.2-4.2 1.7-5.8.2-1.4 2.4-4.2 2.9-6 .9-1.6 2.2-5.8 2.2-7.4 0-1.8 2-4.6 1.5-6-.9-1.6 1.5-4.2 2-5.8-.2z',
      c,
    ) +
    line('M10 15.5c.8-4 3-6.3 6-7.3', cut, 1.6, 'opacity=".55"') +
    pair(dot(16, 15.5, 1.4, cut))
  );
}

const race_marks: Record<Race, (c: string) => Markup> = {
  crab,
  squid,
  shellfish,
  seahorse,
  jellyfish,
};

export const race_mark = (race: Race, colour = race_colour(race)): Markup =>
  race_marks[race](colour);

const five = (i: number): string => race_colour(races[i % 5] as Race);

// Each guild has its own outline as well: shield, coin, star, column, sheaf, compass.
const guild_marks: Record<Guild, (c: string) => Markup> = {
  soldier: (c) =>
    path('M20 3l14 4.5v11c0 9-6 15-14 18.5C12 33.5 6 27.5 6 18.5v-11z', c) +
    line('M20 9v21M14 12.5v4c0 4 2.5 5.5 6 5.5s6-1.5 6-5.5v-4', cut, 2.4),
  merchant: (c) =>
    dot(20, 20, 16, c) +
    dot(20, 20, 12, 'none', `stroke="${cut}" stroke-width="1.3"`) +
    line('M20 11v17M13 15h14M15 28h10M13 15l-3 6.5h6zM27 15l-3 6.5h6z', cut, 1.8),
  mage: (c) =>
    path(
      'M20 2l4.5 10.5L35 8.5l-4 10.5L38 26l-11 .8L26 38l-6-8.5L14 38l-1-11.2L2 26l7-7L5 8.5l10.5 4z',
      c,
    ) +
    path('M11 21c4-6.5 14-6.5 18 0-4 6.5-14 6.5-18 0z', cut) +
    dot(20, 21, 3.2, c),
  politician: (c) =>
    path(
      'M6 5h28v4.5c-2 0-3 1.2-4 2.5v16c1 1.5 2 2.5 4 2.5V36H6v-5.5c2 0 3-1 4-2.5V12C9 10.7 8 9.5 6 9.5z',
      c,
    ) + line('M15.5 13v14M20 13v14M24.5 13v14', cut, 2),
  farmer: (c) =>
    line(
      'M20 37V13M20 33c-6-1-9-5-9-10M20 33c6-1 9-5 9-10M20 25c-5-1-7.5-4.5-7.5-9M20 25c5-1 7.5-4.5 7.5-9',
      c,
      2.4,
    ) +
    pair(
      path('M11 24c-4-2-6-6-5-11 4 2 6 6 5 11zM12.5 16.5C9.5 14 9 10 11 6c3 3 3.5 7 1.5 10.5z', c),
    ) +
    path('M20 14c-3.5-3-3.5-8 0-12 3.5 4 3.5 9 0 12z', c),
  ambassador: (c) =>
    repeat(5, (i) => at(path('M0-3C-5-8-4-14 0-18 4-14 5-8 0-3z', five(i)), 20, 21, 1, 72 * i)) +
    dot(20, 21, 3.6, c),
};

export const guild_colour = (guild: Guild): string =>
  `var(--guild-${guild}, ${guild_tones[guild].base})`;
export const guild_mark = (guild: Guild, colour = guild_colour(guild)): Markup =>
  guild_marks[guild](colour);

const sphere = (x: number, y: number, r: number): Markup =>
  dot(x, y, r, '#b9a988') +
  dot(x - r * 0.06, y - r * 0.08, r * 0.9, '#e2d7bf') +
  dot(x - r * 0.18, y - r * 0.22, r * 0.62, pearl) +
  dot(x - r * 0.36, y - r * 0.4, r * 0.24, '#fff');

const eye = (c: string): Markup =>
  path('M3.5 21C9.5 10 30.5 10 36.5 21 30.5 32 9.5 32 3.5 21z', c) +
  path('M8 21c2.5-4 7-6.3 12-6.3S29.5 17 32 21c-2.5 4-7 6.3-12 6.3S10.5 25 8 21z', '#1b060a') +
  path(
    'M10.5 19.5l2.5 4 2.3-5 2.5 5.7 2.2-6 2.2 6 2.5-5.7 2.3 5 2.5-4',
    'none',
    `stroke="${c}" stroke-width="1.5"`,
  );

const danger = 'var(--danger, #e2604e)';

const token_marks = {
  pearl: () => sphere(20, 20, 15),
  key: () =>
    path(
      'M13 8a10 10 0 1 0 8.6 15H26v4h5v-4h2.5v6H38v-11H21.6A10 10 0 0 0 13 8zm0 5.5a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4z',
      `var(--gold, ${gold})`,
      'fill-rule="evenodd"',
    ),
  monster: () =>
    pair(
      line('M9 15L3.5 6.5M15 12L12.5 4', danger, 2.4) +
        line('M10 28l-4 6M16 30.5L15 37', danger, 2.4),
    ) + eye(danger),
  monster_token: () =>
    path('M20 2l15.5 9v18L20 38 4.5 29V11z', '#2a1014', `stroke="${danger}" stroke-width="2"`) +
    at(eye(danger), 8, 7.5, 0.6),
  threat: () =>
    line('M4 27c5-6 9-6 13 0s9 6 19 0M4 34c5-4 9-4 13 0s9 4 19 0', `var(--foam, ${foam})`, 2.2) +
    path('M13 24C12 14 16 5 26 3.5 22.5 8 22 13 25 22c-2.5 3.5-8 5-12 2z', danger),
  hand: hand_mark,
  lord: () => path('M6 33h28v-3.5H6zM6 27l-2.5-15 8.5 6L20 6l8 12 8.5-6L34 27z', 'currentColor'),
  location: () =>
    path(
      'M4 35h32v-3.5H4zM7 29h4V18H7zM15 29h4V18h-4zM22 29h4V18h-4zM29 29h4V18h-4zM4 15L20 5l16 10z',
      'currentColor',
    ),
  influence: () =>
    path(
      'M20 3l4.8 10.8L36.5 15l-8.7 8 2.5 11.5L20 28.6 9.7 34.5l2.5-11.5-8.7-8 11.7-1.2z',
      `var(--gold, ${gold})`,
    ),
} as const;

export type Token = keyof typeof token_marks;
export const tokens = Object.keys(token_marks) as Token[];
export const token_mark = (token: Token): Markup => token_marks[token]();
