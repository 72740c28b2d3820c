// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import { choose_language, want_words } from '../lib/words.svelte';
import { tell } from './log';

beforeAll(async () => {
  await choose_language('en');
  await want_words('unfathomable');
});

const names = { A: 'Ada', B: 'Ben', C: 'Cleo' };
const events = (...texts: string[]) =>
  texts.map((one, i) => {
    const [mover = '', text = ''] = one.split(': ');
    return { move: i + 1, mover, text, at: 0 };
  });
const told = (...texts: string[]) => tell(events(...texts), names).map(({ text }) => text);

describe('the log of Unfathomable', () => {
  it('tells reactions that are declined at once', () => {
    expect(told('A: pass', 'B: pass', 'chance: roll 5')).toEqual([
      'Pass: Ada, Ben.',
      'The die shows 5.',
    ]);
  });
  it('tells cards of a test by number, one’s own and open ones by name', () => {
    expect(told('A: contribute ?', 'A: contribute ?', 'A: done', 'B: contribute lore 2')).toEqual([
      'Ada adds 2 cards to the test.',
      'Ben adds to the test: Lore 2.',
    ]);
  });
  it('gives the cards at the beginning of a turn to whoever acts next', () => {
    expect(
      told('A: discard lore 1', 'chance: skill will ?', 'chance: skill will ?', 'B: move d4'),
    ).toEqual(['Ada discards: Lore 1.', 'Ben draws: Will ×2.', 'Ben moves to deck space 4.']);
  });
  it('names one’s own cards', () => {
    expect(told('chance: skill lore 4', 'chance: skill will 1')).toEqual([
      'You draw: Lore 4, Will 1.',
    ]);
  });
  it('gives the cards somebody asked for to him', () => {
    expect(told('C: draw lore', 'chance: skill lore ?', 'A: pass')).toEqual([
      'Cleo draws: Lore.',
      'Pass: Ada.',
    ]);
  });
  it('keeps one’s own cards apart from those of others', () => {
    expect(told('B: pass', 'chance: skill lore 4', 'chance: skill will ?', 'C: move d1')).toEqual([
      'Pass: Ben.',
      'You draw: Lore 4.',
      'Cleo draws: Will.',
      'Cleo moves to deck space 1.',
    ]);
  });
  it('knows a chaos deck by its two cards of each skill', () => {
    const two = ['influence', 'lore', 'observation', 'strength', 'will'].flatMap((skill) => [
      `chance: skill ${skill} ?`,
      `chance: skill ${skill} ?`,
    ]);
    expect(told('B: pick samira', ...two)).toEqual([
      'Ben plays Samira Dualeh.',
      'A new chaos deck is built.',
    ]);
  });
  it('does not give treachery for the chaos deck to anybody', () => {
    expect(told('A: bottom', 'chance: skill treachery ?', 'chance: skill treachery ?')).toEqual([
      'Ada chooses the second option.',
      '2 treachery cards go into the chaos deck.',
    ]);
  });
  it('says nothing of loyalty cards one does not see', () => {
    expect(told('chance: loyalty ?', 'chance: loyalty hybrid')).toEqual([
      'A loyalty card for you: Hybrid.',
    ]);
  });
});
