// SPDX-License-Identifier: Apache-2.0
//
// Keys of the page. A component that offers keys registers them while it is shown; `?` lists all of
// them.
export interface Key {
  key: string; // as in KeyboardEvent.key, lower case
  label: string; // what it does, in the language of the page
  press: () => void;
}

const groups = new Set<() => Key[]>();

export const all_keys = (): Key[] => [...groups].flatMap((keys) => keys());

// For an $effect: returns how to take the keys away again.
export function offer_keys(keys: () => Key[]): () => void {
  groups.add(keys);
  return () => groups.delete(keys);
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const control_at = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a, summary') : null;

// What the pointer pressed last keeps the focus, but nobody chose it with the keyboard.
let pressed_by_pointer: Element | null = null;
export function on_pointer(event: PointerEvent): void {
  pressed_by_pointer = control_at(event.target);
}

// Enter and space belong to the button or link that was reached with the keyboard.
function focused_control(target: EventTarget | null): boolean {
  const control = control_at(target);
  return control !== null && control !== pressed_by_pointer;
}

export function on_key(event: KeyboardEvent): void {
  if (event.key === 'Tab') pressed_by_pointer = null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (typing(event.target) || document.querySelector('dialog[open]')) return;
  const pressed = event.key.toLowerCase();
  if ((pressed === 'enter' || pressed === ' ') && focused_control(event.target)) return;
  const found = all_keys().findLast((one) => one.key === pressed); // the newest answers
  if (!found) return;
  event.preventDefault();
  found.press();
}
