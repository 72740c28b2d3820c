// SPDX-License-Identifier: Apache-2.0
//
// Somebody who plays Abyss by looking at the page alone: they recruit when a lord at court is lit,
// take what they are offered, and press whatever else is lit.
import { until } from './stage.mjs';

export const over = (page) => page.locator('dialog[open] .total').first().isVisible();

// In the page: one press on the best thing that is lit. Returns what was pressed.
function press_in_page(recruits) {
  const bar = (text) => (page) =>
    [...page.querySelectorAll('.bar .button.act:not(:disabled)')].find((button) =>
      button.textContent.includes(text),
    );
  const one = (selector) => (page) => page.querySelector(selector);
  const nothing = document.createElement('span');
  const incomplete = (page) => page.querySelector('.bar .button.act:disabled');
  const ways = [
    bar('Pay'),
    bar('Discard'),
    // A payment is the server's cheapest one: wait for it, and for what the rules say of it.
    (page) => page.querySelector('.pay') && (page.querySelector('.ways button') ?? nothing),
    (page) => incomplete(page) && (page.querySelector('.hand button.lit:not(.picked)') ?? nothing),
    (page) => recruits && page.querySelector('.court button.lit'),
    one('.things button.lit'),
    one('.locations button.lit'),
    bar('Fight'),
    bar('Take'),
    bar('Disable'),
    one('.council button.lit'),
    one('.strip button.lit'),
    bar(''),
  ];
  if (document.querySelector('dialog[open]')) return null;
  for (const way of ways) {
    const target = way(document);
    if (!target) continue;
    target.click();
    return target.textContent || target.getAttribute('aria-label') || 'waiting';
  }
  return null;
}

// Returns whether there was something to press. `recruits`: also lords at court.
export const press_something = async (page, recruits = true) =>
  (await page.evaluate(press_in_page, recruits)) !== null;

export async function play_to_the_end(pages, limit_ms) {
  let presses = 0;
  const one_round = async () => {
    for (const page of pages) {
      if (await over(page)) return true;
      if (await press_something(page)) ++presses;
    }
    return false;
  };
  await until(one_round, 'the game is over', limit_ms).catch(async (error) => {
    const asked = await Promise.all(pages.map((page) => page.locator('.bar h2').allTextContents()));
    throw new Error(`${error.message}; asked: ${asked.flat().join(' | ')}`);
  });
  return presses;
}
