// SPDX-License-Identifier: Apache-2.0
//
// The crew: a dozen bots with names, faces and levels of their own. Who sits down follows from the
// levels of the table alone, so that one gets to know them, and a review has the same names.
import list from '../../../words/crew.json';

export interface Member {
  readonly name: string;
  readonly level: string;
}
export const crew: readonly Member[] = list;

// Levels that have no people of their own, and whose people come instead.
const like: Record<string, string> = { random: 'novice', greedy: 'novice', plain: 'sailor' };

/**
 * One name for each seat, in their order; null where no bot sits. The first of its level that is
 * free, then whoever comes after them; nobody who is called like somebody at the table.
 */
export function crew_names(
  levels: readonly (string | null)[],
  taken: readonly string[] = [],
): (string | null)[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return levels.map((level) => {
    if (level === null) return null;
    const own = like[level] ?? level;
    const first = Math.max(
      0,
      crew.findIndex((one) => one.level === own),
    );
    const order = [...crew.slice(first), ...crew.slice(0, first)];
    const found = order.find(({ name }) => !used.has(name.toLowerCase()));
    if (found) used.add(found.name.toLowerCase());
    return found?.name ?? null;
  });
}

/** As the words and the faces call somebody. */
export const member_id = (name: string): string | null =>
  crew.some((one) => one.name === name) ? name.toLowerCase() : null;
