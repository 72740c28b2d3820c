// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { by_place } from './places';

const seat = (name: string, won: boolean, score: number, pearls: number) => ({
  name,
  won,
  score,
  pearls,
});

it('puts the winner by pearls above the others with as many points', () => {
  const rows = [seat('Ada', false, 100, 2), seat('Ben', true, 100, 5), seat('Cleo', false, 90, 9)];
  expect(rows.sort(by_place).map(({ name }) => name)).toEqual(['Ben', 'Ada', 'Cleo']);
});
it('orders those who lost by points and then by pearls', () => {
  const rows = [seat('Ada', false, 70, 1), seat('Ben', false, 70, 3), seat('Cleo', true, 71, 0)];
  expect(rows.sort(by_place).map(({ name }) => name)).toEqual(['Cleo', 'Ben', 'Ada']);
});
