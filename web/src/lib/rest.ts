// SPDX-License-Identifier: Apache-2.0
//
// What moves for ever (the sea, the light in it, a fire) stops while nobody looks: in a tab that is hidden,
// and after some minutes without a hand at mouse, keys or screen. Styles ask for `[data-rest]`.
export const rest_after_ms = 3 * 60_000;
const stirring = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** What it returns ends the watch. */
export function start_rest(page: Document = document): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    page.documentElement.dataset['rest'] = 'yes';
  };
  const wake = (): void => {
    clearTimeout(waiting);
    if (page.hidden) return rest();
    delete page.documentElement.dataset['rest'];
    waiting = setTimeout(rest, rest_after_ms);
  };
  const quietly = { passive: true, capture: true };
  for (const sign of stirring) page.addEventListener(sign, wake, quietly);
  page.addEventListener('visibilitychange', wake);
  wake();
  return () => {
    clearTimeout(waiting);
    for (const sign of stirring) page.removeEventListener(sign, wake, quietly);
    page.removeEventListener('visibilitychange', wake);
  };
}
