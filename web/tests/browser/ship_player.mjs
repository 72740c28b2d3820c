// SPDX-License-Identifier: Apache-2.0
//
// Somebody who plays Unfathomable by looking at the page alone: they press what is lit, now this
// and now that, and confirm when they may.
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

const one_press = (roll) => ({
  lit,
  confirm,
  prefers_confirm: roll(3) === 0,
  which: roll(5040),
});

// One press, if there is something to press. Returns whether there was.
export const press_something = (page, roll) => page.evaluate(press_in_page, one_press(roll));

// In the page: presses what can be pressed, until there were so many or the game is over. Tells
// where the page would have had to be scrolled.
function play_in_page({ press_text, presses, limit_ms }) {
  const press = new Function(`return (${press_text})`)();
  const scrolled = [];
  const { documentElement: page } = document;
  const beyond = () =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        return bottom > page.clientHeight + 0.5 || right > page.clientWidth + 0.5;
      })
      .map((element) => `${element.tagName}.${element.getAttribute('class')}`);
  return new Promise((resolve, reject) => {
    const end = Date.now() + limit_ms;
    window.enough = false;
    const go_on = () => {
      const over = document.querySelector('dialog[open] .how');
      if (over || presses.length === 0 || window.enough) return resolve(scrolled);
      if (Date.now() > end) return reject(new Error('the game is not over'));
      if (press(presses[0])) presses.shift();
      if (page.scrollWidth > page.clientWidth || page.scrollHeight > page.clientHeight)
        scrolled.push([page.scrollWidth, page.scrollHeight, ...beyond()]);
      setTimeout(go_on, 15);
    };
    go_on();
  });
}

// All of them at once, each alone; they stop together.
export async function play_on(pages, roll, most, limit_ms) {
  const press_text = String(press_in_page);
  const hand = () => Array.from({ length: most }, () => one_press(roll));
  const playing = pages.map((page) =>
    page.evaluate(play_in_page, { press_text, limit_ms, presses: hand() }),
  );
  await Promise.race(playing);
  await Promise.all(pages.map((page) => page.evaluate(() => (window.enough = true))));
  return (await Promise.all(playing)).flat();
}

// What a page asks and lights, for those who want to know why a game stands still.
export const asked = (page) =>
  page.evaluate((lit) => {
    const said = (selector) => [...document.querySelectorAll(selector)].map((one) => one.outerHTML);
    return [document.querySelector('.bar')?.innerText, ...said(lit)].join('\n');
  }, lit);
