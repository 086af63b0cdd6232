import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the script of the page; gives up the button and listens no more. */
    takeRecordedClick?: () => HTMLButtonElement | null;
  }
}

/** Presses, once the page answers, the button that was tapped before it could. */
export function useClickReplay(): void {
  useEffect(() => {
    const button = window.takeRecordedClick?.();
    delete window.takeRecordedClick;
    if (button?.isConnected) button.click();
  }, []);
}
