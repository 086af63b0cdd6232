import { type PointerEvent, useRef } from 'react';
import { type Sheet, type SheetHeights, sheetAtRelease, sheetOfHeight } from './sheet.ts';

const SETTLE_MS = 180;

interface Drag {
  readonly before: Sheet;
  readonly y: number;
  readonly height: number;
  readonly heights: SheetHeights;
  readonly side: HTMLElement;
  readonly screen: HTMLElement;
}

/** Returns the heights of the sheet in pixels, from the stylesheet and the size of the screen. */
function heightsOf(screen: HTMLElement): SheetHeights {
  const style = window.getComputedStyle(screen);
  const rem = Number.parseFloat(window.getComputedStyle(document.documentElement).fontSize) || 16;
  const pixels = (name: string) => (Number.parseFloat(style.getPropertyValue(name)) || 0) * rem;
  return { folded: pixels('--map-peek'), cards: pixels('--map-cards'), list: screen.offsetHeight };
}

function setHeight({ side, screen }: Pick<Drag, 'side' | 'screen'>, height: number | null): void {
  screen.toggleAttribute('data-moving', height !== null);
  if (height === null) side.style.removeProperty('height');
  else side.style.setProperty('height', `${height}px`);
}

/** Moves the sheet from its present height to the one of its state. It jumps there if the reader wants no motion. */
function settle(drag: Drag): void {
  const from = drag.side.offsetHeight;
  // After React has rendered the new state.
  requestAnimationFrame(() => {
    setHeight(drag, null);
    const to = drag.side.offsetHeight;
    if (from === to || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    drag.screen.toggleAttribute('data-moving', true);
    const frames = [{ height: `${from}px` }, { height: `${to}px` }];
    const motion = drag.side.animate(frames, { duration: SETTLE_MS, easing: 'ease-out' });
    motion.onfinish = () => setHeight(drag, null);
  });
}

/** Returns the pointer events of the sheet's handle: the sheet follows the finger, then moves to the nearest state. */
export function useSheetDrag(sheet: Sheet, onSheet: (sheet: Sheet) => void) {
  const drag = useRef<Drag | null>(null);
  const heightAt = ({ height, y, heights }: Drag, clientY: number) =>
    Math.min(Math.max(height + y - clientY, heights.folded), heights.list);
  const end = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    drag.current = null;
    if (!current) return;
    const { before, y, heights } = current;
    onSheet(sheetAtRelease(before, event.clientY - y, heightAt(current, event.clientY), heights));
    settle(current);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const head = event.currentTarget;
      const side = head.parentElement;
      const screen = side?.parentElement;
      // A click on the button must reach it. Next to a wide map, the heading is no handle.
      const isHandle = window.getComputedStyle(head).touchAction === 'none';
      if (!side || !screen || !isHandle || (event.target as Element).closest('button')) return;
      const heights = heightsOf(screen);
      drag.current = { before: sheet, y: event.clientY, height: side.offsetHeight, heights, side, screen };
      // A mouse ends the movement outside the heading.
      head.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (!current) return;
      const height = heightAt(current, event.clientY);
      setHeight(current, height);
      const shown = sheetOfHeight(height, current.heights);
      if (shown !== sheet) onSheet(shown);
    },
    onPointerUp: end,
    onPointerCancel() {
      const current = drag.current;
      drag.current = null;
      if (!current) return;
      onSheet(current.before);
      settle(current);
    },
  };
}
