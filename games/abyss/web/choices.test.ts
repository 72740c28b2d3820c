// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { buttons, choice_of, lit } from './choices';

const of = (...lines: string[]) => lines.map(choice_of);

test('somebody else’s lord is chosen by a button, and lit where its owner is shown', () => {
  const choices = of('disable jailer', 'disable tamer');
  expect(buttons(choices).map(({ line }) => line)).toEqual(['disable jailer', 'disable tamer']);
  expect([...lit(choices, null).keys()]).toEqual(['lord:jailer', 'lord:tamer']);
});

test('a move about two things lights the first, then what goes with it', () => {
  const choices = of('betray slaver jailer', 'betray slaver tamer', 'betray hunter tamer', 'skip');
  expect([...lit(choices, null).keys()]).toEqual(['mine:slaver', 'mine:hunter']);
  expect([...lit(choices, 'mine:slaver').keys()]).toEqual(['court:jailer', 'court:tamer']);
  expect([...lit(choices, 'mine:hunter').keys()]).toEqual(['court:tamer']);
  expect(buttons(choices).map(({ line }) => line)).toEqual(['skip']);
});

test('selling is done in the hand and not by buttons', () => {
  const choices = of('sell C1', 'end');
  expect(buttons(choices).map(({ line }) => line)).toEqual(['end']);
  expect([...lit(choices, null).keys()]).toEqual(['hand:C1']);
});

test('the deck explores further too', () => {
  expect(choice_of('continue').targets).toEqual(['deck']);
});

test('what everybody may do with a thing comes before what a power does with it', () => {
  const found = lit(of('clear crab', 'council crab'), null).get('council:crab');
  expect(found?.map(({ line }) => line)).toEqual(['council crab', 'clear crab']);
});
