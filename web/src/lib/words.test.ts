// SPDX-License-Identifier: Apache-2.0
import { beforeEach, expect, test, vi } from 'vitest';
import { choose_language, detect_language, language, t, term, want_words } from './words.svelte';

beforeEach(async () => {
  await choose_language('en');
  await want_words('abyss');
});

test('a term is the object of a verb, and a plain name after a colon', async () => {
  await choose_language('de');
  const lord = term('abyss.lord.jailer');
  expect(t('abyss.log.replaced', { player: 'Eva', lord })).toContain('den Gefängniswärter');
  expect(t('abyss.log.lord_came', { lord })).toContain('Gefängniswärter');
});

test('an ally is named with its race and value', () => {
  const ally = term('abyss.ally', { race: term('abyss.race.crab'), value: 4 });
  expect(t('abyss.move.pay', { ally })).toBe('Pay with the Crab 4');
});

test('Czech counts in its three ways', async () => {
  await choose_language('cs');
  expect([1, 3, 5].map((n) => t('abyss.term.pearl', { n }))).toEqual([
    '1 perla',
    '3 perly',
    '5 perel',
  ]);
});

test('a missing key is seen and stops nothing', () => {
  const missing = ['abyss', 'no_such_key'].join('.');
  expect(t(missing as 'web.close')).toBe(`[${missing}]`);
});

test('a sentence that lacks an argument is seen and stops nothing', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(t('abyss.ask.pay', { cost: 8 })).toBe('[abyss.ask.pay]');
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

test('whoever waits for words has them, also when others were asked for meanwhile', async () => {
  const czech = choose_language('cs');
  const again = want_words('abyss');
  await again;
  expect(t('abyss.term.pearl', { n: 5 })).toBe('5 perel');
  const german = choose_language('de');
  await choose_language('fr');
  await Promise.all([czech, german]);
  expect(language()).toBe('fr');
});

test('the words of the other game come when asked for', async () => {
  expect(t('unfathomable.name')).toBe('[unfathomable.name]');
  await want_words('unfathomable');
  expect(t('unfathomable.name')).toBe('Unfathomable');
});

test('the first preferred language we have is taken, English otherwise', () => {
  expect(detect_language(['pl', 'cs-CZ', 'en'])).toBe('cs');
  expect(detect_language(['ja'])).toBe('en');
});
