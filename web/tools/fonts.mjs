// SPDX-License-Identifier: Apache-2.0
//
// The few Czech letters that are not in the Latin part of our fonts, as small files of their own:
// the whole of "latin-ext" would be a third of the first load.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const letters = 'ČčĎďĚěŇňŘřŠšŤťŮůŽž';
const fonts = ['alegreya-latin-ext-600', 'nunito-sans-latin-ext-400', 'nunito-sans-latin-ext-600'];

mkdirSync('public/fonts', { recursive: true });
for (const name of fonts) {
  const family = name.split('-latin-ext')[0];
  const whole = readFileSync(`node_modules/@fontsource/${family}/files/${name}-normal.woff2`);
  const small = await subset(whole, letters, { targetFormat: 'woff2' });
  writeFileSync(`public/fonts/${name.replace('latin-ext', 'czech')}.woff2`, small);
}
