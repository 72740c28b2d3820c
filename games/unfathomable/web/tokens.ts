// SPDX-License-Identifier: Apache-2.0
// What stands where on the plan: figures of one space share its area.
import type { Character, Mood } from './art/characters';
import type { Creature } from './art/creatures';
import type { Sign } from './art/signs';
import { places, spread, type Area, type Place, type Spot } from './plan';
import { none, type ShipView } from './view';

export interface Figure {
  readonly key: string;
  readonly spot: Spot;
  readonly size: number;
  readonly kind: 'seat' | 'sign' | 'creature';
  readonly seat?: string;
  readonly character?: Character;
  readonly mood?: Mood;
  readonly sign?: Sign;
  readonly creature?: Creature;
  readonly afloat?: boolean; // in the water, not on board
  readonly before_creature?: boolean;
  readonly count: number; // several of a kind stand for each other
}

type Standing = Omit<Figure, 'spot' | 'size'>;

const figure_size = 34;
const shown_singly = 2; // more Deep Ones than this are one figure with a number

function looming(view: ShipView, space: string): Creature[] {
  return [
    ...(view.hydra === space ? (['mother_hydra'] as const) : []),
    ...(view.dagon === space ? (['father_dagon'] as const) : []),
  ];
}

// They fill the space they are in; in the Deep only their heads come over the edge.
function creatures(view: ShipView, space: string, { kind, area }: Place): Figure[] {
  const here = looming(view, space);
  const width = area.w / Math.max(1, here.length);
  const size = kind === 'deep' ? 78 : Math.min(width + 8, area.h + 6);
  return here.map((creature, i) => ({
    key: creature,
    kind: 'creature',
    creature,
    afloat: kind === 'water',
    count: 1,
    size,
    spot: {
      x:
        kind === 'deep'
          ? area.x + area.w * (creature === 'mother_hydra' ? 0.16 : 0.46)
          : area.x + width * (i + 0.5),
      y: kind === 'deep' ? area.y + 30 : area.y + area.h / 2 - 3,
      scale: 1,
    },
  }));
}

// The others stand before them.
function left_over({ kind, area }: Place): Area {
  if (kind === 'deep') return { ...area, x: area.x + area.w * 0.62, w: area.w * 0.38 };
  return { ...area, y: area.y + area.h * 0.58, h: area.h * 0.42 };
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
      mood: mood_of(view, name),
      count: 1,
    }));
  return [
    ...seats,
    ...alike(`deep_one.${space}`, 'deep_one', view.deep_ones[space] ?? 0),
    ...alike(`passenger.${space}`, 'passenger', view.passengers[space] ?? 0),
  ];
}

const scarce = 2; // of what the ship has: everybody can see where that ends

/** The face somebody makes, from what everybody can see. */
export function mood_of(view: ShipView, seat: string): Mood {
  const one = view.seats[seat];
  if (!one) return 'calm';
  if (one.revealed) return 'sinister';
  if (one.space === 'brig') return 'jailed';
  const beset = (view.deep_ones[one.space] ?? 0) > 0;
  const ending = Object.values(view.dials).some((value) => value <= scarce);
  return beset || ending || (view.damage[one.space] ?? none) !== none ? 'worried' : 'calm';
}

export function figures(view: ShipView): Figure[] {
  const all = [...places].flatMap(([space, place]) => {
    const large = creatures(view, space, place);
    const here = standing(view, space);
    const area = large.length > 0 ? left_over(place) : place.area;
    const spots = spread(here.length, figure_size, area);
    const small = here.flatMap((one, i): Figure[] => {
      const spot = spots[i];
      const afloat = place.kind === 'water';
      const before_creature = large.length > 0;
      return spot
        ? [{ ...one, afloat, before_creature, spot, size: (figure_size - 4) * spot.scale }]
        : [];
    });
    return [...large, ...small];
  });
  // Whoever is small must be seen before them.
  return all.sort((a, b) => Number(b.kind === 'creature') - Number(a.kind === 'creature'));
}

/** How many of what is in a space, for words. */
export function inhabitants(view: ShipView, space: string) {
  return {
    seats: Object.entries(view.seats)
      .filter(([, seat]) => seat.space === space)
      .map(([name]) => name),
    deep_ones: view.deep_ones[space] ?? 0,
    passengers: view.passengers[space] ?? 0,
    monarchs: looming(view, space),
    damage: view.damage[space] ?? none,
  };
}
