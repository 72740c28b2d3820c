// SPDX-License-Identifier: Apache-2.0
// Who the lords are to the eye: people, headgear, what they carry and where, which way they look.
import type { Guild } from '../palette';
import type { Prop } from './props';

export interface Row {
  readonly guild: Guild;
  readonly head: number; // which headgear of the people
  readonly prop: Prop;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
  readonly behind?: boolean; // the thing is behind the body
  readonly flip?: boolean;
}

const row = (
  guild: Guild,
  head: number,
  prop: Prop,
  x: number,
  y: number,
  scale: number,
  more: Partial<Pick<Row, 'turn' | 'behind' | 'flip'>> = {},
): Row => ({ guild, head, prop, x, y, scale, ...more });

export const rows = {
  jailer: row('soldier', 1, 'bars', 49, 70, 1),
  tamer: row('soldier', 4, 'whip', 72, 66, 1.25),
  seeker: row('soldier', 0, 'lamp', 76, 62, 1.15),
  commander: row('soldier', 3, 'standard', 14, 44, 1.15, { behind: true }),
  hunter: row('soldier', 2, 'harpoon', 66, 58, 1.2),
  recruiter: row('soldier', 4, 'horn', 62, 70, 1.35, { turn: -8 }),
  assassin: row('soldier', 2, 'dagger', 24, 70, 1.15, { turn: 24, flip: true }),

  ship_master: row('merchant', 2, 'wheel', 70, 72, 0.95),
  shopkeeper: row('merchant', 1, 'scales', 70, 68, 1),
  peddler: row('merchant', 2, 'pack', 36, 44, 0.95, { behind: true }),
  slaver: row('merchant', 0, 'chain', 48, 82, 1.2),
  trader: row('merchant', 0, 'pearls', 66, 76, 1.1),
  landlord: row('merchant', 1, 'house', 26, 74, 0.95, { flip: true }),

  shaman: row('mage', 2, 'skull_staff', 78, 50, 1),
  apprentice: row('mage', 1, 'book', 48, 82, 1.15),
  alchemist: row('mage', 0, 'flask', 70, 72, 1.05),
  invoker: row('mage', 1, 'portal', 48, 46, 1, { behind: true }),
  oracle: row('mage', 2, 'orb', 48, 77, 1),
  illusionist: row('mage', 0, 'mask', 26, 72, 1.05, { turn: -12 }),
  master_of_magic: row('mage', 0, 'star', 48, 78, 0.85),

  opportunist: row('politician', 1, 'hook', 78, 62, 1.05),
  diplomat: row('politician', 0, 'wreath', 48, 26, 1.35),
  schemer: row('politician', 2, 'puppet', 74, 66, 0.95),
  corruptor: row('politician', 1, 'bribe', 72, 74, 1, { flip: true }),
  treasurer: row('politician', 2, 'chest', 48, 82, 1),
  traitor: row('politician', 0, 'two_faces', 72, 72, 0.95, { turn: 10 }),

  keeper: row('farmer', 0, 'cage_fish', 12, 52, 0.95, { flip: true, behind: true }),
  reaper: row('farmer', 1, 'scythe', 80, 52, 1.05, { turn: 8 }),
  shepherd: row('farmer', 0, 'crook', 12, 54, 0.95, { behind: true }),
  miller: row('farmer', 1, 'mill', 70, 72, 0.9, { flip: true }),
  aquaculturalist: row('farmer', 0, 'jar', 74, 74, 0.85),
  landowner: row('farmer', 2, 'manor', 70, 78, 0.8),

  sage: row('ambassador', 0, 'scroll', 70, 68, 1),
  hermit: row('ambassador', 1, 'lantern', 72, 62, 1.05),
  elder: row('ambassador', 2, 'coral_staff', 78, 50, 1, { flip: true }),
} as const satisfies Record<string, Row>;

export type Lord = keyof typeof rows;
export const lords = Object.keys(rows) as Lord[];
