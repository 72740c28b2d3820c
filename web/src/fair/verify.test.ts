// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { commitment_of, commitment_to, read_origin } from './origin';
import { verify } from './verify';

const secret = '00'.repeat(32);
const ada = '11'.repeat(32);
const ben = '22'.repeat(32);

// Made with another implementation (Python's hashlib).
const of_secret = '89eb0d6a8a691dae2cd15ed0369931ce0a949ecafa5c3f93f8121833646e15c3';
const of_all = '4958de69be2b3e33d1b35f0bf28a6919e4249a4d83c8a88181e93a4157de665c';

const record = (commitment: string, seed: string): string =>
  `hadal record\ngame: abyss\ncommitment: ${commitment}\nmoves:\nA explore\nseed: ${seed}\nend\n`;

describe('the commitment', () => {
  it('is the hash of the secret where nobody had a part', () => {
    expect(commitment_to(secret)).toBe(of_secret);
    expect(commitment_of({ secret, parts: [] })).toBe(of_secret);
  });
  it('binds to the secret and to every part in its seat', () => {
    const origin = read_origin(`${secret} A ${ada} B ${ben}`);
    expect(origin?.parts.map(({ seat }) => seat)).toEqual(['A', 'B']);
    expect(origin && commitment_of(origin)).toBe(of_all);
  });
  it('is not read from nonsense', () => {
    for (const bad of ['', 'x', `${secret} A`, `${secret} A ${ada.slice(2)}`, `${secret} ${ada}`])
      expect(read_origin(bad)).toBeNull();
  });
});

describe('verify', () => {
  const seed = `${secret} A ${ada} B ${ben}`;
  it('holds a record to its commitment', () => {
    const known = { commitment: null, part: null };
    expect(verify(record(of_all, seed), known)).toEqual({
      commitment: of_all,
      fits: true,
      parts: 2,
      mine: null,
      seen: null,
    });
    expect(verify(record(of_secret, seed), known).fits).toBe(false);
    expect(verify(record(of_all, `${secret} A ${ada} B ${ada}`), known).fits).toBe(false);
    expect(verify(record(of_all, ''), known).fits).toBe(false);
  });
  it('finds my part, and the commitment that I saw', () => {
    const good = verify(record(of_all, seed), { commitment: of_all, part: ben });
    expect([good.mine, good.seen]).toEqual([true, true]);
    const bad = verify(record(of_all, seed), { commitment: of_secret, part: '33'.repeat(32) });
    expect([bad.mine, bad.seen]).toEqual([false, false]);
  });
});
