import { type RefObject, useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the script of the page; gives up the button that was clicked within a part, or outside those that wait. */
    takeRecordedClick?: (part?: Element) => HTMLButtonElement | undefined;
  }
}

/** Presses, once the page or a part of it answers, the button that was tapped before it could. */
export function useClickReplay(part?: RefObject<Element | null>): void {
  useEffect(() => {
    part?.current?.removeAttribute('data-late');
    const button = window.takeRecordedClick?.(part?.current ?? undefined);
    if (button?.isConnected) button.click();
  }, [part]);
}
