// SPDX-License-Identifier: Apache-2.0
//
// The words of the page: the catalogues that the terminal and the server use too, and `*.web.json`
// for what only a browser says. A language is loaded when it is chosen, the words of a game when
// somebody asks for them; everything shown with `t` follows without a reload.
import { IntlMessageFormat } from 'intl-messageformat';

export const languages = ['en', 'de', 'fr', 'cs'] as const;
export type Language = (typeof languages)[number];
export const language_names: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  cs: 'Čeština',
};

// A thing of the game: as the argument `lord`, `term('abyss.lord.jailer')` fills `{lord}` with the
// form a verb takes as its object and `{lord_name}` with the plain name.
export interface Term {
  term: string;
  args?: Args;
}
export type Args = Record<string, string | number | Term>;
export const term = (key: string, args?: Args): Term => (args ? { term: key, args } : { term: key });

type Patterns = Record<string, string>;
export type Part = 'base' | 'web' | 'abyss' | 'unfathomable';

const files = import.meta.glob<Patterns>('../../../words/catalogues/*.json', { import: 'default' });

let shown = $state.raw({ language: 'en' as Language, patterns: {} as Patterns });
let wanted = new Set<Part>(['base', 'web']);
let compiled = new Map<string, IntlMessageFormat>();
let latest = 0;

// What only a browser says of a game is loaded with the words of the game.
const suffixes: Record<Part, readonly string[]> = {
  base: [''],
  web: ['.web', '.server'],
  abyss: ['.abyss'],
  unfathomable: ['.unfathomable', '.web_unfathomable'],
};
const file_of = (language: Language, suffix: string) =>
  `../../../words/catalogues/${language}${suffix}.json`;

async function load(language: Language): Promise<void> {
  const request = ++latest;
  const parts = await Promise.all(
    [...wanted]
      .flatMap((part) => suffixes[part])
      .map((suffix) => files[file_of(language, suffix)]?.() ?? Promise.resolve({})),
  );
  if (request !== latest) return;
  compiled = new Map();
  shown = { language, patterns: Object.assign({}, ...parts) as Patterns };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

export const language = (): Language => shown.language;
export const words_ready = (): boolean => Object.keys(shown.patterns).length > 0;
export const choose_language = (language: Language): Promise<void> => load(language);

// The words of a game, in the language of the page and of every language chosen later.
export async function want_words(game: string): Promise<void> {
  if (!(game in suffixes) || wanted.has(game as Part)) return;
  wanted = new Set([...wanted, game as Part]);
  await load(shown.language);
}

export const has_word = (key: string): boolean => key in shown.patterns;

// A key that does not exist is shown as [key]: a gap is seen and never stops a game.
export function t(key: string, args?: Args): string {
  const pattern = shown.patterns[key];
  if (pattern === undefined) return `[${key}]`;
  if (!args && !pattern.includes('{')) return pattern;
  let format = compiled.get(key);
  if (!format) {
    format = new IntlMessageFormat(pattern, shown.language);
    compiled.set(key, format);
  }
  return String(format.format(filled(args ?? {})));
}

function filled(args: Args): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'object') {
      values[name] = value;
      continue;
    }
    const object = `${value.term}.object`;
    values[name] = t(has_word(object) ? object : value.term, value.args);
    values[`${name}_name`] = t(value.term, value.args);
  }
  return values;
}

// "a, b and c", with the joints of the language.
export const joined = (items: string[]): string =>
  new Intl.ListFormat(shown.language, { type: 'conjunction' }).format(items);

export function detect_language(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0];
    const found = languages.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}
