// SPDX-License-Identifier: Apache-2.0
//
// The crew: fifteen bots with names, faces and levels of their own. The server says which of them
// sits where (words/crew.cpp); here they are chosen, and told apart from people.
import list from '../../../words/crew.json';

export interface Member {
  readonly name: string;
  readonly level: string;
}
export const crew: readonly Member[] = list;

/** Those who play at a level; nobody of the crew plays at some. */
export const crew_of = (level: string): readonly Member[] =>
  crew.filter((one) => one.level === level);

/** The first of a level who does not sit at the table yet. */
export const next_of = (level: string, taken: readonly string[]): string | null =>
  crew_of(level).find(({ name }) => !taken.includes(name))?.name ?? null;

/** As the words and the faces call somebody. */
export const member_id = (name: string): string | null =>
  crew.some((one) => one.name === name) ? name.toLowerCase() : null;
