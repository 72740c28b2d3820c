// SPDX-License-Identifier: Apache-2.0
import type { Moves } from '../protocol';
import { get } from '../lib/http';
import { invited } from '../lib/router.svelte';

/** A game with what was said: all open when it is over, as far as one may see it; null: not at all. */
export async function moves_of(table: string, open: boolean): Promise<Moves | null> {
  const address = `/api/tables/${table}/moves`;
  if (open)
    try {
      return await get<Moves>(invited(`${address}?seat=everybody`));
    } catch {
      // A link may show it through one pair of eyes only.
    }
  try {
    return await get<Moves>(invited(address));
  } catch {
    return null;
  }
}
