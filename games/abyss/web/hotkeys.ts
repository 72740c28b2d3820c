// SPDX-License-Identifier: Apache-2.0
//
// One key for every move that is a button, and for what lies on the table.
import { races, type Race } from './view';
import { race_letter } from './words';

const keys: Record<string, string> = {
  explore: 'e',
  plot: 'p',
  buy: 'b',
  pass: 'n',
  take: 't',
  fight: 'f',
  continue: 'e',
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

// The council: the letter on the stack, which depends on the language. If something else has that
// letter at the same moment, a letter that no stack shows.
const taken = ['e', 'p', 'd', 'u', 'm', 'x', 'o'];
const others = ['a', 'w', 'z', 'i', 'l', 'v'];

export function council_keys(): Record<Race, string> {
  const letters = races.map((race) => race_letter(race).toLowerCase());
  const spare = others.filter((key) => !letters.includes(key));
  return Object.fromEntries(
    races.map((race, i) => {
      const letter = letters[i] ?? '';
      return [race, taken.includes(letter) ? (spare.shift() ?? '') : letter];
    }),
  ) as Record<Race, string>;
}
