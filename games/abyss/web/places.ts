// SPDX-License-Identifier: Apache-2.0
//
// The order of players in a table of results.
export interface Place {
  won: boolean;
  score: number;
  pearls: number;
}

// Whoever won stands first, also where only pearls decided.
export const by_place = (a: Place, b: Place): number =>
  Number(b.won) - Number(a.won) || b.score - a.score || b.pearls - a.pearls;
