// SPDX-License-Identifier: Apache-2.0
// What stands in each space of the ship, seen from above, in the coordinates of the plan. The
// colours are the theme's: a ship by lamplight, in the morning, or in plain lines.
import { at, both, dot, line, path, repeat, type Markup } from '$web/art/svg';

const wood = 'var(--wood)';
const wood_low = 'var(--wood-low)';
const brass = 'var(--brass)';
const iron = 'var(--iron)';
const iron_low = 'var(--iron-low)';
const linen = 'var(--linen)';
const ember = 'var(--ember)';
const edge = 'stroke="var(--drawn)" stroke-width=".8"';

const box = (x: number, y: number, w: number, h: number, fill: string, r = 2): Markup =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${edge}/>`;
const round = (x: number, y: number, r: number, fill: string): Markup => dot(x, y, r, fill, edge);

const wheel = (x: number, y: number): Markup =>
  at(
    repeat(8, (i) => at(line('M0 4V17', wood, 2.6) + dot(0, 18, 1.8, brass), 0, 0, 1, i * 45)) +
      dot(0, 0, 11, 'none', `stroke="${wood}" stroke-width="3.4"`) +
      dot(0, 0, 11, 'none', `stroke="${brass}" stroke-width=".8"`) +
      round(0, 0, 4, brass),
    x,
    y,
  );
const crate = (x: number, y: number, size: number): Markup =>
  box(x, y, size, size, wood, 1) +
  line(
    `M${x + 2} ${y + 2}l${size - 4} ${size - 4}M${x + size - 2} ${y + 2}l${4 - size} ${size - 4}`,
    wood_low,
    2,
  );
const barrel = (x: number, y: number, r: number): Markup =>
  round(x, y, r, wood) + dot(x, y, r * 0.68, 'none', `stroke="${wood_low}" stroke-width="1.6"`);
const bunk = (x: number, y: number, w: number, h: number, blanket: string): Markup =>
  box(x, y, w, h, wood_low) +
  box(x + 1.5, y + 1.5, w - 3, h - 3, linen, 1.5) +
  box(x + 1.5, y + h * 0.36, w - 3, h * 0.62 - 1.5, blanket, 1.5) +
  box(x + 3, y + 3, w - 6, h * 0.2, '#fff', 2);
const pew = (x: number, y: number, w: number): Markup =>
  box(x, y, w, 5.5, wood, 1) + line(`M${x + 1} ${y + 5}h${w - 2}`, wood_low, 1.6);
const candle = (x: number, y: number): Markup =>
  dot(x, y, 4.6, 'var(--lamp)', 'opacity=".35"') + dot(x, y, 1.5, 'var(--lamp)');
const boiler = (x: number): Markup =>
  box(x, 378, 38, 62, iron, 10) +
  line(`M${x + 3} 390h32M${x + 3} 402h32M${x + 3} 428h32`, iron_low, 1.6) +
  box(x + 10, 407, 18, 14, iron_low, 3) +
  path(
    `M${x + 12} 420c0-5 3-6 4-10 2 2 3 3 3 5 1-1 1-2 2-3 3 3 4 5 4 8z`,
    ember,
    'class="fire-door"',
  ) +
  round(x + 19, 384, 3, brass);

const rooms: Record<string, Markup> = {
  bridge:
    // Windows to the bow, the wheel, the chart table, the telegraph to the engine.
    line('M166 110.5h268', 'var(--pane)', 3, 'stroke-dasharray="30 5"') +
    wheel(408, 148) +
    box(166, 148, 58, 31, wood) +
    path('M170 152l46-2 4 22-46 4z', linen, edge) +
    line('M178 170c6-10 10-4 16-11s10-2 18-7', 'var(--ember)', 1, 'stroke-dasharray="2 2"') +
    round(183, 158, 3.4, brass) +
    box(345, 160, 16, 19, iron, 3) +
    round(353, 168, 6, linen) +
    line('M353 168l3-4', iron_low, 1.6),
  chapel:
    path('M198 186h14v86h-14z', 'var(--carpet)', 'opacity=".75"') +
    repeat(
      4,
      (i) => pew(166, 215 + i * 13, 29) + (i < 3 ? pew(215, 215 + i * 13, 29) : pew(215, 254, 29)),
    ) +
    box(252, 264, 40, 9, linen, 1) +
    candle(256, 268) +
    candle(288, 268) +
    line('M272 262.5v11M267.5 266h9', brass, 2.2),
  captains_cabin:
    box(352, 226, 46, 34, 'var(--carpet)', 3) +
    dot(375, 243, 11, 'none', `stroke="${brass}" stroke-width="1" opacity=".6"`) +
    bunk(412, 212, 24, 44, 'var(--carpet)') +
    box(306, 263.5, 40, 10, wood) +
    path('M312 265.5h11v6h-11z', linen) +
    round(334, 268.5, 3.4, brass) +
    round(360, 268, 5, wood) +
    box(418, 261, 19, 12, wood) +
    line('M418 267h19', brass, 1.2),
  cargo_hold:
    crate(163, 303, 24) +
    crate(164, 329, 19) +
    crate(189, 305, 16) +
    barrel(172, 358, 7.5) +
    barrel(188, 359, 6.5) +
    barrel(239, 358, 7.5) +
    crate(226, 301, 18) +
    box(256, 356.5, 36, 10, wood_low, 4) +
    line('M264 356.5v10M274 356.5v10M284 356.5v10', brass, 1.2),
  galley:
    // The stove with its pots, the table, sacks of flour.
    box(410, 300, 27, 46, iron) +
    round(423, 311, 7, iron_low) +
    round(423, 311, 4.6, ember) +
    round(423, 330, 8, iron_low) +
    round(423, 330, 6, brass) +
    line('M414 340h18', ember, 2) +
    box(354, 344, 46, 21, wood) +
    round(363, 354, 5, linen) +
    round(378, 352, 4.4, brass) +
    line('M388 348v13M392 348v13', iron, 1.6) +
    box(305, 357, 12, 9.5, linen, 4) +
    box(319, 357, 12, 9.5, linen, 4) +
    line('M356 300.5h36', iron, 1.8) +
    repeat(4, (i) => line(`M${360 + i * 9} 301v5`, iron, 1.6)),
  boiler_room:
    boiler(396) +
    boiler(352) +
    line('M352 384h-72v28h-60M396 384h-8', iron, 4.6) +
    line('M352 384h-72v28h-60', iron_low, 1.2) +
    path('M164 443c4-12 12-10 17-17 8-3 13 4 20 5 6 2 9 8 11 12z', 'var(--coal)', edge) +
    repeat(6, (i) => dot(172 + i * 6, 439 - ((i * 5) % 9), 2, 'var(--coal-high)')) +
    line('M214 441l14-16', wood, 2.4) +
    path('M226 422l8 2-3 7-7-3z', iron) +
    round(268, 402, 4.4, linen) +
    line('M268 402l2-2', ember, 1.2) +
    round(292, 402, 4.4, linen) +
    line('M292 402l-2.6-1', ember, 1.2),
  sick_bay:
    bunk(257, 229, 16, 27, 'var(--pane)') +
    bunk(327, 229, 16, 27, 'var(--pane)') +
    box(291, 252, 18, 5.5, linen, 1) +
    line('M300 252.6v4.4M297.4 254.8h5.2', ember, 1.8),
  brig:
    box(256, 341, 30, 8, wood) +
    line('M334 321c-5 3-2 7-6 9s-1 7-6 8', iron, 1.8, 'stroke-dasharray="2.4 1.6"') +
    round(334, 321, 2.6, iron) +
    repeat(9, (i) => line(`M${258 + i * 10.5} 304v46`, iron, 1.5, 'opacity=".75"')),
};

// The open deck: rails, windlass and anchor chain at the bow, hatch and flag at the stern, boats.
const boat = path(
  'M113 208c-5 8-5 42 0 52 6-8 7-44 0-52z',
  linen,
  `${edge} transform="translate(-4 0)"`,
);
const boats = at(boat + line('M109 222v24M106 234h6', wood, 1.6), 0, 0);
export const on_deck: Markup =
  line(
    'M300 26C244 40 110 76 110 134V403C110 446 184 478 300 478S490 446 490 403V134C490 76 356 40 300 26z',
    brass,
    1,
    'stroke-dasharray="1 7" opacity=".8"',
  ) +
  box(286, 66, 28, 10, iron, 4) +
  line('M292 66V44M308 66V44', iron, 2, 'stroke-dasharray="3 2"') +
  box(288, 90, 24, 12, wood_low, 1) +
  line('M288 96h24M300 90v12', brass, 1) +
  both(boats, 600) +
  both(at(boats, 0, 92), 600) +
  box(284, 455, 32, 15, wood_low, 1) +
  line('M284 462h32M300 455v15', brass, 1) +
  line('M300 478v12', wood, 2);

export const furniture = (space: string): Markup => rooms[space] ?? '';

// Where a room's lamp hangs, and how far it shines: its light goes out with the room.
export const lamps: Readonly<Record<string, readonly [x: number, y: number, reach: number]>> = {
  bridge: [300, 121, 190],
  chapel: [288, 199, 150],
  captains_cabin: [312, 199, 150],
  cargo_hold: [288, 291, 150],
  galley: [312, 291, 150],
  boiler_room: [300, 438, 190],
  sick_bay: [259, 217, 100],
  brig: [341, 309, 90],
};

/** The moon on the water, port of the bow. */
export const moonlight: Markup = repeat(11, (i) => {
  const wide = [8, 18, 28, 36, 30, 38, 26, 32, 20, 24, 12][i] ?? 0;
  return line(
    `M${62 - wide / 2 + ((i * 5) % 7)} ${40 + i * 9}h${wide}`,
    'var(--linen)',
    2.6,
    `opacity="${0.6 - i * 0.04}"`,
  );
});

const flame =
  path(
    'M0 0c-7 0-9-7-5-12 1 2 2 3 3 3-1-6 2-9 4-13 1 5 6 8 6 14 1-1 2-2 2-4 4 5 3 12-4 12z',
    '#e8622c',
  ) + path('M1 0c-4 0-5-4-2-7 1 1 1 1 2 1 0-3 1-5 2-7 1 3 4 5 4 8 0 3-2 5-6 5z', '#ffc857');

/** What burns in a damaged room, at the far end from its name. */
export const fire = (x: number, y: number): Markup =>
  path(
    `M${x - 15} ${y}c-4-16 6-20 4-34 8 6 6 14 12 18 2-10 8-12 8-22 8 10 12 24 6 38z`,
    '#000',
    'opacity=".28"',
  ) +
  at(flame, x - 11, y, 0.8) +
  at(flame, x, y, 1.1) +
  at(flame, x + 12, y, 0.75);

const cracks = (x: number, y: number): Markup =>
  line(
    `M${x} ${y}l7 6-3 6 9 5 2 8M${x + 4} ${y + 12}l-8 5M${x + 13} ${y + 17}l8-2`,
    '#000',
    1.4,
    'opacity=".55"',
  );
export const wreck = (x: number, y: number): Markup => cracks(x - 34, y - 26);
