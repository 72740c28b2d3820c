// SPDX-License-Identifier: Apache-2.0
//
// Keys of the page. Whoever offers keys registers them while he is shown; `?` lists all of them.
export interface Key {
  key: string; // as in KeyboardEvent.key, lower case
  label: string; // what it does, in the language of the page
  press: () => void;
  shown?: string; // how it is written in the list, where `key` is not readable
}

let groups: { id: number; keys: () => Key[] }[] = $state([]);
let id = 0;

export const all_keys = (): Key[] => groups.flatMap((group) => group.keys());

// Call it in an $effect: it returns how to take the keys away again.
export function offer_keys(keys: () => Key[]): () => void {
  const group = { id: ++id, keys };
  groups.push(group);
  return () => {
    groups = groups.filter((one) => one.id !== group.id);
  };
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function start_keys(): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (typing(event.target) || document.querySelector('dialog[open]')) return;
    const pressed = event.key.toLowerCase();
    if (pressed === 'enter' && event.target instanceof HTMLElement && event.target !== document.body)
      return; // it belongs to the focused button or link
    // The newest group first: what is on top of the page answers.
    const found = groups.flatMap((group) => group.keys()).findLast((one) => one.key === pressed);
    if (!found) return;
    event.preventDefault();
    found.press();
  });
}
