// SPDX-License-Identifier: Apache-2.0
//
// Things of Abyss in words.
import { t, term, type Args, type Term } from '$web/lib/words.svelte';
import { ally_of, type Card, type Race } from './view';

export const lord_term = (lord: string): Term => term(`abyss.lord.${lord}`);
export const location_term = (location: string): Term => term(`abyss.location.${location}`);
export const stack_term = (race: string): Term => term(`abyss.stack.${race}`);
export const lord_name = (lord: string): string => t(`abyss.lord.${lord}`);
export const lord_text = (lord: string): string => t(`abyss.lord.${lord}.text`);
export const location_name = (location: string): string => t(`abyss.location.${location}`);
export const location_text = (location: string): string => t(`abyss.location.${location}.text`);
export const race_name = (race: Race): string => t(`abyss.race.${race}`);
export const race_letter = (race: Race): string => t(`abyss.race.${race}.letter`);
export const guild_name = (guild: string): string => t(`abyss.guild.${guild}`);

export function card_term(card: Card): Term {
  const ally = ally_of(card);
  if (!ally) return term('abyss.monster');
  return term('abyss.ally', { race: term(`abyss.race.${ally.race}`), value: ally.value });
}
export const card_name = (card: Card): string => {
  const { term: key, args } = card_term(card);
  if (!args) return t(key);
  return t(key, args);
};

// A move taken apart: its verb, and what the catalogue's sentence about it needs.
interface Move {
  verb: string; // as in the keys: `key token` is key_token
  args: Args;
  text: string;
}

const amount = (text: string, what: string): number =>
  Number(new RegExp(`(\\d+) ${what}`).exec(text)?.[1] ?? 0);

function read_move(text: string): Move {
  const [verb = '', first = '', second = ''] = text.split(' ');
  const rest = text.slice(verb.length + 1);
  const move = (args: Args, name = verb): Move => ({ verb: name, args, text });
  switch (verb) {
    case 'council':
    case 'clear':
      return move({ stack: stack_term(first) });
    case 'recruit':
    case 'replace':
    case 'disable':
    case 'bribe':
      return move({ lord: lord_term(first) });
    case 'key':
      return first === 'token' ? move({}, 'key_token') : move({ lord: lord_term(first) });
    case 'pay':
    case 'affiliate':
    case 'sell':
    case 'discard':
      return move({ ally: card_term(rest) });
    case 'reward':
      return move({
        keys: amount(rest, 'key'),
        pearls: amount(rest, 'pearl'),
        monsters: amount(rest, 'monster'),
      });
    case 'betray':
      return move({ own: lord_term(first), court: lord_term(second) });
    case 'scheme':
      return move({ own: lord_term(first) });
    case 'swap':
      return move({ mine: location_term(first), available: location_term(second) });
    case 'claim':
    case 'exchange':
      return move({ location: location_term(first) });
    case 'draw':
      return move({ n: Number(first) });
    default:
      return move({});
  }
}

export function move_label(text: string, names: Record<string, string>): string {
  const { verb, args } = read_move(text);
  const seat = text.split(' ')[1] ?? '';
  return t(`abyss.move.${verb}`, verb === 'hunt' ? { player: names[seat] ?? seat } : args);
}
