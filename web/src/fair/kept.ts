// SPDX-License-Identifier: Apache-2.0
//
// What this tab remembers about tables, so that the server can be checked against it later.
const key = (what: string, table: string): string => `hadal.${what}.${table}`;

const read = (what: string, table: string): string | null => {
  try {
    return sessionStorage.getItem(key(what, table));
  } catch {
    return null; // no storage in this browser
  }
};
const write = (what: string, table: string, text: string): void => {
  try {
    sessionStorage.setItem(key(what, table), text);
  } catch {
    // Then there is nothing to compare with later.
  }
};

export const kept = {
  /** My part in the seed, as it was drawn. */
  part: (table: string) => read('part', table),
  keep_part: (table: string, part: string) => write('part', table, part),
  /** Whether the server has taken it. */
  was_opened: (table: string) => read('opened', table) !== null,
  note_opened: (table: string) => write('opened', table, 'yes'),
  /** The first commitment that was shown here. */
  commitment: (table: string) => read('commitment', table),
  keep_commitment: (table: string, commitment: string) => {
    if (read('commitment', table) === null) write('commitment', table, commitment);
  },
};
