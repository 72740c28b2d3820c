// SPDX-License-Identifier: Apache-2.0
//
// Where on the screen the things of a comment are, as far as they can be seen.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Lights {
  rings: Box[];
  holes: Box[]; // bright, without a ring
  first: Element | undefined;
}

const around = 4; // pixels

/** What two boxes have in common; null: nothing. */
export function common(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

// What is scrolled out of its panel is not seen.
function seen(element: Element): Box | null {
  let box: Box | null = element.getBoundingClientRect();
  for (let up = element.parentElement; up && box; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (/auto|scroll|hidden|clip/.test(style.overflow + style.overflowX + style.overflowY))
      box = common(box, up.getBoundingClientRect());
  }
  return box && common(box, { x: 0, y: 0, width: innerWidth, height: innerHeight });
}

const shown = (selector: string): Element[] =>
  selector
    ? [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0)
    : [];
const boxes = (elements: readonly Element[], more: number): Box[] =>
  elements.flatMap((element) => {
    const box = seen(element);
    if (!box) return [];
    const { x, y, width, height } = box;
    return [{ x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more }].map(
      (one) => ({
        x: Math.round(one.x),
        y: Math.round(one.y),
        width: Math.round(one.width),
        height: Math.round(one.height),
      }),
    );
  });

export function lights_of(things: readonly string[], bright: string): Lights {
  const named = things.flatMap((name) => shown(`[data-thing~="${CSS.escape(name)}"]`));
  return { rings: boxes(named, around), holes: boxes(shown(bright), 0), first: named[0] };
}
