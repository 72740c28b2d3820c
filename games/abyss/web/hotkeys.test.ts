// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { choose_language, languages, want_words } from '$web/lib/words.svelte';
import { council_keys, hotkey_of } from './hotkeys';
import { races } from './view';
import { race_letter } from './words';

test.each(languages)('no key of a stack contradicts a letter on another (%s)', async (language) => {
  await choose_language(language);
  await want_words('abyss');
  const keys = council_keys();
  const letters = races.map((race) => race_letter(race).toLowerCase());
  races.forEach((race, i) => {
    if (keys[race] !== letters[i]) expect(letters).not.toContain(keys[race]);
  });
  expect(new Set(Object.values(keys)).size).toBe(races.length);
  for (const line of ['explore', 'plot', 'skip'])
    expect(Object.values(keys)).not.toContain(hotkey_of(line)?.toLowerCase());
});
