// SPDX-License-Identifier: Apache-2.0
//
// Somebody who plays Unfathomable by looking at the page alone: he presses what is lit, now this and
// now that, and confirms when he may.
const lit = [
  '.bar .choices button',
  '.plan .place.lit',
  '.hand button.lit:not(.picked)',
  '.cast button.lit',
  '.stage button.lit',
  '.strip button.lit',
  '.bar .add:not([disabled])',
].join(', ');
const confirm = '.bar .buttons .act:not([disabled])';

// The same numbers for the same seed, so that a failure can be looked at again.
export function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

export const over = (page) => page.locator('dialog[open] .how').first().isVisible();

// One press, if there is something to press. Returns whether there was.
export async function press_something(page, roll) {
  const ready = await page.$(confirm);
  const targets = await page.$$(lit);
  const target = ready && (targets.length === 0 || roll(3) === 0) ? ready : targets[roll(targets.length || 1)];
  if (!target) return false;
  // A space may have any shape, and cards overlap: press the thing itself, not its middle.
  await target.dispatchEvent('click').catch(() => undefined);
  return true;
}

export async function play_to_the_end(pages, roll, limit_ms, each = () => undefined) {
  const until = Date.now() + limit_ms;
  for (let presses = 0; Date.now() < until; ) {
    for (const page of pages) {
      if (await over(page)) return presses;
      if (await press_something(page, roll)) {
        presses += 1;
        await each(presses, page);
      }
    }
    await pages[0].waitForTimeout(20);
  }
  throw new Error('the game does not end');
}
