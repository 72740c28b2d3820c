// SPDX-License-Identifier: Apache-2.0
//
// Run from the root of the project (`npm run lint`), since the parts of the games lie beside web/.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelte_config from './svelte.config.js';

const here = dirname(fileURLToPath(import.meta.url));

export default ts.config(
  {
    ignores: [
      'web/dist/',
      'web/node_modules/',
      'web/public/',
      'web/built/',
      'web/src/protocol.ts',
      'build/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        project: `${here}/tsconfig.json`,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: svelte_config } },
    rules: {
      // Here a component that is imported has no type; svelte-check knows it and checks these.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // A map that nobody watches need not tell that it changed; $state.raw says what is watched.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // The only markup put in as it is: our own drawings.
    files: ['web/src/art/Drawing.svelte', 'games/unfathomable/web/Ship*.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    files: ['web/tests/**', 'web/tools/**', '**/*.mjs', '**/*.js'],
    ...ts.configs.disableTypeChecked,
  },
);
