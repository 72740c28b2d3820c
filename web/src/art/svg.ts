// SPDX-License-Identifier: Apache-2.0
// Small functions for writing SVG. A drawing is a string; every reference in it begins with `id`,
// which the component that shows it makes unique on the page.

export type Markup = string;

export function path(d: string, fill: string, more = ''): Markup {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width = 1, more = ''): Markup {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${ends} ${more}/>`;
}

export function dot(x: number, y: number, r: number, fill: string, more = ''): Markup {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

export function group(markup: Markup, attributes: string): Markup {
  return `<g ${attributes}>${markup}</g>`;
}

export const faint = (markup: Markup, opacity: number): Markup =>
  group(markup, `opacity="${opacity}"`);

export const at = (markup: Markup, x: number, y: number, scale = 1, turn = 0): Markup =>
  group(markup, `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`);

/** The drawing turned round within a canvas of this width. */
export const flipped = (markup: Markup, width = 96): Markup =>
  group(markup, `transform="matrix(-1 0 0 1 ${width} 0)"`);

/** The left half, and the same again on the right. */
export const both = (markup: Markup, width = 96): Markup => markup + flipped(markup, width);

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): Markup =>
  list
    .map(([at_, colour, o]) => {
      const opacity = o === undefined ? '' : ` stop-opacity="${o}"`;
      return `<stop offset="${at_}" stop-color="${colour}"${opacity}/>`;
    })
    .join('');

/** From top to bottom. */
export function gradient(id: string, list: readonly Stop[], more = ''): Markup {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" ${more}>${stops(list)}</linearGradient>`;
}

export function glow(id: string, list: readonly Stop[], more = ''): Markup {
  return `<radialGradient id="${id}" ${more}>${stops(list)}</radialGradient>`;
}

/** Numbers in [0, 1) that are the same for the same name, so that a picture never changes. */
export function dice(name: string): () => number {
  let state = 2166136261;
  for (const c of name) state = Math.imul(state ^ c.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((state ^= state >>> 16) >>> 0) / 4294967296;
  };
}

export const round = (n: number): number => Math.round(n * 10) / 10;

export function repeat(n: number, draw: (i: number) => Markup): Markup {
  return Array.from({ length: n }, (_, i) => draw(i)).join('');
}
