// SPDX-License-Identifier: Apache-2.0
import type { Event, Position } from '../protocol';

// Whether the server is about to answer this question by an order of mine. It shows the position
// first; nobody should be called to the table for that moment.
export function order_answers(position: Position, events: readonly Event[]): boolean {
  const changed_by = (position.view as { changed_by?: string } | undefined)?.changed_by ?? 'nobody';
  const newest = events.findLast((event) => event.text !== 'pass')?.text ?? '';
  return position.orders.some(
    ({ question, match, answer, unless_changed }) =>
      !(unless_changed && changed_by !== 'nobody') &&
      (question === position.question || (question === '*' && position.reaction)) &&
      newest.includes(match) &&
      position.legal.includes(answer),
  );
}
