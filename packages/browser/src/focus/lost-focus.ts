import { type RefObject, useEffect } from 'react';

/** The element that had the focus last, and the elements around it, from inside to outside. */
let lastPath: readonly HTMLElement[] = [];
/** The part of the page that has the focus in place of a removed element, until something more precise takes it. */
let part: HTMLElement | null = null;

// A server that renders a page has no document.
if (typeof document !== 'undefined')
  document.addEventListener('focusin', (event) => {
    if (event.target === part) return;
    part = null;
    lastPath = event.composedPath().filter((element) => element instanceof HTMLElement);
  });

/** Whether an element has left the page, or its dialog is closed. */
const isGone = (element: Element): boolean =>
  !element.isConnected || element.closest('dialog:not([open])') !== null;

/** Whether the element that had the focus is gone, so that nothing precise has the focus now. */
function isFocusLost(): boolean {
  const [last] = lastPath;
  if (last === undefined || !isGone(last)) return false;
  return [document.body, part, last].some((element) => element === document.activeElement);
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

/** Parts of a page that can have the focus. A screen reader reads their names. */
const PARTS = 'dialog, [role="dialog"], form, fieldset, section, article, main';

/** Focuses the smallest part of the page that was around the lost element, or the main part. */
function focusAround(): void {
  if (!isFocusLost()) return;
  const around = lastPath.find((element) => !isGone(element) && element.matches(PARTS));
  part = around ?? document.querySelector('main');
  if (!part) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Keeps the focus near an element that is gone, if nothing more precise takes it. */
export function useNearbyFocus(): void {
  useEffect(() => {
    // A task later, so that a part with a better place for the focus takes it first.
    const keep = () => void (isFocusLost() && setTimeout(focusAround));
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    // This event does not bubble.
    document.addEventListener('close', keep, { capture: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('close', keep, { capture: true });
    };
  }, []);
}
