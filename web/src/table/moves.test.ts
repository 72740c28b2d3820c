// SPDX-License-Identifier: Apache-2.0
// engine/tests/move_words_test.cpp has the same examples.
import { describe, expect, it } from 'vitest';
import { move_said, parts_of, type MoveWords } from './moves';

const words: MoveWords = {
  moves: {
    attack_player: { player: 'seat' },
    discard_reroll: { card: 'card+' },
    attack: { target: 'deep_one+' },
    discard: { card: 'card+' },
    give: { item: 'item', player: 'seat' },
    play: { card: 'card+', title: 'title+' },
    reward: { keys: 'count+', pearls: 'count+', monsters: 'count+' },
    pass: {},
  },
  cases: {
    attack_player: { verb: 'attack', first: 'seat' },
    discard_reroll: { verb: 'discard', asked: 'after_roll' },
  },
};
// "give item=rope player=B"
function read(text: string, question = ''): string {
  const { word, parts } = parts_of(text, question, words);
  return [word, ...parts.map((part) => `${part.name}=${part.text}`)].join(' ');
}

describe('the words of a move', () => {
  it('take the next word for an argument', () => {
    expect(read('give rope B')).toBe('give item=rope player=B');
    expect(read('pass')).toBe('pass');
  });
  it('take all words that are left with a plus, and leave them to the next', () => {
    expect(read('discard lore 2')).toBe('discard card=lore 2');
    expect(read('play lore 2')).toBe('play card=lore 2 title=lore 2');
  });
  it('can be those of a question', () => {
    expect(read('discard lore 2', 'after_roll')).toBe('discard_reroll card=lore 2');
    expect(read('discard lore 2', 'act')).toBe('discard card=lore 2');
  });
  it('can be those of a seat behind the verb', () => {
    expect(read('attack B')).toBe('attack_player player=B');
    expect(read('attack deep_one d3')).toBe('attack target=deep_one d3');
  });
  it('count things by the number before them', () => {
    expect(read('reward 2 keys')).toBe('reward keys=2 pearls=0 monsters=0');
    expect(read('reward 1 key 1 pearl 3 monsters')).toBe('reward keys=1 pearls=1 monsters=3');
  });
  it('are the verb itself where there is no row', () => {
    expect(read('sing loudly')).toBe('sing');
  });
  it('are filled with names, numbers and things', () => {
    const things = { item: (text: string) => `the ${text}` };
    expect(move_said('give rope B', '', words, things, { B: 'Ben' })).toEqual({
      word: 'give',
      args: { item: 'the rope', player: 'Ben' },
    });
    expect(move_said('reward 2 keys', '', words, {}, {}).args).toEqual({
      keys: 2,
      pearls: 0,
      monsters: 0,
    });
  });
});
