// SPDX-License-Identifier: Apache-2.0
//
// Work that is done one piece after the other, each in a task and a frame of its own: between two of
// them the page draws what is there, and hears presses.

const waiting = new Set<() => void>();
let running = false;

function go_on(): void {
  const next = (): void => {
    const [work] = waiting;
    if (work) {
      waiting.delete(work);
      work();
    }
    running = waiting.size > 0;
    if (running) go_on();
  };
  // A page that nobody sees has no frames.
  if (document.hidden) setTimeout(next);
  else requestAnimationFrame(() => setTimeout(next));
}

/** Gives what calls it off. */
export function in_turn(work: () => void): () => void {
  waiting.add(work);
  if (!running) {
    running = true;
    go_on();
  }
  return () => waiting.delete(work);
}
