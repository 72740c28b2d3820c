// SPDX-License-Identifier: Apache-2.0
//
// Things of Abyss in words.
import { t, term, type Term } from '$web/lib/words.svelte';
import { move_said } from '$web/table/moves';
import { cases, moves } from './moves';
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

/** Things by their kind, as events and moves name them. */
export const things = {
  card: card_term,
  lord: lord_term,
  location: location_term,
  stack: stack_term,
};

/** What one could not know from the words of a move. */
export function move_help(text: string): string | undefined {
  const [verb = '', ...rest] = text.split(' ');
  if (verb === 'draw') return t('web.abyss.help.draw');
  if (verb === 'plot') return t('web.abyss.help.plot');
  return verb === 'reward' && rest.some((one) => one.startsWith('monster'))
    ? t('web.abyss.help.token')
    : undefined;
}

export function move_label(text: string, names: Readonly<Record<string, string>>): string {
  const { word, args } = move_said(text, '', { moves, cases }, things, names);
  return t(`abyss.move.${word}`, args);
}
