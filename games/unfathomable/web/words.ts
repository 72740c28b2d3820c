// SPDX-License-Identifier: Apache-2.0
// Moves and questions of Unfathomable in the language of the page, from the catalogues that
// the terminal uses too.
import { has_word, joined, t, term, type Term, type Word } from '$web/lib/words.svelte';
import { asker } from '$web/table/asking';
import { move_said } from '$web/table/moves';
import { asked } from './moves';
import { words, type Move } from './notation';
import { canonical, card_of, type ShipView } from './view';

export type Names = Readonly<Record<string, string>>;

type FamilyOf<K> = K extends `unfathomable.${infer Family}.${string}` ? Family : never;
export type WordFamily = FamilyOf<Word>; // space, item, skill …

const key = <F extends WordFamily>(family: F, name: string) =>
  `unfathomable.${family}.${name}` as const;
export const name_of = (family: WordFamily, name: string): string => t(key(family, name));
export const text_of = (family: WordFamily, name: string): string => {
  const text = `${key(family, name)}.text`;
  return has_word(text) ? t(text) : '';
};

export const card_term = (text: string): Term => {
  const card = card_of(text);
  if (!card) return term(key('skill', text.split(' ')[0] ?? ''));
  return term('unfathomable.card', {
    skill: term(key('skill', card.skill)),
    value: card.value,
  });
};
export const card_name = (text: string): string => {
  const { term: name, args } = card_term(text);
  return t(name, args);
};
export const card_key = (text: string) =>
  `unfathomable.skill_card.${text.replace(' ', '.')}` as const;
export const card_title = (text: string): string => t(card_key(text));
export const card_text = (text: string): string => t(`${card_key(text)}.text`);
export const skill_names = (skills: readonly string[]): string =>
  joined(skills.map((skill) => name_of('skill', skill)));

/** "Lore 1, Lore 2, Will 3" */
export const card_names = (cards: readonly string[]): string =>
  [...cards].sort(canonical).map(card_name).join(', ');

/** Where the words of an ability are: one that is called like a space or an item has those. */
export function ability_family(ability: string): 'space' | 'item' | 'ability' {
  if (has_word(key('space', ability))) return 'space';
  return has_word(key('item', ability)) ? 'item' : 'ability';
}
export const ability_key = (ability: string) => key(ability_family(ability), ability);

// `deep_one`, or `deep_one bridge`
const deep_one = (text: string): Term => {
  const space = text.split(' ')[1];
  return space
    ? term('unfathomable.deep_one_in', { in: term(key('in', space)) })
    : term('unfathomable.deep_one');
};

export const signed = (text: string): string =>
  Number(text) < 0 ? `−${-Number(text)}` : `+${Number(text)}`;

const named = (family: WordFamily) => (name: string) => term(key(family, name));
export const pile_card = (card: string): Term => {
  const [pile = '', name = ''] = card.split(' ');
  return term(key(pile as WordFamily, name));
};

/** Things by their kind, as events and moves name them. */
export const things = {
  change: signed,
  card: card_term,
  title: (card: string) => term(card_key(card)),
  in: (space: string) => t(key('in', space)),
  to: (space: string) => t(key('to', space)),
  ability: (ability: string) => term(ability_key(ability)),
  skill: named('skill'),
  resource: named('resource'),
  space: named('space'),
  character: named('character'),
  item: named('item'),
  loyalty: named('loyalty'),
  monarch: named('monarch'),
  track: named('track'),
  pile: named('pile'),
  pile_card,
  deep_one,
};

/** A move as a choice of the one who is asked. */
export function choice(move: Move, question: string, names: Names): string {
  if (question === 'choose_space' && move.verb === 'target') return t('web.ship.one_here');
  const { word, args } = move_said(move.text, question, words, things, names);
  return t(`unfathomable.move.${word}`, args);
}

/** What a choice does. */
export function explanation(move: Move, view: ShipView): string {
  const key = view.explained?.find((one) => one.move === move.text)?.key ?? '';
  if (has_word(key)) return t(key);
  if (move.verb === 'check')
    return test_said(view.crisis_card?.target ?? 0, view.crisis_card?.skills ?? []);
  const [track] = move.args;
  if (move.verb === 'track' && (track === 'travel' || track === 'ritual'))
    return t('web.ship.now', { step: t(`unfathomable.track.${track}.${view[track]}`) });
  return '';
}

export const test_said = (target: number, skills: readonly string[]): string =>
  t('unfathomable.crisis.test', { target, skills: skill_names(skills) });

/** The question that is asked now, whoever must answer it. */
export const question = asker('unfathomable', asked, {
  one: { ...things, mythos: named('mythos'), waypoint: named('waypoint') },
  list: { 'skill*': skill_names },
});
