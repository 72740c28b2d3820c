// SPDX-License-Identifier: Apache-2.0
//
// Text that must be readable in any space: `--fit` is the largest size, from `largest` down, at which
// none of it is cut off; above 1 the text takes at most half of the place, the rest is for the picture.
// `content` is the text, so that another language is measured again.
//
// Measuring makes the browser lay out the page. So all texts that wait are measured together, and by
// halving: five layouts for a whole table, not a dozen for every card.
import type { Attachment } from 'svelte/attachments';

const smallest = 0.6;
const step = 0.04;

const cut = (node: HTMLElement): boolean =>
  node.scrollHeight > node.clientHeight + 1 ||
  node.scrollWidth > node.clientWidth + 1 ||
  [...node.querySelectorAll<HTMLElement>('[data-whole]')].some(
    (part) => part.scrollWidth > part.clientWidth + 1, // its letters may be higher than its lines
  );

function set_size(node: HTMLElement, size: number): void {
  node.style.setProperty('--fit', size.toFixed(2));
  node.style.maxHeight = size > 1 ? '50%' : '';
}

interface Text {
  content: string;
  largest: number;
}
interface Sought extends Text {
  node: HTMLElement;
  key: string;
  fits: number; // so many steps down surely fit, or it is the smallest …
  cuts: number; // … and so many surely do not, or there are none
}
const steps_of = (largest: number): number => Math.ceil((largest - smallest) / step);

// The same text in a place of the same size needs no measuring again.
const known = new Map<string, number>();
const most_known = 2000;
function key_of(node: HTMLElement, { content, largest }: Text): string {
  const { clientWidth = 0, clientHeight = 0 } = node.offsetParent ?? {};
  return `${clientWidth} ${clientHeight} ${largest} ${node.className} ${content}`;
}

function settle({ node, largest, key, fits }: Sought): void {
  set_size(node, largest - fits * step);
  if (node.offsetParent) known.set(key, fits);
}

function measure(texts: Iterable<readonly [HTMLElement, Text]>): void {
  const all_sought = Array.from(texts, ([node, text]): Sought => ({
    ...text,
    ...{ node, key: key_of(node, text), fits: steps_of(text.largest), cuts: -1 },
  }));
  let sought = all_sought.filter(({ key }) => !known.has(key));
  for (const { node, largest, key } of all_sought) {
    const fits = known.get(key);
    if (fits !== undefined) set_size(node, largest - fits * step);
  }
  while (sought.length > 0) {
    const tried = sought.map(({ fits, cuts }) => (cuts < 0 ? 0 : (fits + cuts) >> 1));
    for (const [i, { node, largest }] of sought.entries())
      set_size(node, largest - (tried[i] ?? 0) * step);
    const are_cut = sought.map(({ node }) => cut(node)); // all read before anything changes again
    for (const [i, one] of sought.entries())
      if (are_cut[i]) one.cuts = tried[i] ?? 0;
      else one.fits = tried[i] ?? 0;
    const found = new Set(sought.filter(({ fits, cuts }) => fits - cuts <= 1 || fits === 0));
    found.forEach(settle);
    sought = sought.filter((one) => !found.has(one));
  }
  if (known.size > most_known) known.clear();
}

const all = new Map<HTMLElement, Text>();
// Letters of a language may come later than the first ones, and be wider.
function measure_all(): void {
  known.clear();
  measure(all);
}

const watcher =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
        const changed = new Set(entries.map(({ target }) => target));
        const is_changed = (node: HTMLElement): boolean =>
          changed.has(node) || (node.parentElement !== null && changed.has(node.parentElement));
        measure([...all].filter(([node]) => is_changed(node)));
      });

export function fit(content: unknown, largest = 1): Attachment<HTMLElement> {
  return (node) => {
    const { parentElement: place } = node;
    if (all.size === 0) document.fonts.addEventListener('loadingdone', measure_all);
    all.set(node, { content: JSON.stringify(content), largest });
    for (const one of [node, place]) if (one) watcher?.observe(one);
    return () => {
      all.delete(node);
      if (all.size === 0) document.fonts.removeEventListener('loadingdone', measure_all);
      for (const one of [node, place]) if (one) watcher?.unobserve(one);
    };
  };
}
