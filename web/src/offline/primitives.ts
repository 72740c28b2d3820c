// SPDX-License-Identifier: Apache-2.0
//
// What fair/primitives.h asks for. A server has it from libsodium; the results are the same.
import { chacha20orig } from '@noble/ciphers/chacha.js';
import { blake2b } from '@noble/hashes/blake2.js';

export const primitives = {
  fill_randomly: (bytes: Uint8Array<ArrayBuffer>): void => void crypto.getRandomValues(bytes),
  blake2b: (text: Uint8Array): Uint8Array => blake2b(text, { dkLen: 32 }),
  chacha20: (key: Uint8Array, nonce: Uint8Array, block: number): Uint8Array =>
    chacha20orig(key, nonce, new Uint8Array(64), undefined, block),
};
