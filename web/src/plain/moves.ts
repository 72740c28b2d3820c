// SPDX-License-Identifier: Apache-2.0
//
// The legal moves as rows of buttons: moves that differ only in their last word are side by side.
import { has_word, t } from '../lib/words.svelte';

export interface Row {
  key: string;
  moves: string[];
}

export function rows_of(legal: readonly string[]): Row[] {
  const rows: Row[] = [];
  for (const move of legal) {
    const key = move.slice(0, Math.max(0, move.lastIndexOf(' '))) || move;
    const row = rows.find((one) => one.key === key);
    if (row) row.moves.push(move);
    else rows.push({ key, moves: [move] });
  }
  return rows;
}

// GAME.move.VERB, or the notation itself.
export function move_said(game: string, move: string): string {
  const key = `${game}.move.${move.split(' ')[0] ?? ''}`;
  return has_word(key) ? t(key) : move;
}
