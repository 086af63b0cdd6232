import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Set by the script of the page; gives up the button that was clicked within a part, or outside those that wait. */
    takeRecordedClick?: (part?: Element) => HTMLButtonElement | undefined;
  }
}

/**
 * Presses, once the page or a part of it answers, the button that was tapped before it could. Race: taken as React commits,
 * before a tap can reach it; a passive effect comes later, and what was tapped in between would be done twice.
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
