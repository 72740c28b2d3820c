// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { themed } from './art/themes';
import words from '../catalogues/en.json';
import { mythos_cards, spells, waypoints } from './mythos';

const keys = Object.keys(words);
const named = (family: string): string[] => [
  ...new Set(
    keys
      .filter((key) => key.startsWith(`unfathomable.${family}.`))
      .map((key) => key.split('.')[2] ?? ''),
  ),
];

describe('the cards of the reference', () => {
  it('are those that have words', () => {
    expect(Object.keys(mythos_cards).sort()).toEqual(named('mythos').sort());
    expect([...waypoints].sort()).toEqual(named('waypoint').sort());
    expect([...spells, 'greater_banishment_2'].sort()).toEqual(named('spell').sort());
  });
  it('have a test where the card tells of passing one, and only there', () => {
    for (const [card, { target, skills }] of Object.entries(mythos_cards)) {
      const passes = keys.includes(`unfathomable.mythos.${card}.pass`);
      expect([card, target !== undefined]).toEqual([card, passes]);
      expect([card, (skills?.length ?? 0) > 0]).toEqual([card, passes]);
    }
  });
  it('have a lower number where the card tells of a partial success, and only there', () => {
    for (const [card, { partial = 0, target = 0 }] of Object.entries(mythos_cards)) {
      expect([card, partial > 0]).toEqual([
        card,
        keys.includes(`unfathomable.mythos.${card}.partial`),
      ]);
      expect(partial).toBeLessThanOrEqual(target);
    }
  });
  it('are decided by somebody where they leave a choice, and only there', () => {
    for (const [card, { decider }] of Object.entries(mythos_cards)) {
      const choice = ['or', 'top'].some((part) =>
        keys.includes(`unfathomable.mythos.${card}.${part}`),
      );
      expect([card, decider !== undefined]).toEqual([card, choice]);
    }
  });
  it('all have a scene of their own theme', () => {
    for (const card of [...named('mythos'), ...named('waypoint'), ...named('spell')])
      expect([card, themed(card)]).toEqual([card, true]);
  });
});
