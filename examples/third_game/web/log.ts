// SPDX-License-Identifier: Apache-2.0
//
// Liar's Dice in words: what happened, what the view says, what a button does.
import { t } from '$web/lib/words.svelte';
import type { Document } from '$web/protocol';
import { asker } from '$web/table/asking';
import { move_said } from '$web/table/moves';
import { teller } from '$web/table/telling';
import { events } from './events';
import { asked, cases, moves } from './moves';

// words: liars_dice.log.* liars_dice.view.* liars_dice.ask.*

// "3 4": three dice show a four.
function claim(text: string): string {
  const [n = '', face = ''] = text.split(' ');
  return face ? t('liars_dice.claim', { n: Number(n), face: Number(face) }) : '–';
}

const pips = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const faces = (cup: readonly Document[]): string =>
  cup.map((face) => pips[Number(face) - 1] ?? '').join(' ');

const things = { claim };
const kinds = { one: things, list: {} };

export const tell = teller('liars_dice', events, kinds, {
  of: { bid: { act: true }, liar: { act: true } },
});
export const ask = asker('liars_dice', asked, kinds);

export function say(key: string, value: Document): string | null {
  if (typeof value === 'string' && key.endsWith('claim')) return claim(value);
  if (Array.isArray(value) && /cups?$/.test(key) && value.length > 0) return faces(value);
  return null;
}

export function label(move: string, names: Readonly<Record<string, string>>): string {
  const { word, args } = move_said(move, '', { moves, cases }, things, names);
  return t(`liars_dice.move.${word}`, args);
}
