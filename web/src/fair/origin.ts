// SPDX-License-Identifier: Apache-2.0
//
// Where the seed of a game comes from (docs/fairness.md): a secret of the server and a part of
// everybody who gave one, as the record shows them when the game is over.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const hash = (bytes: Uint8Array): string => bytesToHex(blake2b(bytes, { dkLen: 32 }));

/** What binds somebody to 32 bytes, in hexadecimal, before he shows them. */
export const commitment_to = (secret: string): string => hash(hexToBytes(secret));

export const draw_part = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export interface Origin {
  secret: string;
  parts: { seat: string; part: string }[];
}

/** "SECRET A PART C PART"; null: it is not that. */
export function read_origin(text: string): Origin | null {
  const [secret = '', ...words] = text.trim().split(/\s+/);
  const parts: Origin['parts'] = [];
  for (let i = 0; i < words.length; i += 2)
    parts.push({ seat: words[i] ?? '', part: words[i + 1] ?? '' });
  const digits = [secret, ...parts.map(({ part }) => part)];
  return digits.every((one) => /^[0-9a-f]{64}$/.test(one)) ? { secret, parts } : null;
}

/** The commitment that must have been shown before the first card. */
export function commitment_of({ secret, parts }: Origin): string {
  if (parts.length === 0) return commitment_to(secret);
  const all = parts.map(({ seat, part }) => ` ${seat} ${commitment_to(part)}`).join('');
  return hash(utf8ToBytes(`hadal commitment ${commitment_to(secret)}${all}`));
}
