import { type RefObject, useEffect } from 'react';

/** The element that had the focus last. */
let last: Element | null = null;

// A server that renders a page has no document.
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null;
  });

/** Whether the element that had the focus has left the page, so that nothing has the focus now. */
function isFocusLost(): boolean {
  return document.activeElement === document.body && last !== null && !last.isConnected;
}

/** Later, because a dialog that closes after the same press has to give its focus back first. */
function takeLostFocus(target: RefObject<HTMLElement | null>): void {
  if (isFocusLost()) queueMicrotask(() => isFocusLost() && target.current?.focus());
}

/**
 * Moves the focus to an element that appears in place of the one that had it, for example of a pressed button. People who
 * use a keyboard or a screen reader then stay where they are. If several elements appear, the first in the page gets it.
 */
export function useFocusOfReplaced(target: RefObject<HTMLElement | null>): void {
  useEffect(() => takeLostFocus(target), [target]);
}

/** Moves the focus to an element whenever a part that had it has left the page, and nothing in its place took it. */
export function useLostFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => takeLostFocus(target));
}
