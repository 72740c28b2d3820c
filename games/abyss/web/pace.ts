// SPDX-License-Identifier: Apache-2.0
//
// How long a step stands: what a table would look up for stands longer, a pass hardly at all.
import type { Event } from '$web/protocol';

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

export const weigh = (events: readonly Event[], me: string | null): number =>
  Math.max(
    0,
    ...events.map(({ mover, text }) =>
      mover === me ? 0.2 : (weights[text.split(' ')[0] ?? ''] ?? 1),
    ),
  );
