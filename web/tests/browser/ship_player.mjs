// SPDX-License-Identifier: Apache-2.0
//
// Somebody who plays Unfathomable by looking at the page alone: he presses what is lit, now this and
// now that, and confirms when he may.
import { until } from './stage.mjs';

const lit = [
  '.bar .choices button',
  '.plan .place.lit',
  '.hand button.lit:not(.picked)',
  '.cast button.lit',
  '.stage button.lit',
  '.strip button.lit',
  '.bar .add[aria-disabled="false"]',
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

// In the page. A space may have any shape, and cards overlap: press the thing itself, not its middle.
function press_in_page({ lit, confirm, prefers_confirm, which }) {
  const ready = document.querySelector(confirm);
  const targets = [...document.querySelectorAll(lit)];
  const confirms = ready && (targets.length === 0 || prefers_confirm);
  const target = confirms ? ready : targets[which % (targets.length || 1)];
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return target !== undefined;
}

// One press, if there is something to press. Returns whether there was.
export const press_something = (page, roll) =>
  page.evaluate(press_in_page, { lit, confirm, prefers_confirm: roll(3) === 0, which: roll(5040) });

export async function play_to_the_end(pages, roll, limit_ms, each = () => undefined) {
  let presses = 0;
  const one_round = async () => {
    for (const page of pages) {
      if (await over(page)) return true;
      if (!(await press_something(page, roll))) continue;
      presses += 1;
      await each(presses, page);
    }
    return false;
  };
  await until(one_round, 'the game is over', limit_ms);
  return presses;
}
