// SPDX-License-Identifier: Apache-2.0
//
// How somebody at the table looks, from what everybody sees: who is ahead, and who far behind.
import type { Mood } from '$web/art/crew';
import type { AbyssView } from './view';

const ahead = 5;
const far_behind = 12;

export function mood_of(view: AbyssView, seat: string, won: boolean | null): Mood {
  if (won !== null) return won ? 'won' : 'worried';
  const mine = view.seats[seat]?.influence.total ?? 0;
  const others = Object.entries(view.seats).filter(([other]) => other !== seat);
  const best = Math.max(...others.map(([, one]) => one.influence.total));
  if (mine >= best + ahead) return 'glad';
  return mine <= best - far_behind ? 'worried' : 'usual';
}
