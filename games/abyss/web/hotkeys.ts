// SPDX-License-Identifier: Apache-2.0
//
// One key for every move that is a button, and for what lies on the table.
const keys: Record<string, string> = {
  explore: 'e',
  plot: 'p',
  buy: 'b',
  pass: 'n',
  take: 't',
  fight: 'f',
  continue: 'c',
  end: 'd',
  skip: 'd',
  keep: 'k',
  ransom: 'r',
};

export function hotkey_of(line: string): string | undefined {
  const [verb = '', first = ''] = line.split(' ');
  if (verb === 'draw') return first;
  if (verb === 'key' && first === 'token') return 'K';
  return keys[verb]?.toUpperCase();
}

// The council: a key each, in the order of the stacks. `s` and what follows it on a keyboard.
export const council_keys = {
  squid: 's',
  shellfish: 'g',
  crab: 'h',
  seahorse: 'j',
  jellyfish: 'l',
} as const;
