// SPDX-License-Identifier: Apache-2.0
// What the mythos cards print besides their texts, for the reference and for cards that are looked
// at. The card in play is described by the view itself. `hadal cards unfathomable` writes the file.
import printed from './cards.json';
import type { CrisisCard } from './view';

/** How far a waypoint takes the ship. */
export const distance_of = (waypoint: string): number =>
  (printed.waypoints as Readonly<Record<string, { distance: number }>>)[waypoint]?.distance ?? 0;

/** What is printed on the board, and the windows in which somebody may react. */
export const board = printed.board;

export const mythos_cards = printed.mythos as Readonly<Record<string, CrisisCard>>;

export const waypoints: readonly string[] = Object.keys(printed.waypoints);
export const spells: readonly string[] = Object.keys(printed.spells);
