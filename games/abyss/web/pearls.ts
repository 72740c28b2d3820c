// SPDX-License-Identifier: Apache-2.0
//
// Where pearls go, as the events tell it: from one thing on the board to another.
import type { Told } from '$web/protocol';
import { number_in, text_in } from '$web/table/told';

export interface Transfer {
  readonly from: string; // as `thing` calls it
  readonly to: string;
  readonly n: number;
}

export function transfer_of(told: Told): Transfer | null {
  const lord = `lord:${text_in(told, 'lord')}`;
  const n = number_in(told, 'n');
  const pearls = number_in(told, 'pearls');
  const seat = `seat:${text_in(told, 'player')}`;
  const gains = (from: string, many: number): Transfer => ({ from, to: seat, n: many });
  const pays = (to: string, many: number): Transfer => ({ from: seat, to, n: many });
  const moved = (): Transfer | null => {
    switch (told.key) {
      case 'pearls_lord':
        return gains(lord, n);
      case 'pearls_court':
        return gains('court', n);
      case 'pearls_row':
        return gains('deck', n);
      case 'reward':
        return gains('threat', pearls);
      case 'sold':
        return gains('council', pearls);
      case 'pearls_lost':
        return pays(lord, n);
      case 'plotted':
        return pays('court', pearls);
      case 'bought':
        return pays(`seat:${text_in(told, 'seller')}`, number_in(told, 'price'));
      case 'recruited':
      case 'bribed':
        return pays(lord, pearls);
      case 'ransomed':
        return pays('court', pearls);
      default:
        return null;
    }
  };
  const found = moved();
  return found && found.n > 0 && found.from !== found.to ? found : null;
}
