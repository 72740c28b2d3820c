// SPDX-License-Identifier: Apache-2.0
//
// Where on the screen the things of a comment are, as far as they can be seen.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** What is drawn as a shape is lit as that shape. */
export interface Shape {
  d: string;
  transform: string; // to the screen
}
export interface Lights {
  rings: Box[];
  shapes: Shape[];
  holes: Box[]; // bright, without a ring
  openings: Shape[]; // likewise
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
    return box
      ? [
          {
            x: Math.round(box.x - more),
            y: Math.round(box.y - more),
            width: Math.round(box.width + 2 * more),
            height: Math.round(box.height + 2 * more),
          },
        ]
      : [];
  });

function shape_of(element: Element): Shape | null {
  const path = element instanceof SVGGElement ? element.querySelector('path') : null;
  const matrix = path?.getScreenCTM();
  const d = path?.getAttribute('d');
  if (!matrix || !d || !seen(element)) return null;
  const { a, b, c, d: e, e: x, f: y } = matrix;
  return { d, transform: `matrix(${[a, b, c, e, x, y].map((n) => n.toFixed(3)).join(' ')})` };
}

export function lights_of(things: readonly string[], bright: string): Lights {
  const named = things.flatMap((name) => shown(`[data-thing~="${CSS.escape(name)}"]`));
  const shapes = named.map(shape_of);
  const more = shown(bright);
  const openings = more.map(shape_of);
  return {
    rings: boxes(
      named.filter((_, i) => shapes[i] === null),
      around,
    ),
    shapes: shapes.filter((shape) => shape !== null),
    holes: boxes(
      more.filter((_, i) => openings[i] === null),
      0,
    ),
    openings: openings.filter((shape) => shape !== null),
    first: named[0],
  };
}
