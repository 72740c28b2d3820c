// SPDX-License-Identifier: Apache-2.0
//
// The keys of the words, checked by the type checker against the English catalogues.
// (tools/check_languages tests that the other languages have the same keys, and
// tools/check_catalogue_keys that every key is used.)
import type { GameWords } from '../games';
import type analysis from '../../../words/catalogues/en.analysis.json';
import type base from '../../../words/catalogues/en.json';
import type cli from '../../../words/catalogues/en.cli.json';
import type here from '../../../words/catalogues/en.here.json';
import type pages from '../../../words/catalogues/en.pages.json';
import type server from '../../../words/catalogues/en.server.json';
import type table from '../../../words/catalogues/en.table.json';
import type web from '../../../words/catalogues/en.web.json';

export type Word = keyof (typeof analysis &
  typeof base &
  typeof cli &
  typeof here &
  typeof pages &
  typeof server &
  typeof table &
  typeof web &
  GameWords);

// What `t` takes: a key, or a key with gaps (`web.level.${level}`) that at least one key fits. A key
// that is just any string must be looked up with `has_word` first.
export type Key<K extends string> = K extends Word
  ? K
  : string extends K
    ? never
    : Extract<Word, K> extends never
      ? never
      : K;
