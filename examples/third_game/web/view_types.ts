// SPDX-License-Identifier: Apache-2.0
//
// Made by `hadal schema --view liars_dice`: what a seat may know of a position, as clients are sent it.

export interface Options {
  players: number;
  dice: number;
  plain_ones: boolean;
}

export interface Args {
  player?: string;
  claim?: string;
}

export interface Asked {
  key: string;
  args: Args;
}

export interface Seat {
  dice: number;
  cup?: number[];
}

export interface Last {
  claim: string;
  bidder: string;
  caller: string;
  loser: string;
  count: number;
  cups: Record<string, number[]>;
}

export interface View {
  viewer: string;
  options: Options;
  asks: string;
  asked?: Asked;
  to_move: string;
  over: boolean;
  round: number;
  turn: string;
  claim: string;
  bidder: string;
  dice_in_play: number;
  seats: Record<string, Seat>;
  last: Last;
  winners: string[];
}
