import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the script of the page; gives up the button and listens no more. */
    takeEarlyTap?: () => HTMLButtonElement | null;
  }
}

/** Presses, once the page answers, the button that was tapped before it could. */
export function useEarlyTap(): void {
  useEffect(() => {
    const button = window.takeEarlyTap?.();
    delete window.takeEarlyTap;
    if (button?.isConnected) button.click();
  }, []);
}
