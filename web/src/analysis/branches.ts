// SPDX-License-Identifier: Apache-2.0
//
// Which other ways somebody tried in this browser, by the game they came from.
export interface Tried {
  table: string;
  move: number;
}

const kept_under = 'hadal.branches';
const most_games = 50;

function all(): Record<string, Tried[]> {
  try {
    return JSON.parse(localStorage.getItem(kept_under) ?? '{}') as Record<string, Tried[]>;
  } catch {
    return {}; // somebody else wrote there
  }
}

export const branches_of = (table: string): Tried[] => all()[table] ?? [];

export function keep_branch(table: string, tried: Tried): void {
  const { [table]: known = [], ...others } = all();
  const newest = [...Object.entries(others).slice(1 - most_games), [table, [...known, tried]]];
  localStorage.setItem(kept_under, JSON.stringify(Object.fromEntries(newest)));
}
