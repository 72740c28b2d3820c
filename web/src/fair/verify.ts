// SPDX-License-Identifier: Apache-2.0
//
// Compares a record with its commitment, and with what this browser has seen and given.
import { commitment_of, read_origin } from './origin';

export interface Known {
  commitment: string | null; // as it was seen during the game
  part: string | null; // that was opened; null: none
}

export interface Verdict {
  commitment: string; // of the record
  fits: boolean; // the seed that is open now gives it
  parts: number;
  mine: boolean | null; // my part is one of them; null: I had none
  seen: boolean | null; // it is the one that was seen; null: none was
}

const line = (record: string, name: string): string =>
  record
    .split('\n')
    .find((one) => one.startsWith(`${name}: `))
    ?.slice(name.length + 2)
    .trim() ?? '';

export function verify(record: string, known: Known): Verdict {
  const commitment = line(record, 'commitment');
  const origin = read_origin(line(record, 'seed'));
  const parts = origin?.parts ?? [];
  return {
    commitment,
    fits: origin !== null && commitment_of(origin) === commitment,
    parts: parts.length,
    mine: known.part === null ? null : parts.some(({ part }) => part === known.part),
    seen: known.commitment === null ? null : known.commitment === commitment,
  };
}
