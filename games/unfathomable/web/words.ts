// SPDX-License-Identifier: Apache-2.0
// Moves and questions of Unfathomable in the language of the page, from the catalogues that
// the terminal uses too.
import { has_word, joined, t, term, type Args, type Term, type Word } from '$web/lib/words.svelte';
import { is_seat, type Move } from './notation';
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

const rooms = ['bridge', 'chapel', 'captains_cabin', 'cargo_hold', 'galley', 'boiler_room', 'brig'];
export function ability_key(ability: string) {
  if (rooms.includes(ability)) return key('space', ability);
  return has_word(key('item', ability)) ? key('item', ability) : key('ability', ability);
}

const deep_one = (space: string | undefined): Term =>
  space
    ? term('unfathomable.deep_one_in', { in: term(key('in', space)) })
    : term('unfathomable.deep_one');

export const signed = (text: string): string =>
  Number(text) < 0 ? `−${-Number(text)}` : `+${Number(text)}`;

// The arguments of a move's words.
function arguments_of(move: Move, names: Names): Args {
  const [a = '', b = '', c = ''] = move.args;
  const who = (seat: string): string => names[seat] ?? seat;
  switch (move.verb) {
    case 'pick':
      return { character: term(key('character', a)) };
    case 'draw':
    case 'swap':
    case 'name':
      return { skill: term(key('skill', a)) };
    case 'improve':
      return { item: term(key('item', a)) };
    case 'move':
      return { to: t(key('to', a)) };
    case 'activate':
      return { in: t(key('in', a)) };
    case 'attack':
    case 'target':
      if (is_seat(a)) return { player: who(a) };
      return { target: deep_one(b || undefined) };
    case 'give':
      return { item: term(key('item', a)), player: who(b) };
    case 'reveal':
      return { loyalty: term(key('loyalty', a)) };
    case 'use':
      return { ability: term(ability_key(a)) };
    case 'play':
      return {
        card: card_term(`${a} ${b}`),
        title: term(card_key(`${a} ${b}`)),
      };
    case 'raise':
    case 'lower':
    case 'discard':
    case 'contribute':
      return { card: card_term(`${a} ${b}`) };
    case 'lead':
    case 'resource':
      return { resource: term(key('resource', a)) };
    case 'space':
      return { space: term(key('space', a)) };
    case 'track':
      return { track: term(key('track', a)) };
    case 'deck':
      return { pile: term(key('pile', a)) };
    case 'monarch':
      return { monarch: term(key('monarch', a)) };
    case 'modify':
      return { n: signed(a) };
    case 'number':
    case 'set':
    case 'advance':
    case 'retreat':
      return { n: Number(a) };
    case 'choose':
    case 'bury':
      return {
        pile: term(key('pile', a)),
        card: term(key(a as WordFamily, c ? `${b} ${c}` : b)),
      };
    default:
      return {};
  }
}

// The word of a move: its verb, or one of the verb's special cases.
function verb_word(move: Move, question: string): string {
  const { verb, args } = move;
  if ((verb === 'attack' || verb === 'target') && is_seat(args[0])) return `${verb}_player`;
  if (verb === 'outcome') return `${verb}_${args[0]}`;
  if (verb === 'discard' && question === 'after_roll') return 'discard_reroll';
  if (verb === 'discard' && question === 'before_roll') return 'discard_almanac';
  if (verb === 'activate' && question === 'move_deep_ones') return 'activate_move';
  if (verb === 'space' && args[0] === 'deep' && question === 'choose_space') return 'space_supply';
  return verb;
}

/** A move as a choice of the one who is asked. */
export function choice(move: Move, question: string, names: Names): string {
  // Several cards, all from there.
  if (question === 'one_deck' && move.verb === 'draw') return name_of('skill', move.args[0] ?? '');
  if (question === 'choose_space' && move.verb === 'target') return t('web.ship.one_here');
  return t(`unfathomable.move.${verb_word(move, question)}`, arguments_of(move, names));
}

/** What a choice does, where a card says it. */
export function explanation(move: Move, question: string, view: ShipView): string {
  const [a = '', b = ''] = move.args;
  const told = (text: string): string => (has_word(text) ? t(text) : '');
  const option: Record<string, string> = {
    top: '.top',
    bottom: '.bottom',
    or: '.or',
  };
  const part = option[move.verb];
  if (part && question === 'decide') return told(`${key('mythos', view.crisis)}${part}`);
  if (part && question === 'choose_option')
    return told(`${key('waypoint', view.asked.waypoint ?? '')}${part}`);
  if (move.verb === 'check')
    return test_said(view.crisis_card?.target ?? 0, view.crisis_card?.skills ?? []);
  if (move.verb === 'use') return told(`${ability_key(a)}.text`);
  if (move.verb === 'repair') {
    const room = view.seats[view.viewer]?.space ?? '';
    return told(`${key('damage', view.damage[room] ?? '')}.text`);
  }
  if (move.verb === 'lead') return told(`${key('ability', 'unconventional_leader')}.text`);
  if (move.verb === 'track' && (a === 'travel' || a === 'ritual'))
    return t('web.ship.now', { step: t(`unfathomable.track.${a}.${view[a]}`) });
  if (['play', 'raise', 'lower'].includes(move.verb)) return told(`${card_key(`${a} ${b}`)}.text`);
  if (['choose', 'bury'].includes(move.verb)) return told(`${key(a as WordFamily, b)}.text`);
  if (move.verb === 'reveal') return told(`${key('loyalty', a)}.text`);
  return '';
}

export const test_said = (target: number, skills: readonly string[]): string =>
  t('unfathomable.crisis.test', { target, skills: skill_names(skills) });

/** The question that is asked now, whoever must answer it. */
export function question(view: ShipView, asks: string, names: Names): string {
  if (view.over) return t('unfathomable.label.over');
  const { purpose } = view.asked;
  const base = `unfathomable.ask.${asks}`;
  const found = purpose && has_word(`${base}.${purpose}`) ? `${base}.${purpose}` : base;
  if (!has_word(found)) return '';
  return t(found, {
    n: asks === 'after_roll' ? view.die : view.asked.count,
    target: view.test.target,
    total: view.test.total ?? 0,
    skills: skill_names(view.test.skills),
    crisis: term(key('mythos', view.crisis)),
    waypoint: term(key('waypoint', view.asked.waypoint ?? '')),
    player: names[view.asked.seat ?? ''] ?? view.asked.seat ?? '',
    whom: view.asked.seat ? 'player' : 'passenger',
    named: view.asked.named?.n ?? 0,
    skill: term(key('skill', view.asked.named?.skill ?? 'lore')),
  });
}
