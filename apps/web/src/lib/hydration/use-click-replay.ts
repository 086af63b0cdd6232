import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /**
     * Set by the inline script of the page. Returns the recorded button and forgets it: one inside `part`, or else
     * one outside of all lazy parts.
     */
    takeRecordedClick?: (part?: Element) => HTMLButtonElement | undefined;
  }
}

/**
 * Clicks the button that was clicked before the page, or this part of it, was hydrated.
 * Race: a layout effect takes the record when React commits. In a passive effect, a click in between would run twice.
 */
export function useClickReplay(part?: RefObject<Element | null>): void {
  const taken = useRef<HTMLButtonElement>(undefined);
  useLayoutEffect(() => {
    part?.current?.removeAttribute('data-late');
    taken.current = window.takeRecordedClick?.(part?.current ?? undefined);
  }, [part]);
  useEffect(() => {
    if (taken.current?.isConnected) taken.current.click();
    taken.current = undefined;
  }, []);
}
