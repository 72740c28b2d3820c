// SPDX-License-Identifier: Apache-2.0
//
// The rules to read, in every language (games/GAME/web/rules/*.md), and every single rule with its id, as
// docs/rules/*.md has them.
export interface Part {
  kind: 'text' | 'point';
  spans: Span[];
}
export interface Span {
  text: string;
  strong: boolean;
}
export interface Section {
  title: string;
  parts: Part[];
}
export interface Rule {
  id: string;
  text: string;
}
export interface Chapter {
  title: string;
  rules: Rule[];
}

const plain = (cell: string): string => cell.replace(/`|\*\*/g, '').trim();

export function chapters_of(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of markdown.split('\n')) {
    const title = /^#{2,3} (.*)/.exec(line)?.[1];
    if (title !== undefined) chapters.push({ title, rules: [] });
    const row = /^\| ((?:ABY|UNF)-[\w-]+) \| (.*) \|/.exec(line);
    const text = row?.[2]?.split(' | ')[0];
    if (row?.[1] && text) chapters.at(-1)?.rules.push({ id: row[1], text: plain(text) });
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}

// In French a sign stands apart from its word, and never at the beginning of a line.
const tied = (line: string): string => line.replace(/ (?=[;:?!»])/g, '\u00a0');

const spans_of = (line: string): Span[] =>
  tied(line)
    .split('**')
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== '');

export function sections_of(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) sections.push({ title: line.slice(3), parts: [] });
    else if (line.startsWith('- '))
      sections.at(-1)?.parts.push({ kind: 'point', spans: spans_of(line.slice(2)) });
    else if (line) sections.at(-1)?.parts.push({ kind: 'text', spans: spans_of(line) });
  }
  return sections;
}

const texts = import.meta.glob<string>('../../../games/*/web/rules/*.md', {
  query: '?raw',
  import: 'default',
});

export async function text_of(game: string, language: string): Promise<Section[]> {
  const file_of = (code: string) => texts[`../../../games/${game}/web/rules/${code}.md`];
  const file = file_of(language) ?? file_of('en');
  return file ? sections_of(await file()) : [];
}

const files = import.meta.glob<string>('../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
});

export async function rules_of(game: string): Promise<Chapter[]> {
  const file = files[`../../../docs/rules/${game}.md`];
  return file ? chapters_of(await file()) : [];
}

const has = (text: string, words: string): boolean => {
  const folded = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

export const search_text = (sections: readonly Section[], words: string): Section[] =>
  sections
    .map(({ title, parts }) => ({
      title,
      parts: parts.filter(({ spans }) =>
        has(`${title} ${spans.map(({ text }) => text).join('')}`, words),
      ),
    }))
    .filter((section) => section.parts.length > 0);

export const search = (chapters: readonly Chapter[], words: string): Chapter[] =>
  chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => has(`${title} ${rule.id} ${rule.text}`, words)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
