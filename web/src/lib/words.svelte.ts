// SPDX-License-Identifier: Apache-2.0
//
// The words of the page: the catalogues that the terminal and the server use too, and `*.web.json`
// for what only a browser says. A language is loaded when it is chosen, the words of a game when
// somebody asks for them; everything shown with `t` follows without a reload.
import { IntlMessageFormat, type Formatters } from 'intl-messageformat';
import language_list from '../../../words/languages.json';
import { game_names, games, is_game } from '../games';
import type { Key, Word } from './word_keys';

export type { Key, Word };

export type Language = keyof typeof language_list;
export const languages = Object.keys(language_list) as Language[];
export const language_names = Object.fromEntries(
  languages.map((language) => [language, language_list[language].name]),
) as Record<Language, string>;

// A thing of the game: as the argument `pearl`, `term('term.pearl')` fills `{pearl}` with the form a
// verb takes as its object and `{pearl_name}` with the plain name.
export interface Term {
  term: Word;
  args?: Args;
}
export type Args = Record<string, string | number | Term>;
export const term = <const K extends string>(key: K & Key<K>, args?: Args): Term =>
  args ? { term: key as Word, args } : { term: key as Word };

export type Patterns = Record<string, string>;
// The files of a folder of catalogues: en.json, en.web.json, …
export type Catalogues = Record<string, () => Promise<Patterns>>;

const shared: Catalogues = import.meta.glob<Patterns>('../../../words/catalogues/*.json', {
  import: 'default',
});

let shown = $state.raw({ language: 'en' as Language, patterns: {} as Patterns });
// Counts words that came later in the same language. Only who misses one reads it: what is said
// already need not be said again.
let came = $state(0);
// Which files of which folders; a part of a folder is `web` in en.web.json, and en.json has none.
let wanted: { of: Catalogues; part: string }[] = [
  ...['', 'web', 'server', 'table'].map((part) => ({ of: shared, part })),
  ...game_names.map((game) => ({ of: games[game].words, part: 'title' })),
];
let compiled = new Map<string, IntlMessageFormat>();
let chosen: Language = 'en'; // shown as soon as its words are there
let loading: Promise<void> = Promise.resolve();

const file_of = (of: Catalogues, language: Language, part: string) => {
  const end = `/${[language, part].filter(Boolean).join('.')}.json`;
  return Object.entries(of).find(([path]) => path.endsWith(end))?.[1];
};

// Ends when the words last asked for are there, including any that were asked for in the meantime.
function load(language: Language): Promise<void> {
  chosen = language;
  const mine: Promise<void> = fetch_words().then((patterns) => {
    if (mine !== loading) return loading;
    show(patterns);
    return undefined;
  });
  loading = mine;
  return mine;
}

async function fetch_words(): Promise<Patterns> {
  const files = wanted.map(({ of, part }) => file_of(of, chosen, part));
  get_ready(chosen);
  const parts = await Promise.all(files.map((file) => file?.() ?? Promise.resolve({})));
  return Object.assign({}, ...parts) as Patterns;
}

function show(patterns: Patterns): void {
  if (words_ready() && shown.language === chosen) {
    Object.assign(shown.patterns, patterns);
    ++came;
    return;
  }
  compiled = new Map();
  shown = { language: chosen, patterns };
  if (typeof document !== 'undefined') document.documentElement.lang = chosen;
}

export const language = (): Language => shown.language;
export const words_ready = (): boolean => Object.keys(shown.patterns).length > 0;
export const choose_language = (language: Language): Promise<void> => load(language);

// What only the pages away from a table say.
export const want_page_words = (): Promise<void> => want(shared, ['pages']);

// The words of a game, in the language of the page and of every language chosen later: those of its
// rules and those that only a browser says of it; `learn` are those of its guided game, `history`
// those of what its log knows from earlier, `advice` what is said about a good move.
export function want_words(
  game: string,
  ...more: ('learn' | 'history' | 'advice')[]
): Promise<void> {
  if (!is_game(game)) return loading;
  return want(games[game].words, ['', 'web', 'title', ...more]);
}

// Those that only somebody needs who plays here, without a server.
export const want_words_here = (): Promise<void> => want(shared, ['here']);

// Those of analyses, puzzles and hints.
export const want_analysis_words = (): Promise<void> => want(shared, ['analysis']);

function want(of: Catalogues, parts: string[]): Promise<void> {
  const missing = parts.filter((part) => !wanted.some((one) => one.of === of && one.part === part));
  if (missing.length === 0) return loading;
  wanted = [...wanted, ...missing.map((part) => ({ of, part }))];
  return load(chosen);
}

function pattern_of(key: string): string | undefined {
  const pattern = shown.patterns[key];
  if (pattern === undefined) void came;
  return pattern;
}

// Whether there is a sentence for a key that the server made.
export const has_word = (key: string): key is Word => pattern_of(key) !== undefined;

// A key that does not exist, or whose sentence lacks an argument, is shown as [key]: a gap is
// visible but never stops a game.
export const t = <const K extends string>(key: K & Key<K>, args?: Args): string =>
  text_of(key, args);

function text_of(key: string, args?: Args): string {
  const pattern = pattern_of(key);
  if (pattern === undefined) return `[${key}]`;
  if (!args && !pattern.includes('{')) return pattern;
  try {
    return with_minus(String(format_of(key, pattern).format(filled(args ?? {}))));
  } catch (error) {
    console.error(error);
    return `[${key}]`;
  }
}

// A number below zero has a minus, not a hyphen.
const with_minus = (text: string): string => text.replace(/(?<![^\s(])-(?=\d)/g, '−');

function format_of(key: string, pattern: string): IntlMessageFormat {
  const known = compiled.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(pattern, shown.language, undefined, { formatters });
  compiled.set(key, format);
  return format;
}

// Making a formatter takes the browser far longer than using it, so all sentences share theirs.
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();
const dates = new Map<string, Intl.DateTimeFormat>();
const lists = new Map<string, Intl.ListFormat>();
const key_of = (locale: unknown, options: unknown): string => JSON.stringify([locale, options]);

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

type Locale = string | string[] | undefined;
const number_format = (locale: Locale, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, key_of(locale, options), () => new Intl.NumberFormat(locale, options));
const formatters: Formatters = {
  getNumberFormat: number_format,
  getDateTimeFormat: (locale, options) =>
    kept(dates, key_of(locale, options), () => new Intl.DateTimeFormat(locale, options)),
  getPluralRules: (locale, options) =>
    kept(plurals, key_of(locale, options), () => new Intl.PluralRules(locale, options)),
};

// The first of a language takes a browser long, and the page waits for words anyway.
function get_ready(language: Language): void {
  setTimeout(() => number_format(language));
  setTimeout(() => formatters.getPluralRules(language, { type: 'cardinal' }));
}

/** A number in the language of the page, with a minus if it is below zero. */
export const number_text = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  number_format(shown.language, options).format(value).replace('-', '−');

function filled(args: Args): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'object') {
      values[name] = value;
      continue;
    }
    const object = `${value.term}.object`;
    values[name] = text_of(has_word(object) ? object : value.term, value.args);
    values[`${name}_name`] = text_of(value.term, value.args);
  }
  return values;
}

// "a, b and c", with the joints of the language.
export const joined = (items: string[]): string =>
  kept(
    lists,
    shown.language,
    () => new Intl.ListFormat(shown.language, { type: 'conjunction' }),
  ).format(items);

export function detect_language(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0];
    const found = languages.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}
