// SPDX-License-Identifier: Apache-2.0
// Small scenes for mythos, spell and waypoint cards: a theme each, varied by the card's own name.
// Canvas 96 by 54.
import { dice, dot, faint, gradient, line, path, repeat, round, type Markup } from '$web/art/svg';
import { theme_of, type Theme } from './themes';

type Random = () => number;
interface Scene {
  readonly sky: readonly [string, string];
  readonly draw: (random: Random) => Markup;
}

const ink = '#050c13';
const pale = '#dff1f4';

const waves = (random: Random, y: number, height: number, fill: string): Markup => {
  const bumps = repeat(
    6,
    (i) => `q8 ${round((i % 2 ? 1 : -1) * height * (0.6 + random() * 0.5))} 16 0`,
  );
  return path(`M0 ${y}${bumps}V54H0z`, fill);
};
const liner = (x: number, y: number, tilt: number): Markup =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(tilt)})">` +
  path('M-30 0h60l-7 10h-46zM-16-7h30v6h-30zM-9-17h5v10h-5zM1-17h5v10H1z', ink) +
  path('M-6-18c-4-6-12-4-16-9 8 0 16 2 19 8z', '#2b3a44', 'opacity=".8"') +
  repeat(5, (i) => dot(-12 + i * 6, -4, 1, '#ffe9b8')) +
  '</g>';
const eyes = (x: number, y: number, c: string): Markup => dot(x, y, 1.7, c) + dot(x + 7, y, 1.7, c);
const folk = (x: number, y: number, s: number): Markup =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(s)})">${dot(0, -14, 4, ink)}${path('M-7 6c0-11 3-15 7-15s7 4 7 15z', ink)}</g>`;

const scenes: Record<Theme, Scene> = {
  deep_ones: {
    sky: ['#1f5c4c', '#04130f'],
    draw: (r) =>
      repeat(4, () => {
        const x = 10 + r() * 66;
        const y = 22 + r() * 18;
        return (
          path(
            `M${x - 8} 54c0-14 4-${round(54 - y + 6)} 12-${round(54 - y + 6)}s12 14 12 40z`,
            ink,
          ) + eyes(x, y, '#d6f5b0')
        );
      }) + waves(r, 46, 5, '#0b2f29'),
  },
  monarch: {
    sky: ['#205c66', '#030a10'],
    draw: (r) =>
      path('M20 54c0-30 10-48 28-48s28 18 28 48z', ink) +
      repeat(5, (i) =>
        line(
          `M${22 + i * 13} 54c${round(r() * 16 - 8)}-10 ${round(r() * 20 - 10)}-18 ${round(r() * 16 - 8)}-28`,
          '#0d2f38',
          4,
        ),
      ) +
      `<g transform="translate(0 -4)">${dot(40, 26, 3, '#f2e6a8')}${dot(56, 26, 3, '#f2e6a8')}</g>` +
      liner(48, 47, 0),
  },
  fire: {
    sky: ['#a2462a', '#1a0807'],
    draw: (r) =>
      repeat(7, (i) => {
        const x = 4 + i * 14;
        const h = 18 + r() * 24;
        return path(
          `M${x} 54c-4-${round(h * 0.5)} 6-${round(h * 0.6)} 4-${round(h)} 8 ${round(h * 0.3)} 10 ${round(h * 0.6)} 8 ${round(h)}z`,
          i % 2 ? '#ff9a4a' : '#ffc46b',
        );
      }) + path('M0 0h96v8H70l-4 8H30l-4-8H0z', ink, 'opacity=".75"'),
  },
  engine: {
    sky: ['#5c4a3a', '#0f0b09'],
    draw: (r) =>
      repeat(3, (i) => {
        const x = 18 + i * 30;
        const n = 12 + r() * 6;
        return (
          dot(
            x,
            32 + (i % 2) * 6,
            n,
            'none',
            `stroke="#0b0a0a" stroke-width="6" stroke-dasharray="6 4"`,
          ) + dot(x, 32 + (i % 2) * 6, 4, '#c98f55')
        );
      }) +
      line('M0 10h40v10h56', '#17120f', 6) +
      faint(dot(70, 14, 9, pale) + dot(80, 9, 7, pale), 0.35),
  },
  mutiny: {
    sky: ['#6a4a55', '#120a10'],
    draw: (r) =>
      repeat(
        8,
        (i) =>
          folk(6 + i * 12, 48 + (i % 2) * 6, 1 + r() * 0.25) +
          (r() > 0.5 ? line(`M${10 + i * 12} 40l${round(r() * 6 - 3)}-20`, ink, 2) : ''),
      ) + repeat(2, (i) => dot(24 + i * 44, 16, 3, '#ffc46b')),
  },
  passengers: {
    sky: ['#35637c', '#08131d'],
    draw: (r) =>
      waves(r, 40, 5, '#0c2c40') +
      path('M22 38h52l-8 12H30z', ink) +
      repeat(4, (i) => folk(34 + i * 10, 40, 0.8 + r() * 0.2)) +
      dot(78, 12, 6, '#f3ecdc', 'opacity=".8"'),
  },
  hunger: {
    sky: ['#7a6338', '#150f07'],
    draw: (r) =>
      repeat(3, (i) =>
        path(
          `M${8 + i * 28} 54V${30 + (i % 2) * 6}h24v24z`,
          '#2a1d0e',
          'stroke="#6b4a24" stroke-width="1.5"',
        ),
      ) +
      repeat(3, () => {
        const x = 14 + r() * 66;
        return path(
          `M${round(x)} 30c6-6 14-4 16 2 4 0 6-2 9-1-4 4-8 4-11 4h-12c-3 0-4-3-2-5z`,
          ink,
        );
      }) +
      dot(48, 12, 7, '#ffdf9a', 'opacity=".35"'),
  },
  madness: {
    sky: ['#4a2f78', '#0a0616'],
    draw: (r) =>
      repeat(5, (i) =>
        dot(
          48,
          28,
          8 + i * 9,
          'none',
          `stroke="${i % 2 ? '#a974e6' : '#6f4aa8'}" stroke-width="2" stroke-dasharray="${round(8 + r() * 20)} ${round(4 + r() * 8)}"`,
        ),
      ) +
      path('M30 28c8-12 28-12 36 0-8 12-28 12-36 0z', '#efe2ff') +
      dot(48, 28, 7, '#35185f') +
      dot(48, 28, 3, '#0a0616'),
  },
  ritual: {
    sky: ['#33306e', '#070614'],
    draw: (r) =>
      dot(48, 30, 20, 'none', 'stroke="#b9a2ff" stroke-width="1.8"') +
      line('M48 10l12 37-31-23h38L36 47z', '#d9c9ff', 1.8) +
      repeat(5, (i) =>
        dot(
          round(48 + 24 * Math.sin(i * 1.257)),
          round(30 - 22 * Math.cos(i * 1.257)),
          2 + r(),
          '#ffdf9a',
        ),
      ),
  },
  crime: {
    sky: ['#2f4152', '#080d13'],
    draw: (r) =>
      path('M58 54V18c0-10 4-14 10-14s10 4 10 14v36z', ink) +
      path('M54 12h28l-3-3c-2-6-20-6-22 0z', ink) +
      path('M0 54V8h22v46z', '#0f1b26') +
      path(`M4 14h14v${round(14 + r() * 10)}H4z`, '#ffdf9a', 'opacity=".7"') +
      path('M22 54l40-24 4 24z', '#000', 'opacity=".35"'),
  },
  hull: {
    sky: ['#2a4a5c', '#061018'],
    draw: (r) =>
      repeat(
        4,
        (i) =>
          line(`M0 ${8 + i * 13}h96`, '#0f2532', 2) +
          repeat(8, (j) => dot(6 + j * 12, 8 + i * 13, 1.2, '#0f2532')),
      ) +
      path(`M${round(40 + r() * 8)} 10l8 8-4 6 10 6-6 8 4 16H30l6-14-8-8 10-6-4-8z`, '#050c13') +
      line('M46 30c-4 8-18 10-22 24M50 30c6 8 16 12 20 24M48 30c-2 10-2 16-2 24', '#7fd0e0', 2.6),
  },
  storm: {
    sky: ['#3a5568', '#060d14'],
    draw: (r) =>
      repeat(
        3,
        (i) =>
          `<ellipse cx="${round(18 + i * 30 + r() * 8)}" cy="9" rx="24" ry="9" fill="#0e1a24"/>`,
      ) +
      path('M60 12L50 28h7l-4 12 14-18h-8z', '#fff3c9') +
      liner(36 + r() * 10, 38, -10) +
      waves(r, 42, 12, '#0b2536'),
  },
  calm: {
    sky: ['#7fb4c9', '#1d4a63'],
    draw: (r) =>
      dot(70, 16, 8, '#fff3d6') +
      liner(44, 34, 0) +
      waves(r, 38, 3, '#123a52') +
      waves(r, 46, 3, '#0c2a3e'),
  },
  island: {
    sky: ['#6f9aa0', '#123a44'],
    draw: (r) =>
      path(`M14 42c10-14 20-16 30-14 10-10 24-6 38 14z`, ink) +
      line(`M52 30c2-8 0-14 ${round(r() * 6)}-18`, ink, 2.4) +
      path('M54 12c-8-4-14 0-16 6 6-2 10-2 16-3 6-1 10 2 14 6 0-8-6-12-14-9z', ink) +
      waves(r, 42, 3, '#0c2f3a'),
  },
  wreck: {
    sky: ['#4f6b74', '#0a161c'],
    draw: (r) =>
      `<g transform="rotate(${round(-20 - r() * 10)} 48 36)">${path('M14 40h66l-8 14H26z', ink)}${line('M36 40V10M58 40V20M36 16l20 10', ink, 2.4)}</g>` +
      waves(r, 42, 5, '#10303c'),
  },
  ice: {
    sky: ['#8fc3d6', '#123448'],
    draw: (r) =>
      path(`M20 40L34 ${round(10 + r() * 6)}l10 8 8-14 18 36z`, '#eaf8fc') +
      path('M52 4l18 36H48z', '#bfdfea') +
      path('M16 42h60L60 54H34z', '#5c9db5', 'opacity=".6"') +
      waves(r, 42, 3, '#0e3a50'),
  },
  fog: {
    sky: ['#8fa5ab', '#2a3d44'],
    draw: (r) =>
      liner(40 + r() * 16, 34, 0) +
      repeat(
        5,
        (i) =>
          `<ellipse cx="${round(r() * 96)}" cy="${12 + i * 10}" rx="48" ry="6" fill="#dfe9ea" opacity=".32"/>`,
      ),
  },
  city: {
    sky: ['#1f4f6a', '#02070c'],
    draw: (r) =>
      repeat(9, (i) => {
        const h = 12 + r() * 28;
        return (
          path(`M${i * 11} 54V${round(54 - h)}l5-6 5 6V54z`, ink) +
          dot(5 + i * 11, round(60 - h), 1, '#9fe0c0')
        );
      }),
  },
  beast: {
    sky: ['#5a3a3a', '#0e0606'],
    draw: (r) =>
      path('M20 54c0-22 8-36 18-38l-4-12 12 10c4 0 8 0 12 2l10-12-2 16c8 8 12 18 12 34z', ink) +
      eyes(40, 28, '#ff8f80') +
      path(`M36 40l4 6 4-5 4 7 4-7 4 5 4-6`, 'none', `stroke="${pale}" stroke-width="1.6"`) +
      faint(dot(78, 10, 6 + r() * 3, '#ffe9c8'), 0.7),
  },
  sight: {
    sky: ['#3b5a86', '#070d18'],
    draw: (r) =>
      dot(48, 28, 18, '#cfe9ff', 'opacity=".25"') +
      dot(48, 28, 13, '#e8f5ff', 'opacity=".5"') +
      repeat(14, () => dot(round(r() * 96), round(r() * 54), 0.9, '#fff')) +
      path('M36 48h24l4 6H32z', '#dcb65c') +
      path('M38 28c5-7 15-7 20 0-5 7-15 7-20 0z', '#24406b') +
      dot(48, 28, 2.6, '#fff'),
  },
};

export type Picture = string; // the key of a mythos, spell or waypoint card

export function vignette(card: Picture, id: string): Markup {
  const { sky, draw } = scenes[theme_of(card)];
  return (
    `<defs>${gradient(`${id}sky`, [
      [0, sky[0]],
      [1, sky[1]],
    ])}</defs>` + `<rect width="96" height="54" fill="url(#${id}sky)"/>${draw(dice(card))}`
  );
}
