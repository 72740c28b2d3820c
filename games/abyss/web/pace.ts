// SPDX-License-Identifier: Apache-2.0
//
// How long a step is shown: a big moment longer, a pass hardly at all.
import type { Event, Told } from '$web/protocol';
import { text_in } from '$web/table/told';
import { lord_cards, lords } from './cards';

const weights: Record<string, number> = {
  pass: 0.4,
  continue: 0.3,
  explore: 0.6,
  reveal: 1,
  end: 0,
  pay: 0,
  done: 1.8, // a lord comes
  control: 1.8,
};

const great = 10; // influence that makes a lord a big moment
const moment_weight = 2.4;

/** What the whole table looks up for (moments.ts). */
export function is_moment(told: Told): boolean {
  const { key } = told;
  if (key === 'recruited') {
    const lord = lords.find((one) => one === text_in(told, 'lord'));
    return lord !== undefined && lord_cards[lord].influence >= great;
  }
  return key === 'claimed' || key === 'over' || key.startsWith('last_round_');
}

export const weigh = (events: readonly Event[], me: string | null): number =>
  Math.max(
    0,
    ...events.map(({ mover, text, told }) => {
      if (told.some(is_moment)) return moment_weight;
      return mover === me ? 0.2 : (weights[text.split(' ')[0] ?? ''] ?? 1);
    }),
  );
