/** The end of a press instead of its start, so that loading does not delay the answer to the press. */
const SIGNS = ['pointerup', 'keydown', 'scroll'] as const;

let begun: Promise<void> | null = null;

function idle(then: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: 3000 });
  else setTimeout(then, 300);
}

/**
 * Resolves after the reader's first press, key or scroll, when it is painted and the browser is idle again. Parts that may be needed
 * next are loaded then.
 */
export function afterInteraction(): Promise<void> {
  begun ??= new Promise((resolve) => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      requestAnimationFrame(() => idle(resolve));
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, begin, { passive: true, capture: true, signal: stop.signal });
  });
  return begun;
}
