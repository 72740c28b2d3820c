// SPDX-License-Identifier: Apache-2.0
// Where the spaces lie on the plan, bow up, so that neighbours touch: water beside deck beside room,
// the bow joins both sides, and so does the stern. Canvas 600 by 556.
export interface Area {
  readonly x: number; // where tokens may stand
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Place {
  readonly kind: 'water' | 'deck' | 'room' | 'cell' | 'deep';
  readonly shape: string; // path
  readonly area: Area;
  readonly label: readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end'];
}

export const plan_width = 600;
export const plan_height = 556;
export const hull =
  'M300 20C240 34 104 72 104 132V404C104 452 180 484 300 484S496 452 496 404V132C496 72 360 34 300 20z';

const turned = (x: number): number => plan_width - x;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const area = (x: number, y: number, w: number, h: number): Area => ({
  x,
  y,
  w,
  h,
});

// The left-hand shapes, all in absolute points; the right-hand ones are their mirror image.
const turned_round = (shape: string): string =>
  shape.replace(/(\d+) (\d+)/g, (_, x: string, y: string) => `${turned(Number(x))} ${y}`);

const water = [
  'M0 0L300 0L300 20C240 34 104 72 104 132L104 186L0 186Z',
  'M0 186L104 186L104 278L0 278Z',
  'M0 278L104 278L104 370L0 370Z',
  'M0 370L104 370L104 404C104 452 180 484 300 484L300 508L0 508Z',
];
const deck = [
  'M300 20C240 34 104 72 104 132L104 186L158 186L158 106L300 106Z',
  'M104 186L158 186L158 278L104 278Z',
  'M104 278L158 278L158 370L104 370Z',
  'M104 370L158 370L158 448L300 448L300 484C180 484 104 452 104 404Z',
];
const water_areas = [
  area(4, 26, 116, 132),
  area(20, 190, 80, 84), // beside their numbers
  area(20, 282, 80, 84),
  area(4, 374, 108, 118),
];
const deck_areas = [
  area(160, 62, 136, 44),
  area(105, 208, 52, 68), // below their numbers
  area(105, 300, 52, 68),
  area(160, 448, 136, 32),
];
const water_labels = [
  [8, 178],
  [8, 270],
  [8, 362],
  [8, 500],
] as const;
const deck_labels = [
  [131, 178],
  [131, 204],
  [131, 296],
  [131, 388],
] as const;

const shaped = (shape: string, mirror: boolean): string => (mirror ? turned_round(shape) : shape);
const flip = (a: Area, mirror: boolean): Area => (mirror ? { ...a, x: turned(a.x + a.w) } : a);

function side(row: number, mirror: boolean): [string, Place][] {
  const n = row * 2 + (mirror ? 2 : 1);
  const [wx, wy] = water_labels[row] as readonly [number, number];
  const [dx, dy] = deck_labels[row] as readonly [number, number];
  const at = (x: number): number => (mirror ? turned(x) : x);
  return [
    [
      `w${n}`,
      {
        kind: 'water',
        shape: shaped(water[row] as string, mirror),
        area: flip(water_areas[row] as Area, mirror),
        label: [at(wx), wy, mirror ? 'end' : 'start'],
      },
    ],
    [
      `d${n}`,
      {
        kind: 'deck',
        shape: shaped(deck[row] as string, mirror),
        area: flip(deck_areas[row] as Area, mirror),
        label: [at(dx), dy, 'middle'],
      },
    ],
  ];
}

const room = (
  x: number,
  y: number,
  w: number,
  h: number,
  tokens: Area,
  shape = box(x, y, w, h),
): Place => ({
  kind: 'room',
  shape,
  area: tokens,
  label: x < 300 ? [x + 8, y + 17, 'start'] : [x + w - 8, y + 17, 'end'],
});
// Two rooms and the cell that both of them touch: the rooms meet above and below it.
const left_of_cell = (y: number): string => `M160 ${y}h138v20h-48v54h48v14H160z`;
const right_of_cell = (y: number): string => `M440 ${y}H302v20h48v54h-48v14h138z`;
const cell = (x: number, y: number, w: number, h: number): Place => ({
  kind: 'cell',
  shape: box(x, y, w, h),
  area: area(x + 2, y + 16, w - 4, h - 18),
  label: [x + w / 2, y + 14, 'middle'],
});

export const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...[0, 1, 2, 3].flatMap((row) => [...side(row, false), ...side(row, true)]),
  ['bridge', room(160, 108, 280, 76, area(164, 128, 272, 54))],
  ['chapel', room(160, 188, 138, 88, area(163, 208, 86, 66), left_of_cell(188))],
  ['captains_cabin', room(302, 188, 138, 88, area(351, 208, 86, 66), right_of_cell(188))],
  ['cargo_hold', room(160, 280, 138, 88, area(163, 300, 86, 66), left_of_cell(280))],
  ['galley', room(302, 280, 138, 88, area(351, 300, 86, 66), right_of_cell(280))],
  ['boiler_room', room(160, 372, 280, 74, area(164, 392, 272, 52))],
  ['sick_bay', cell(253, 211, 94, 48)],
  ['brig', cell(253, 303, 94, 48)],
  [
    'deep',
    {
      kind: 'deep',
      shape: box(0, 512, 600, 44),
      area: area(110, 514, 380, 40),
      label: [10, 539, 'start'],
    },
  ],
]);

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Centres for tokens of one size within an area: as large as they fit, row by row. */
export function spread(count: number, size: number, a: Area): Spot[] {
  for (let scale = 1; scale > 0.3; scale -= 0.08) {
    const step = size * scale;
    const columns = Math.max(1, Math.floor(a.w / step));
    const rows = Math.ceil(count / columns);
    if (rows * step > a.h && scale > 0.4) continue;
    return Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / columns);
      const in_row = row === rows - 1 ? count - row * columns : columns;
      return {
        x: a.x + a.w / 2 + ((i % columns) - (in_row - 1) / 2) * step,
        y: a.y + a.h / 2 + (row - (rows - 1) / 2) * Math.min(step, a.h / rows),
        scale,
      };
    });
  }
  return [];
}
