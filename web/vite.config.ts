// SPDX-License-Identifier: Apache-2.0
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const textual = /\.(html|js|css|json|svg|txt|wasm|webmanifest)$/;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

// The server sends the .br or .gz beside a file where the browser takes it.
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle() {
      for (const path of files('dist').filter((path) => textual.test(path))) {
        const plain = readFileSync(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${path}.br`, brotliCompressSync(plain, quality));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

// Every file costs a request with its headers, more than a small part is worth: what every table
// needs travels together, and so do the drawings of a game and what tells of it in words.
function part_of(id: string): string | undefined {
  if (/web\/src\/(lib|art)\/|node_modules\/svelte\//.test(id)) return 'base';
  if (
    /web\/src\/table\/(Seat(Name|Clock)|Log|Drawer|names|clock|log|since|seats|chat|reasons|telling|orders|history|unread|crew)\./.test(
      id,
    )
  )
    return 'table';
  const drawn = /games\/(\w+)\/web\/art\//.exec(id);
  if (drawn) return `${drawn[1]}-art`;
  const told =
    /games\/(\w+)\/web\/(cover\.svelte|events|log|looks|notation|reference|tests|view|words)\.ts$/.exec(
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

export default defineConfig({
  plugins: [svelte(), precompress()],
  resolve: { alias, dedupe },
  // Whether `./run offline` has put the house of the page beside it.
  define: { HADAL_HERE: JSON.stringify(existsSync('public/offline/house.wasm')) },
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
    proxy: {
      '/api': house,
      '/ws': { target: house.replace('http', 'ws'), ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', '../{games,examples}/*/web/**/*.test.ts'],
    environment: 'node',
    alias: { vitest: resolve('node_modules/vitest') },
  },
});
