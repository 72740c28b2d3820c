// SPDX-License-Identifier: Apache-2.0
//
// The table of a game at every size, in every language, with as little and as much as there can be:
// nothing is cut, covered or out of reach. Pictures of what was seen are in build/sizes/.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { extremes, fed } from './extremes.mjs';
import { faults } from './faults.mjs';
import { languages, root, set_stage, visitor } from './stage.mjs';

const sizes = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
];
// So little room that reading it takes a scroll: the smallest phone, and an upright one with a full
// hand. What can be done stays in view.
const may_scroll = ([width]) => width < 700;
const pictures = join(root, 'build/sizes');
mkdirSync(pictures, { recursive: true });
// In the page: until all letters are there and text has been fitted to its place.
async function settle() {
  const frame = () => new Promise((r) => requestAnimationFrame(r));
  do {
    await document.fonts.ready;
    for (let i = 0; i < 3; ++i) await frame();
    await new Promise((r) => setTimeout(r, 60));
  } while (document.fonts.status !== 'loaded' || document.querySelector('[data-waits]'));
}
// A shorter walk while one works on the layout: SIZES=1366x768 LANGUAGES=de
const wanted = (name, value) => (process.env[name]?.split(',') ?? [value]).includes(value);

export function walk(game) {
  const stage = set_stage();
  for (const language of languages)
    test(`${game} in ${language}: everything has its place at every size`, async () => {
      if (!wanted('LANGUAGES', language)) return;
      const page = await visitor(stage.browser, { language });
      const show = await fed(page, stage.server.url);
      const wrong = [];
      for (const [name, make] of Object.entries(extremes[game]))
        for (const size of sizes.filter((one) => wanted('SIZES', one.join('x')))) {
          const at = size.join('x');
          await page.setViewportSize({ width: size[0], height: size[1] });
          await show(make());
          await page.evaluate(settle);
          const file = `${game}-${name.replaceAll(' ', '-')}-${at}-${language}.png`;
          if (process.env.PICTURES || language === 'en')
            await page.screenshot({ path: join(pictures, file) });
          for (const fault of await faults(page, { may_scroll: may_scroll(size) }))
            wrong.push(`${name}, ${at}: ${fault}`);
        }
      assert.equal(wrong.join('\n'), '');
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
}
