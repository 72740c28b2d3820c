// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { precompress, service_worker } from './tools/after_build';

// Every file costs a request with its headers, more than a small part is worth: what every table
// needs travels together, and so do the drawings of a game and what tells of it in words.
function part_of(id: string): string | undefined {
  // Sounds and faces come after the table.
  if (/web\/src\/(lib\/tones|art\/(crew|people))\.ts$/.test(id)) return undefined;
  if (/web\/src\/(lib|art)\/|node_modules\/svelte\//.test(id)) return 'base';
  if (
    /web\/src\/table\/(Seat(Name|Clock)|Log|Drawer|names|clock|log|since|seats|chat|reasons|telling|told|moves|orders|history|unread|crew)\./.test(
      id,
    )
  )
    return 'table';
  const drawn = /games\/(\w+)\/web\/art\//.exec(id);
  if (drawn) return `${drawn[1]}-art`;
  const told =
    /games\/(\w+)\/web\/(cover\.svelte|events|log|looks|moves|notation|reference|tests|view|words)\.ts$/.exec(
      id,
    );
  return told ? `${told[1]}-told` : undefined;
}

// Where the pages of `npm run dev` find the server.
const house = process.env.HADAL_URL ?? 'http://127.0.0.1:8080';

// The parts of the games lie in games/GAME/web; what they import from packages is ours.
const alias = {
  $web: resolve('src'),
  $games: resolve('../games'),
  $examples: resolve('../examples'),
};
const dedupe = ['svelte', 'vitest', 'intl-messageformat'];

// `./run site`: a page for any host of files, in any folder of it.
const is_site = process.env.HADAL_SITE === 'yes';

export default defineConfig({
  base: is_site ? './' : '/',
  plugins: [svelte(), service_worker(), ...(is_site ? [] : [precompress()])],
  resolve: { alias, dedupe },
  define: {
    HADAL_HERE: JSON.stringify(existsSync('built/house.wasm')), // from `./run offline`
    HADAL_SITE: JSON.stringify(is_site),
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 1024,
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: part_of } },
  },
  server: {
    host: '127.0.0.1', // a bare container does not know the name localhost
    fs: { allow: ['..'] },
    // The server takes changes only from the page it knows as its own: the host stays as it is.
    proxy: {
      '/api': { target: house },
      '/ws': { target: house.replace('http', 'ws'), ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', '../{games,examples}/*/web/**/*.test.ts'],
    environment: 'node',
    alias: { vitest: resolve('node_modules/vitest') },
  },
});
