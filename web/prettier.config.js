// SPDX-License-Identifier: Apache-2.0
export default {
  plugins: [import.meta.resolve('prettier-plugin-svelte')],
  singleQuote: true,
  printWidth: 100,
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
