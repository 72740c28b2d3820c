// SPDX-License-Identifier: Apache-2.0
// The backs of cards: rings of water around one sign. Canvas 60 by 84.
import { foam, gold, guild_tones, skill_colour, type Race, type Skill } from './palette';
import { race_mark, token_mark } from './marks';
import { at, dot, gradient, line, path, repeat, type Markup } from './svg';

const designs = {
  exploration: { tint: '#12405a', sign: () => token_mark('threat') },
  lord: { tint: '#3a2f57', sign: () => `<g color="#d8c7f2">${token_mark('lord')}</g>` },
  location: { tint: '#15503f', sign: () => `<g color="#bfe9d3">${token_mark('location')}</g>` },
  mythos: {
    tint: '#1d3f38',
    sign: () =>
      path(
        'M4 20C10 9 30 9 36 20 30 31 10 31 4 20z',
        'none',
        `stroke="${foam}" stroke-width="2.2"`,
      ) + path('M20 12c3 5 3 11 0 16-3-5-3-11 0-16z', foam),
  },
  waypoint: {
    tint: '#123f5c',
    sign: () =>
      dot(20, 20, 14, 'none', `stroke="${foam}" stroke-width="1.6"`) +
      path('M20 3l4 13 13 4-13 4-4 13-4-13-13-4 13-4z', foam),
  },
  spell: {
    tint: '#38235c',
    sign: () =>
      repeat(5, (i) => at(line('M0-15L8.8 12', '#d9bfff', 2), 20, 20, 1, i * 72)) +
      dot(20, 20, 15, 'none', 'stroke="#d9bfff" stroke-width="1.4"'),
  },
  item: {
    tint: '#4a3716',
    sign: () =>
      path('M6 14h28v19H6zM14 14V8h12v6', 'none', `stroke="${gold}" stroke-width="2.4"`) +
      line('M6 22h28M20 19v6', gold, 2.2),
  },
  chaos: {
    tint: '#27313a',
    sign: () => line('M20 20c0-5 7-5 7 1s-9 10-14 4 0-17 9-16 14 12 8 19', '#d7dde2', 2.4),
  },
  loyalty: {
    tint: '#3a1f28',
    sign: () =>
      path(
        'M20 4c9 4 14 4 14 4 1 14-3 24-14 28C9 32 5 22 6 8c0 0 5 0 14-4z',
        'none',
        'stroke="#f0c9c2" stroke-width="2.2"',
      ) +
      dot(20, 17, 3.6, '#f0c9c2') +
      path('M18 18h4l2 9h-8z', '#f0c9c2'),
  },
  damage: {
    tint: '#4a1a1c',
    sign: () => path('M22 2L9 23h9l-3 15L31 15h-9z', '#f5907e'),
  },
} as const;

export type PlainBack = keyof typeof designs;
export type Back = PlainBack | Race | Skill;
export const plain_backs = Object.keys(designs) as PlainBack[];

const races_tint: Record<Race, string> = {
  crab: guild_tones.soldier.deep,
  squid: guild_tones.politician.deep,
  shellfish: guild_tones.merchant.deep,
  seahorse: guild_tones.farmer.deep,
  jellyfish: guild_tones.mage.deep,
};

function face(back: Back): { tint: string; sign: Markup } {
  if (back in designs) {
    const { tint, sign } = designs[back as PlainBack];
    return { tint, sign: sign() };
  }
  if (back in races_tint) return { tint: races_tint[back as Race], sign: race_mark(back as Race) };
  return {
    tint: '#1b2b36',
    sign: dot(20, 20, 9, 'none', `stroke="${skill_colour(back as Skill)}" stroke-width="4"`),
  };
}

export function card_back(back: Back, id: string): Markup {
  const { tint, sign } = face(back);
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
    `${at(sign, 16, 28, 0.7)}</g>`
  );
}
