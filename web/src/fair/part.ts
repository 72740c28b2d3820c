// SPDX-License-Identifier: Apache-2.0
//
// My part in the seed of a game (docs/fairness.md): drawn and sealed while the table waits, opened
// when it starts, and kept, so that it can be compared with the record.
import { ask } from '../lib/connection.svelte';
import type { FromServer } from '../lib/messages';
import { kept } from './kept';
import { commitment_to, draw_part } from './origin';

type Shuffling = Extract<FromServer, { type: 'shuffling' }>;

/** Draws a part, or takes the one that was drawn before the page was loaded again, and seals it. */
export async function seal_part(table: string): Promise<void> {
  const part = kept.part(table) ?? draw_part();
  kept.keep_part(table, part);
  try {
    await ask({ type: 'seal_part', table, commitment: commitment_to(part) });
  } catch {
    // The game begins without it, as the review will show.
  }
}

/** Opens the part that was sealed, if it is one of those that are waited for. */
export async function open_part(message: Shuffling): Promise<void> {
  const part = kept.part(message.table);
  if (part === null) return;
  const sealed = commitment_to(part);
  if (!message.parts.some((one) => one.commitment === sealed)) return;
  try {
    await ask({ type: 'open_part', table: message.table, part });
    kept.note_opened(message.table);
  } catch {
    // It came too late.
  }
}
