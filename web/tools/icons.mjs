// SPDX-License-Identifier: Apache-2.0
//
// public/icon.svg as the pictures that systems want which draw no SVG: node tools/icons.mjs. The
// whole one has no rounded corners, because the system cuts its own.
import { readFileSync } from 'node:fs';
import { launch } from '../tests/browser/stage.mjs';

const drawn = readFileSync('public/icon.svg', 'utf8');
const browser = await launch();
for (const [file, size, svg] of [
  ['icon-192', 192, drawn],
  ['icon-512', 512, drawn],
  ['icon-whole-512', 512, drawn.replace(/ rx="\d+"/, '')],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  await page.screenshot({ path: `public/${file}.png`, omitBackground: true });
}
await browser.close();
