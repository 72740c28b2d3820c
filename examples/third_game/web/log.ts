// SPDX-License-Identifier: Apache-2.0
//
// Liar's Dice in words: what happened, what the view says, what a button does.
import { t } from '$web/lib/words.svelte';
import type { Document } from '$web/protocol';
import { teller } from '$web/table/telling';
import { events } from './events';

// words: liars_dice.log.* liars_dice.view.* liars_dice.ask.*

// "3 4": three dice show a four.
function claim(text: string): string {
  const [n = '', face = ''] = text.split(' ');
  return face ? t('liars_dice.claim', { n: Number(n), face: Number(face) }) : '–';
}

const pips = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const faces = (cup: readonly Document[]): string =>
  cup.map((face) => pips[Number(face) - 1] ?? '').join(' ');

export const tell = teller('liars_dice', events, { one: { claim }, list: {} });

export function say(key: string, value: Document): string | null {
  if (typeof value === 'string' && key.endsWith('claim')) return claim(value);
  if (Array.isArray(value) && /cups?$/.test(key) && value.length > 0) return faces(value);
  return null;
}

export function label(move: string): string | null {
  const [verb, ...rest] = move.split(' ');
  return verb === 'bid' ? t('liars_dice.move.bid', { claim: claim(rest.join(' ')) }) : null;
}
