/**
 * Script for the page that records the last tap, the paint after a dialog opened, and the longest interaction of the Event Timing API.
 * All are in milliseconds since the start of the navigation, except the duration `longest`.
 */
export const WATCH_TAPS = `window.__taps = { down: 0, opened: 0, longest: 0 };
addEventListener('pointerdown', ({ timeStamp }) => { window.__taps.down = timeStamp; }, true);
new MutationObserver((changes) => {
  if (changes.some(({ target }) => target.matches('dialog[open]')))
    requestAnimationFrame(() => setTimeout(() => { window.__taps.opened = performance.now(); }));
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0) window.__taps.longest = Math.max(window.__taps.longest, duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** The values of `window.__taps`. */
export interface RecordedTaps {
  readonly down: number;
  readonly opened: number;
  readonly longest: number;
}
