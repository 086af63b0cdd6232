import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /**
     * Returns the recorded button and forgets it: a button inside `part`, or else one outside of all lazy parts. The
     * page's inline script defines this function.
     */
    takeRecordedClick?: (part?: Element) => HTMLButtonElement | undefined;
  }
}

/**
 * Clicks the button that the user clicked before the page, or this part of it, was hydrated. A layout effect takes
 * the record when React commits, because a click before a passive effect would run twice.
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
