// SPDX-License-Identifier: Apache-2.0
//
// What is wrong with a page as it is laid out: text that is cut or covered, things that cannot be
// reached. What a reader can scroll to is not wrong, unless the whole page scrolls sideways.

function find_faults({ may_scroll }) {
  const slack = 2;
  const found = new Set();
  const named = (element) => {
    const own = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 30);
    const path = [];
    for (let at = element; at && path.length < 3; at = at.parentElement)
      path.unshift((at.getAttribute('class') ?? at.tagName).split(' ')[0].toString());
    return `${path.join('>')} "${own}"`;
  };
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);
  if (!may_scroll && scrollHeight > clientHeight)
    found.add(`the page is ${scrollHeight - clientHeight} px too high`);

  const clipped = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
  };
  // [data-short]: names, of any length; the whole one is in the title.
  const hidden = (element) =>
    element.closest('.visually-hidden, svg, [inert], [data-short]') !== null ||
    clipped(element) ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const fixed = (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);

  // Whether a box is seen whole, or can be scrolled to; the part of it that is in view now.
  function look_at(element, box) {
    let { left, top, right, bottom } = box;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') {
        if (style.position === 'fixed') return { whole: true, left, top, right, bottom };
        continue;
      }
      const edge = at.getBoundingClientRect();
      const beyond_x = left < edge.left - slack || right > edge.right + slack;
      const beyond_y = top < edge.top - slack || bottom > edge.bottom + slack;
      const cut_x = beyond_x && !scrolls(style.overflowX);
      const cut_y = beyond_y && !scrolls(style.overflowY);
      if (cut_x || cut_y) return { whole: false, by: at };
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { whole: true, left, top, right, bottom };
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || hidden(element)) continue;
    if (element.closest('dialog:not([open])')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      // Letters have room above and below them in their line.
      const inset = box.height * 0.18;
      const letters = new DOMRect(box.x, box.y + inset, box.width, box.height - 2 * inset);
      const seen = look_at(element, letters);
      if (!seen.whole) {
        found.add(`cut: ${named(element)} by ${named(seen.by).split(' ')[0]}`);
        continue;
      }
      const x = (seen.left + seen.right) / 2;
      const y = (seen.top + seen.bottom) / 2;
      if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) continue; // scrolled away
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (!top || top.contains(element) || element.contains(top)) continue;
      if (getComputedStyle(element).pointerEvents === 'none') continue;
      if (fixed(top) || top.closest('[data-sticky]')) continue;
      // A bar that stays in view covers what one can scroll from under it.
      let over = top;
      while (over && !fixed(over)) over = over.parentElement;
      if (over) continue;
      found.add(`covered: ${named(element)} by ${named(top)}`);
    }
  }
  // What is not text: the marks of worth and price.
  for (const mark of document.querySelectorAll('.worth, .cost, .foot, .keys, kbd')) {
    if (hidden(mark)) continue;
    const box = mark.getBoundingClientRect();
    if (box.width < 1) continue;
    const seen = look_at(mark.parentElement, box);
    if (!seen.whole) found.add(`cut: ${named(mark)} by ${named(seen.by).split(' ')[0]}`);
  }
  for (const control of document.querySelectorAll('button, a[href], input, select')) {
    if (hidden(control)) continue;
    const box = control.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    if (look_at(control.parentElement, box).whole === false)
      found.add(`cannot be reached: ${named(control)}`);
  }
  return [...found];
}

export const faults = (page, { may_scroll = false } = {}) =>
  page.evaluate(find_faults, { may_scroll });
