// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { creatures } from '../lib/guest_names';
import { all_animals, animal_of, person_face } from './people';

describe('the pictures of people', () => {
  it('have the animal of a guest’s name', () => {
    expect(creatures.map((one) => one.toLowerCase()).sort()).toEqual([...all_animals].sort());
    for (const creature of creatures)
      expect(animal_of(`Quiet ${creature}`)).toBe(creature.toLowerCase());
  });
  it('are the same whenever somebody comes, and differ between people', () => {
    expect(person_face('Ada', 'x-')).toBe(person_face('Ada', 'x-'));
    const names = ['Ada', 'Ben', 'Clara', 'Dora', 'Emil', 'Frida', 'Gustav', 'Hanna'];
    expect(new Set(names.map((name) => person_face(name, 'x-'))).size).toBeGreaterThan(5);
  });
});
