// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Document, Told } from '$web/protocol';
import { transfer_of } from './pearls';

const told = (key: string, args: Record<string, Document>): Told => ({ key, args });

describe('pearls', () => {
  it('of a fight come from the threat track', () => {
    const reward = told('reward', { player: 'B', keys: 1, pearls: 2, monsters: 0 });
    expect(transfer_of(reward)).toEqual({ from: 'threat', to: 'seat:B', n: 2 });
  });
  it('for an ally that somebody buys go to the seller', () => {
    const bought = told('bought', { player: 'C', seller: 'A', card: 'crab 4', price: 2 });
    expect(transfer_of(bought)).toEqual({ from: 'seat:C', to: 'seat:A', n: 2 });
  });
  it('for a lord go to its place at court', () => {
    const recruited = told('recruited', { player: 'A', lord: 'jailer', allies: [], pearls: 3 });
    expect(transfer_of(recruited)).toEqual({ from: 'seat:A', to: 'lord:jailer', n: 3 });
  });
  it('that nobody pays do not travel', () => {
    const recruited = told('recruited', { player: 'A', lord: 'jailer', allies: [], pearls: 0 });
    expect(transfer_of(recruited)).toBeNull();
    expect(transfer_of(told('turn', { player: 'A' }))).toBeNull();
  });
});
