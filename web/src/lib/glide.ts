// SPDX-License-Identifier: Apache-2.0
//
// The things of a list glide to their new places when others come or go, and what is new comes from
// afar. Places are measured together, in the frame that shows the change, where the browser lays the
// page out anyway: measured one by one while the list changes, each of them would be a layout more.
import type { Attachment } from 'svelte/attachments';

interface Place {
  x: number;
  y: number;
}
const zero: Place = { x: 0, y: 0 };
// Within the list: the list itself may move, too.
function place_of(node: HTMLElement, list: HTMLElement): Place {
  const { offsetLeft, offsetTop } =
    node.offsetParent === list ? { offsetLeft: 0, offsetTop: 0 } : list;
  return { x: node.offsetLeft - offsetLeft, y: node.offsetTop - offsetTop };
}

function come(node: HTMLElement, { x, y }: Place, duration: number, fades: boolean): void {
  node.animate(
    [{ transform: `translate(${x}px, ${y}px)`, ...(fades ? { opacity: 0 } : {}) }, {}],
    // Added to what is still under way, so that nothing jumps.
    { duration, easing: 'cubic-bezier(0.22, 1, 0.36, 1)', composite: fades ? 'replace' : 'add' },
  );
}

interface Gliding {
  duration: () => number; // in milliseconds; 0: nothing moves
  from?: Partial<Place>; // where a new one comes from
  comes?: (node: HTMLElement) => boolean; // left out: all of them
  others?: 'glide' | 'stay'; // those that were there; left out: they glide
}

/** For the list: its children are what moves. Those that are there from the beginning do not come. */
export function glide({
  duration,
  from,
  comes = () => true,
  others = 'glide',
}: Gliding): Attachment<HTMLElement> {
  return (list) => {
    let places = new Map<HTMLElement, Place>();
    let frame = 0;
    const children = (): HTMLElement[] => [...list.children] as HTMLElement[];
    const note = (): void => {
      places = new Map(children().map((node) => [node, place_of(node, list)]));
    };
    function move(): void {
      frame = 0;
      const ms = duration();
      const before = places;
      note();
      if (ms === 0 || before.size === 0) return;
      for (const [node, { x, y }] of places) {
        const old = before.get(node);
        if (!old) {
          if (from && comes(node)) come(node, { ...zero, ...from }, ms, true);
        } else if (others === 'glide' && (old.x !== x || old.y !== y)) {
          come(node, { x: old.x - x, y: old.y - y }, ms, false);
        }
      }
    }
    const changes = new MutationObserver(() => (frame ||= requestAnimationFrame(move)));
    changes.observe(list, { childList: true });
    // Another size of the page is no move. By then it has been laid out.
    const sizes = new ResizeObserver(() => {
      if (!frame) note();
    });
    sizes.observe(list);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  };
}
