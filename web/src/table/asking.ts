// SPDX-License-Identifier: Apache-2.0
//
// Questions in words. The view says which sentence of the catalogues asks, and what fills it.
import { has_word, t } from '../lib/words.svelte';
import { filled, type Kinds, type Row } from './filling';

export interface Asked {
  readonly key: string;
  readonly args: object; // as the view of the game describes them
}
export type Asker = (asked: Asked, names: Readonly<Record<string, string>>) => string;

// A question that this page has no words for, of a newer server perhaps, is left out.
export const asker =
  (game: string, row: Row, kinds: Kinds): Asker =>
  (asked, names) => {
    const key = `${game}.ask.${asked.key}`;
    return has_word(key) ? t(key, filled({ ...asked.args }, row, kinds, names)) : '';
  };
