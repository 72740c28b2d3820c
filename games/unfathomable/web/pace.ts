// SPDX-License-Identifier: Apache-2.0
//
// How long a step stands: what a table would gasp at stands longer, a pass hardly at all.
import type { Event } from '$web/protocol';

const weights: Record<string, number> = {
  pass: 0.25,
  no: 0.25,
  draw: 0.4,
  discard: 0.4,
  chaos: 0.3,
  skill: 0.3,
  contribute: 0.6,
  done: 0.4,
  mythos: 2,
  roll: 1.4,
  reveal: 3,
  passenger: 1.4,
};

export const weigh = (events: readonly Event[], me: string | null): number =>
  Math.max(
    0,
    ...events.map(({ mover, text }) =>
      mover === me ? 0.2 : (weights[text.split(' ')[0] ?? ''] ?? 1),
    ),
  );
