// SPDX-License-Identifier: Apache-2.0
//
// Text that must be readable in any space: `--fit` shrinks from `largest` until none of it is cut off;
// above 1 the text takes at most half of the place, the rest is for the picture. `content` is the
// text, so that another language is measured again.
import type { Attachment } from 'svelte/attachments';

const smallest = 0.6;
const step = 0.04;

const cut = (node: HTMLElement): boolean =>
  node.scrollHeight > node.clientHeight + 1 ||
  node.scrollWidth > node.clientWidth + 1 ||
  [...node.querySelectorAll<HTMLElement>('[data-whole]')].some(
    (part) => part.scrollWidth > part.clientWidth + 1, // its letters may be higher than its lines
  );

export function fit(_content: unknown, largest = 1): Attachment<HTMLElement> {
  return (node) => {
    const measure = (): void => {
      for (let size = largest; ; size -= step) {
        node.style.setProperty('--fit', size.toFixed(2));
        node.style.maxHeight = size > 1 ? '50%' : '';
        if (size <= smallest || !cut(node)) break;
      }
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(node);
    if (node.parentElement) watcher.observe(node.parentElement);
    // Letters of a language may come later than the first ones, and be wider.
    document.fonts.addEventListener('loadingdone', measure);
    void document.fonts.ready.then(measure);
    return () => {
      document.fonts.removeEventListener('loadingdone', measure);
      watcher.disconnect();
    };
  };
}
