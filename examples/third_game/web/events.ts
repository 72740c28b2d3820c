// SPDX-License-Identifier: Apache-2.0
//
// Made by `hadal schema --events liars_dice`: the events of the game, and of what kind
// their arguments are. A star means a list.
export const events = {
  bid: { player: 'seat', claim: 'claim' },
  liar: { player: 'seat', other: 'seat', claim: 'claim', n: 'number' },
  loses: { player: 'seat', n: 'number' },
  out: { player: 'seat' },
  wins: { player: 'seat' },
} as const;
