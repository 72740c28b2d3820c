// SPDX-License-Identifier: Apache-2.0
//
// Made by `hadal schema --moves liars_dice`: the words of moves, and what fills them. An argument takes
// the next word of the text; with a plus, all that are left.
export const moves = {
  bid: { claim: 'claim+' },
  liar: {},
} as const;

// Where a verb has a word of its own: the first that fits.
export const cases = {} as const;

// What fills the questions, and of what kind it is. A star means a list.
export const asked = {
  player: 'seat',
  claim: 'claim',
} as const;
