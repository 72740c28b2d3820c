// SPDX-License-Identifier: Apache-2.0
//
// Somebody who plays Abyss by looking at the page alone: he recruits when a lord at court is lit,
// takes what he is offered, and presses what else is lit.
const first = async (page, ...selectors) => {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if (await found.isVisible().catch(() => false)) return found;
  }
  return null;
};

export const over = (page) => page.locator('dialog[open] .total').first().isVisible();

// One press, if there is something to press. Returns whether there was.
export async function press_something(page) {
  const target = await first(
    page,
    '.bar .button.act:not([disabled]):has-text("Pay")',
    '.court button.lit',
    '.things button.lit',
    '.locations button.lit',
    '.hand button.card:not(.picked)',
    '.bar .button.act:not([disabled]):has-text("Fight")',
    '.bar .button.act:not([disabled]):has-text("Take")',
    '.council button.lit',
    '.strip button.lit',
    '.bar .button.act:not([disabled])',
  );
  if (!target) return false;
  await target.click({ timeout: 2000 }).catch(() => undefined); // the position may have changed
  return true;
}

export async function play_to_the_end(pages, limit_ms) {
  const until = Date.now() + limit_ms;
  let presses = 0;
  while (Date.now() < until) {
    for (const page of pages) {
      if (await over(page)) return presses;
      if (await press_something(page)) ++presses;
    }
    await pages[0].waitForTimeout(30);
  }
  throw new Error(`not over after ${presses} presses`);
}
