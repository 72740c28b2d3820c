// SPDX-License-Identifier: Apache-2.0
//
// The rules as docs/rules/*.md has them: chapters, and in them rules with their ids.
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

export const search = (chapters: readonly Chapter[], words: string): Chapter[] =>
  chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => has(`${title} ${rule.id} ${rule.text}`, words)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
