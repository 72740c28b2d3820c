// SPDX-License-Identifier: Apache-2.0
//
// Where pearls go, as the events tell it: from one thing on the board to another.
import type { Told } from '$web/protocol';

export interface Transfer {
  readonly from: string; // as `thing` calls it
  readonly to: string;
  readonly n: number;
}

interface Args {
  readonly player?: string;
  readonly n?: number;
  readonly lord?: string;
  readonly seller?: string;
  readonly price?: number;
  readonly pearls?: number;
}

export function transfer_of({ key, args }: Told): Transfer | null {
  const { player = '', n = 0, lord = '', seller = '', price = 0, pearls = 0 } = args as Args;
  const seat = `seat:${player}`;
  const gains = (from: string, many: number): Transfer => ({ from, to: seat, n: many });
  const pays = (to: string, many: number): Transfer => ({ from: seat, to, n: many });
  const moved = (): Transfer | null => {
    switch (key) {
      case 'pearls_lord':
        return gains(`lord:${lord}`, n);
      case 'pearls_court':
        return gains('court', n);
      case 'pearls_row':
        return gains('deck', n);
      case 'reward':
        return gains('threat', pearls);
      case 'sold':
        return gains('council', pearls);
      case 'pearls_lost':
        return pays(`lord:${lord}`, n);
      case 'plotted':
        return pays('court', pearls);
      case 'bought':
        return pays(`seat:${seller}`, price);
      case 'recruited':
      case 'bribed':
        return pays(`lord:${lord}`, pearls);
      case 'ransomed':
        return pays('court', pearls);
      default:
        return null;
    }
  };
  const found = moved();
  return found && found.n > 0 && found.from !== found.to ? found : null;
}
