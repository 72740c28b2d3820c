// SPDX-License-Identifier: Apache-2.0

/** Does it when the page has nothing better to do, and soon. Gives what calls it off. */
export function soon(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 16);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, { timeout: 200 });
  return () => cancelIdleCallback(waiting);
}
