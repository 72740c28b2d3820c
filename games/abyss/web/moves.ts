// SPDX-License-Identifier: Apache-2.0
//
// Made by `hadal schema --moves abyss`: the words of moves, and what fills them. An argument takes
// the next word of the text; with a plus, all that are left.
export const moves = {
  key_token: {},
  plot: {},
  explore: {},
  council: { stack: 'stack' },
  recruit: { lord: 'lord' },
  skip: {},
  buy: {},
  pass: {},
  take: {},
  fight: {},
  continue: {},
  reward: { keys: 'count+', pearls: 'count+', monsters: 'count+' },
  pay: { ally: 'card+' },
  done: {},
  affiliate: { ally: 'card+' },
  sell: { ally: 'card+' },
  clear: { stack: 'stack' },
  replace: { lord: 'lord' },
  end: {},
  discard: { ally: 'card+' },
  ransom: {},
  hunt: { player: 'seat' },
  disable: { lord: 'lord' },
  betray: { own: 'lord', court: 'lord' },
  scheme: { own: 'lord' },
  bribe: { lord: 'lord' },
  swap: { mine: 'location', available: 'location' },
  claim: { location: 'location' },
  draw: { n: 'number' },
  key: { lord: 'lord' },
  exchange: { location: 'location' },
  keep: {},
} as const;

// Where a verb has a word of its own: the first that fits.
export const cases = {
  key_token: { verb: 'key', first: 'token' },
} as const;

// What fills the questions, and of what kind it is. A star means a list.
export const asked = {
  card: 'card',
  price: 'number',
  lord: 'lord',
  cost: 'number',
  races: 'number',
  n: 'number',
  player: 'seat',
  lords: 'lord*',
  location: 'location',
} as const;
