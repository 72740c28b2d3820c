// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import { choose_language, want_words } from '$web/lib/words.svelte';
import { cover } from './cover.svelte';
import { tell } from './log';

beforeAll(async () => {
  await choose_language('en');
  await want_words('unfathomable');
});

const names = { A: 'Ada', B: 'Ben', C: 'Cleo' };
const events = (...texts: string[]) =>
  texts.map((one, i) => {
    const [said = '', remark = ''] = one.split(' -> ');
    const [mover = '', text = ''] = said.split(': ');
    return { move: i + 1, mover, text, at: 0, remark, told: [], why: null };
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
  it('gives dealt cards to whom the server says, whoever moved before or moves next', () => {
    expect(
      told(
        'A: discard lore 1',
        'chance: skill will ? -> B',
        'chance: skill will ? -> B',
        'C: pass',
      ),
    ).toEqual(['Ada discards: Lore 1.', 'Ben draws: Will ×2.', 'Cleo passes.']);
    expect(told('A: pass', 'chance: skill will ? -> B', 'chance: skill lore ? -> C')).toEqual([
      'Ada passes.',
      'Ben draws: Will.',
      'Cleo draws: Lore.',
    ]);
  });
  it('tells once what happens several times in a row', () => {
    expect(told('chance: roll 2', 'chance: roll 2', 'chance: roll 3')).toEqual([
      'The die shows 2. ×2',
      'The die shows 3.',
    ]);
  });
  it('tells a card that joins a test', () => {
    expect(told('chance: skill lore 4 -> test', 'chance: skill will ? -> test')).toEqual([
      'A card joins the test: Lore 4.',
      'A card joins the test: Will.',
    ]);
  });
  it('names one’s own cards', () => {
    expect(told('chance: skill lore 4 -> A', 'chance: skill will 1 -> A')).toEqual([
      'You draw: Lore 4, Will 1.',
    ]);
  });
  it('gives the cards somebody asked for to him', () => {
    expect(told('C: draw lore', 'chance: skill lore ? -> C', 'A: pass')).toEqual([
      'Cleo draws: Lore.',
      'Ada passes.',
    ]);
  });
  it('keeps one’s own cards apart from those of others', () => {
    expect(
      told('B: pass', 'chance: skill lore 4 -> A', 'chance: skill will ? -> C', 'C: move d1'),
    ).toEqual([
      'Ben passes.',
      'You draw: Lore 4.',
      'Cleo draws: Will.',
      'Cleo moves to deck space 1.',
    ]);
  });
  it('gives the cards of a new chaos deck to nobody', () => {
    const two = ['influence', 'lore', 'observation', 'strength', 'will'].flatMap((skill) => [
      `chance: skill ${skill} ? -> chaos`,
      `chance: skill ${skill} ? -> chaos`,
    ]);
    expect(told('B: pick samira', ...two)).toEqual([
      'Ben plays Samira Dualeh.',
      'A new chaos deck is built.',
    ]);
  });
  it('does not give treachery for the chaos deck to anybody', () => {
    const treachery = 'chance: skill treachery ? -> chaos';
    expect(told('A: bottom', treachery, treachery)).toEqual([
      'Ada chooses the second option.',
      '2 treachery cards go into the chaos deck.',
    ]);
  });
  it('says nothing of loyalty cards one does not see', () => {
    cover.on = false;
    expect(told('chance: loyalty ?', 'chance: loyalty hybrid')).toEqual([
      'A loyalty card for you: Hybrid.',
    ]);
  });

  it('tells no secret while the secrets are covered', () => {
    cover.on = true;
    expect(told('chance: loyalty hybrid')).toEqual(['A loyalty card for you.']);
  });
});
