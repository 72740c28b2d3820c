// SPDX-License-Identifier: Apache-2.0
//
// The house in the page, in node: what `./test wasm` runs.
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: { $web: resolve('src'), vitest: resolve('node_modules/vitest') },
  },
  define: { HADAL_HERE: 'true' },
  server: { fs: { allow: ['..'] } },
  test: { include: ['../wasm/tests/*.test.ts'], environment: 'node', testTimeout: 600_000 },
});
