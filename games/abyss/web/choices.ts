// SPDX-License-Identifier: Apache-2.0
//
// Every legal move belongs to the things it is about: a click on one of them plays it. Moves about
// two things (give up this lord, take that one) are chosen one thing after the other.
export interface Choice {
  line: string;
  targets: string[]; // "court:jailer", "council:crab", "row", "mine:keeper", "tile:jail", …
}

export function choice_of(line: string): Choice {
  const [verb = '', first = '', second = ''] = line.split(' ');
  const rest = line.slice(verb.length + 1);
  const choice = (...targets: string[]): Choice => ({ line, targets });
  switch (verb) {
    case 'council':
    case 'clear':
      return choice(`council:${first}`);
    case 'recruit':
    case 'replace':
    case 'bribe':
      return choice(`court:${first}`);
    case 'disable':
      return choice(`lord:${first}`);
    case 'scheme':
      return choice(`mine:${first}`);
    case 'betray':
      return choice(`mine:${first}`, `court:${second}`);
    case 'key':
      return first === 'token' ? choice() : choice(`mine:${first}`);
    case 'sell':
    case 'discard':
    case 'pay':
      return choice(`hand:${rest}`);
    case 'claim':
      return choice(`tile:${first}`);
    case 'swap':
      return choice(`tile:${first}`, `tile:${second}`);
    case 'buy':
    case 'take':
    case 'fight':
      return choice('row');
    case 'hunt':
      return choice(`seat:${first}`);
    case 'explore':
    case 'continue':
      return choice('deck');
    case 'plot':
      return choice('lord_deck');
    default:
      return choice();
  }
}

// What somebody who presses a thing means first; what a lord's power makes of it comes after.
const ordinary = new Set(['council', 'recruit']);

// What is lit, given the thing already chosen of a move about two.
export function lit(choices: readonly Choice[], chosen: string | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const target = chosen === null ? choice.targets[0] : choice.targets[1];
    if (target === undefined || (chosen !== null && choice.targets[0] !== chosen)) continue;
    const before = found.get(target) ?? [];
    const first = ordinary.has(choice.line.split(' ')[0] ?? '');
    found.set(target, first ? [choice, ...before] : [...before, choice]);
  }
  return found;
}

// The buttons: moves about nothing on the table, those everybody expects as a button, and those
// about other players' lords, whose cards appear when their seat is pressed. Selling an ally is not
// among them: that is done in the hand.
const as_buttons = new Set([
  'explore',
  'plot',
  'buy',
  'pass',
  'take',
  'fight',
  'continue',
  'reward',
  'draw',
  'end',
  'skip',
  'keep',
  'exchange',
  'ransom',
  'affiliate',
  'hunt',
  'disable',
]);
export const buttons = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ line, targets }) => {
    const verb = line.split(' ')[0] ?? '';
    return targets.length === 0 || as_buttons.has(verb);
  });
