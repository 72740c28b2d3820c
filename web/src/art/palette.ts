// SPDX-License-Identifier: Apache-2.0
// The colours that every drawing may use; a game's own colours are in the game's folder.

/** Light, middle and shade of one colour, for bodies under water. */
export interface Tone {
  readonly light: string;
  readonly base: string;
  readonly deep: string;
}

export const foam = '#7fd0e0';
export const gold = '#dcb65c';
export const pearl = '#f3ecdc';
