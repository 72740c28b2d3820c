// SPDX-License-Identifier: Apache-2.0
//
// Our fonts as small as they can be: the whole files would be a third of the first load. First what
// our four languages write; the few Czech letters beyond it and all other Latin letters, which may
// stand in a name, are files of their own, which a page without them does not load. The ranges in
// src/app/fonts.css say the same. Of what a font can do we keep what browsers do by themselves, and
// the figures that base.css asks for; small capitals and the like are never used.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const czech = 'ČčĎďĚěŇňŘřŠšŤťŮůŽž';
const codes = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const latin =
  codes(0x20, 0x7e) + '\u00a0«±·»×ÀÁÂÄÇÈÉÊËÍÎÏÓÔÖÙÚÛÜÝßàáâäçèéêëíîïóôöùúûüýÿŒœ–—‘’“”„…−';
const other = [...(codes(0xa1, 0xff) + 'ı†•‹›€™')].filter((c) => !latin.includes(c)).join('');

const fonts = [
  ['alegreya', 'latin-600', 'alegreya-600', latin],
  ['alegreya', 'latin-600', 'alegreya-other-600', other],
  ['alegreya', 'latin-ext-600', 'alegreya-czech-600', czech],
  ['nunito-sans', 'latin-400', 'nunito-sans-400', latin],
  ['nunito-sans', 'latin-400', 'nunito-sans-other-400', other],
  ['nunito-sans', 'latin-600', 'nunito-sans-600', latin],
  ['nunito-sans', 'latin-600', 'nunito-sans-other-600', other],
  ['nunito-sans', 'latin-ext-400', 'nunito-sans-czech-400', czech],
  ['nunito-sans', 'latin-ext-600', 'nunito-sans-czech-600', czech],
];

// Ligatures would cost 3 KB of a first load.
const keepFeatures = ['locl', 'kern', 'lnum', 'tnum'];

mkdirSync('public/fonts', { recursive: true });
for (const [family, whole, small, letters] of fonts) {
  const font = readFileSync(
    `node_modules/@fontsource/${family}/files/${family}-${whole}-normal.woff2`,
  );
  writeFileSync(
    `public/fonts/${small}.woff2`,
    await subset(font, letters, { targetFormat: 'woff2', keepFeatures }),
  );
}
