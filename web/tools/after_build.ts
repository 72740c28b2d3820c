// SPDX-License-Identifier: Apache-2.0
//
// What is made of the files of a build when all of them are there.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { transformWithEsbuild, type Plugin } from 'vite';

const textual = /\.(html|js|css|json|svg|txt|wasm|webmanifest)$/;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

function after_build(name: string, make: (folder: string) => Promise<void> | void): Plugin {
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved: ({ build }) => void (folder = build.outDir),
    closeBundle: { sequential: true, handler: () => make(folder) },
  };
}

// The server sends the .br or .gz beside a file where the browser takes it.
export const precompress = (): Plugin =>
  after_build('precompress', (folder) => {
    for (const path of files(folder).filter((path) => textual.test(path))) {
      const plain = readFileSync(path);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${path}.br`, brotliCompressSync(plain, quality));
      writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
    }
  });

// src/offline/service.ts, with the list of all files that it keeps.
export const service_worker = (): Plugin =>
  after_build('service-worker', async (folder) => {
    const paths = files(folder).sort();
    const all = createHash('sha256');
    for (const path of paths) all.update(relative(folder, path)).update(readFileSync(path));
    const source = 'src/offline/service.ts';
    const { code } = await transformWithEsbuild(readFileSync(source, 'utf8'), source, {
      minify: true,
      sourcemap: false,
      format: 'iife', // no module: not every browser starts one as a service worker
      define: {
        HADAL_FILES: JSON.stringify(paths.map((path) => relative(folder, path))),
        HADAL_VERSION: JSON.stringify(all.digest('hex').slice(0, 16)),
      },
    });
    writeFileSync(join(folder, 'service.js'), code);
  });
