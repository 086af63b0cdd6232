const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

let begun: Promise<void> | null = null;

function idle(then: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: 3000 });
  else setTimeout(then, 300);
}

/** Settles when the reader has begun to use the page and it is at rest again: the time to fetch what may come next. */
export function afterInteraction(): Promise<void> {
  begun ??= new Promise((resolve) => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      idle(resolve);
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, begin, { passive: true, capture: true, signal: stop.signal });
  });
  return begun;
}
