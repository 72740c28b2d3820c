// SPDX-License-Identifier: Apache-2.0
// What stands where on the plan: figures of one space share its area.
import type { Character } from './art/characters';
import type { Sign } from './art/signs';
import { places, spread, type Spot } from './plan';
import { none, type ShipView } from './view';

export interface Figure {
  readonly key: string;
  readonly spot: Spot;
  readonly size: number;
  readonly kind: 'seat' | 'sign';
  readonly seat?: string;
  readonly character?: Character;
  readonly sign?: Sign;
  readonly count: number; // several of a kind stand for each other
}

type Standing = Omit<Figure, 'spot' | 'size'> & { readonly large?: boolean };

const figure_size = 34;
const shown_singly = 2; // more Deep Ones than this are one figure with a number

function monsters(view: ShipView, space: string): Standing[] {
  const out: Standing[] = [];
  if (view.hydra === space)
    out.push({ key: 'mother_hydra', kind: 'sign', sign: 'mother_hydra', count: 1, large: true });
  if (view.dagon === space)
    out.push({ key: 'father_dagon', kind: 'sign', sign: 'father_dagon', count: 1, large: true });
  return [...out, ...alike(`deep_one.${space}`, 'deep_one', view.deep_ones[space] ?? 0)];
}

function alike(key: string, sign: Sign, count: number): Standing[] {
  if (count === 0) return [];
  if (count > shown_singly) return [{ key, kind: 'sign', sign, count }];
  return Array.from({ length: count }, (_, i) => ({
    key: `${key}.${i}`,
    kind: 'sign' as const,
    sign,
    count: 1,
  }));
}

function standing(view: ShipView, space: string): Standing[] {
  const seats = Object.entries(view.seats)
    .filter(([, seat]) => seat.space === space && seat.character !== none)
    .map(([name, seat]): Standing => ({
      key: name,
      kind: 'seat',
      seat: name,
      character: seat.character as Character,
      count: 1,
    }));
  return [
    ...seats,
    ...monsters(view, space),
    ...alike(`passenger.${space}`, 'passenger', view.passengers[space] ?? 0),
  ];
}

export function figures(view: ShipView): Figure[] {
  return [...places].flatMap(([space, place]) => {
    const here = standing(view, space);
    const spots = spread(here.length, figure_size, place.area);
    return here.flatMap(({ large, ...one }, i) => {
      const spot = spots[i];
      return spot
        ? [{ ...one, spot, size: (large ? figure_size * 1.12 : figure_size - 4) * spot.scale }]
        : [];
    });
  });
}

/** How many of what is in a space, for words. */
export function inhabitants(view: ShipView, space: string) {
  return {
    seats: Object.entries(view.seats)
      .filter(([, seat]) => seat.space === space)
      .map(([name]) => name),
    deep_ones: view.deep_ones[space] ?? 0,
    passengers: view.passengers[space] ?? 0,
    monarchs: [
      ...(view.hydra === space ? ['mother_hydra'] : []),
      ...(view.dagon === space ? ['father_dagon'] : []),
    ],
    damage: view.damage[space] ?? none,
  };
}
