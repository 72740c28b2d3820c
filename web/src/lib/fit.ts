// SPDX-License-Identifier: Apache-2.0
//
// Text that must be readable in any space: `--fit` shrinks from 1 until none of it is cut off.
// `content` is the text, so that another language is measured again.
import type { Attachment } from 'svelte/attachments';

const smallest = 0.6;
const step = 0.04;

const cut = (node: HTMLElement): boolean =>
  node.scrollHeight > node.clientHeight + 1 ||
  node.scrollWidth > node.clientWidth + 1 ||
  [...node.querySelectorAll<HTMLElement>('[data-whole]')].some(
    (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
  );

export function fit(_content: unknown): Attachment<HTMLElement> {
  return (node) => {
    const measure = (): void => {
      let size = 1;
      node.style.setProperty('--fit', '1');
      while (size > smallest && cut(node)) {
        size -= step;
        node.style.setProperty('--fit', size.toFixed(2));
      }
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(node);
    if (node.parentElement) watcher.observe(node.parentElement);
    void document.fonts.ready.then(measure);
    return () => watcher.disconnect();
  };
}
