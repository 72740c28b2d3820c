// SPDX-License-Identifier: Apache-2.0
// Who the lords are to the eye: people, headgear, what they wear, what they carry and where, how they
// hold themselves and look.
import type { Guild } from '../palette';
import type { Prop } from './props';

/** open: as the people are; the others narrow, widen or close their eyes, or have lost one. */
export type Mien = 'open' | 'stern' | 'sly' | 'wide' | 'closed' | 'one';

export interface Row {
  readonly guild: Guild;
  readonly head: number; // which headgear of the people
  readonly cloth: string; // of what they wear
  readonly mien: Mien;
  readonly prop: Prop;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
  readonly behind?: boolean; // the thing is behind the body
  readonly flip?: boolean;
  readonly near?: number; // how close they stand, 1 as usual
  readonly bow?: number; // how they lean, in degrees
}

const row = (
  guild: Guild,
  head: number,
  [cloth, mien]: readonly [string, Mien],
  prop: Prop,
  x: number,
  y: number,
  scale: number,
  more: Partial<Pick<Row, 'turn' | 'behind' | 'flip' | 'near' | 'bow'>> = {},
): Row => ({ guild, head, cloth, mien, prop, x, y, scale, ...more });

export const rows = {
  jailer: row('soldier', 1, ['#4a4f58', 'stern'], 'bars', 49, 70, 1, { near: 1.1 }),
  tamer: row('soldier', 4, ['#8a5a1e', 'open'], 'whip', 72, 66, 1.25, { bow: -5 }),
  seeker: row('soldier', 0, ['#7a1f1c', 'one'], 'lamp', 76, 62, 1.15, { bow: 4, near: 0.96 }),
  commander: row('soldier', 3, ['#b08a2e', 'stern'], 'standard', 14, 44, 1.15, {
    behind: true,
    near: 1.06,
  }),
  hunter: row('soldier', 2, ['#3f5a34', 'sly'], 'harpoon', 66, 58, 1.2, { bow: -6 }),
  recruiter: row('soldier', 4, ['#a8452c', 'wide'], 'horn', 62, 70, 1.35, { turn: -8, near: 0.94 }),
  assassin: row('soldier', 2, ['#15121a', 'sly'], 'dagger', 24, 70, 1.15, {
    turn: 24,
    flip: true,
    near: 1.12,
    bow: 5,
  }),

  ship_master: row('merchant', 2, ['#27508a', 'open'], 'wheel', 70, 72, 0.95, { bow: 3 }),
  shopkeeper: row('merchant', 1, ['#2f7a52', 'sly'], 'scales', 70, 68, 1, { near: 0.96 }),
  peddler: row('merchant', 2, ['#8a6a34', 'wide'], 'pack', 36, 44, 0.95, { behind: true, bow: -5 }),
  slaver: row('merchant', 0, ['#3a2a2a', 'stern'], 'chain', 48, 82, 1.2, { near: 1.1 }),
  trader: row('merchant', 0, ['#b8913a', 'open'], 'pearls', 66, 76, 1.1, { near: 1.04 }),
  landlord: row('merchant', 1, ['#1f5a44', 'closed'], 'house', 26, 74, 0.95, {
    flip: true,
    bow: 3,
  }),

  shaman: row('mage', 2, ['#6a2f3a', 'wide'], 'skull_staff', 78, 50, 1, { near: 1.06 }),
  apprentice: row('mage', 1, ['#5a6fae', 'wide'], 'book', 48, 82, 1.15, { near: 0.9, bow: 4 }),
  alchemist: row('mage', 0, ['#2f8a78', 'open'], 'flask', 70, 72, 1.05, { bow: -4 }),
  invoker: row('mage', 1, ['#1c1240', 'stern'], 'portal', 48, 46, 1, { behind: true, near: 1.05 }),
  oracle: row('mage', 2, ['#c9b8e8', 'closed'], 'orb', 48, 77, 1),
  illusionist: row('mage', 0, ['#b0488a', 'sly'], 'mask', 26, 72, 1.05, { turn: -12, bow: 6 }),
  master_of_magic: row('mage', 0, ['#e0b84a', 'stern'], 'star', 48, 78, 0.85, { near: 1.12 }),

  opportunist: row('politician', 1, ['#3a6a5a', 'sly'], 'hook', 78, 62, 1.05, { bow: 5 }),
  diplomat: row('politician', 0, ['#e4e0d0', 'open'], 'wreath', 48, 26, 1.35, { near: 1.02 }),
  schemer: row('politician', 2, ['#6a3a7a', 'stern'], 'puppet', 74, 66, 0.95, {
    near: 1.06,
    bow: -3,
  }),
  corruptor: row('politician', 1, ['#8a7a2a', 'sly'], 'bribe', 72, 74, 1, {
    flip: true,
    near: 1.08,
  }),
  treasurer: row('politician', 2, ['#2a3a6a', 'closed'], 'chest', 48, 82, 1, { near: 0.95 }),
  traitor: row('politician', 0, ['#6a1f2a', 'one'], 'two_faces', 72, 72, 0.95, {
    turn: 10,
    bow: -6,
  }),

  keeper: row('farmer', 0, ['#3a7a8a', 'open'], 'cage_fish', 12, 52, 0.95, {
    flip: true,
    behind: true,
    near: 0.96,
  }),
  reaper: row('farmer', 1, ['#4a3a5a', 'stern'], 'scythe', 80, 52, 1.05, { turn: 8, near: 1.08 }),
  shepherd: row('farmer', 0, ['#8aa05a', 'closed'], 'crook', 12, 54, 0.95, {
    behind: true,
    bow: 3,
  }),
  miller: row('farmer', 1, ['#d8d0c0', 'wide'], 'mill', 70, 72, 0.9, { flip: true, bow: -4 }),
  aquaculturalist: row('farmer', 0, ['#2f9a8a', 'open'], 'jar', 74, 74, 0.85, { near: 0.92 }),
  landowner: row('farmer', 2, ['#8a3a3a', 'sly'], 'manor', 70, 78, 0.8, { near: 1.08 }),

  sage: row('ambassador', 0, ['#3a6a9a', 'closed'], 'scroll', 70, 68, 1, { near: 0.96 }),
  hermit: row('ambassador', 1, ['#5a4a3a', 'one'], 'lantern', 72, 62, 1.05, { bow: 5 }),
  elder: row('ambassador', 2, ['#9a6ab8', 'stern'], 'coral_staff', 78, 50, 1, {
    flip: true,
    near: 1.08,
  }),
} as const satisfies Record<string, Row>;

export type Lord = keyof typeof rows;
export const lords = Object.keys(rows) as Lord[];
