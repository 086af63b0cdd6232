/** Name of the function that the browser gives the page for its reports. */
export const REPORT = '__report';

/** A point of the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a page reports when it happens. Times are milliseconds since the start of the navigation. */
export type Report =
  | { readonly what: 'painted' | 'loaded' | 'hydrated'; readonly at: number }
  /** The control to tap is painted in the window, with its middle in CSS pixels; null if the loaded page does not have it. */
  | { readonly what: 'ready'; readonly place: Place | null }
  /** The first visible change after a tap, with the milliseconds since the finger was lifted. */
  | { readonly what: 'sign'; readonly at: number; readonly delay: number; readonly change: string }
  /** The Event Timing API has measured the click: its milliseconds until the next paint. */
  | { readonly what: 'interaction'; readonly duration: number };

/** What the page has counted so far. Times are milliseconds since the start of the navigation. */
export interface Seen {
  readonly first: number;
  readonly largest: number;
  /** When the page was hydrated; not a number before. */
  readonly hydrated: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Milliseconds beyond 50 of all long tasks. */
  readonly blocked: number;
}

/** Expression that returns `Seen`. */
export const READ_SEEN = 'window.__seen';

/** Expression that resolves when the page has painted its largest part and the browser is idle. */
export const REST = `new Promise((done) => {
  const look = () => requestAnimationFrame(() => requestIdleCallback(() => window.__seen.largest > 0 ? done(true) : look()));
  requestAnimationFrame(look);
})`;

/** Changes of attributes that a person sees. */
const VISIBLE = ['open', 'hidden', 'aria-busy', 'aria-pressed', 'aria-expanded', 'aria-label', 'data-busy'];
/** Elements that show that something goes on, wherever they are. */
const SIGNS = '#wait, .progress-line, .lazy-wait, .nk-snackbar, dialog[open]';

/**
 * Script for the page that reports its paints, its hydration and the answer to a tap as they happen. An answer is the first of: a
 * dialog or popover opens, the tapped control changes, a sign of progress appears, the browser leaves for another page.
 */
export const WATCH_PAGE = `(() => {
  if (window.top !== window) return;
  const seen = { first: NaN, largest: 0, hydrated: NaN, shift: 0, blocked: 0 };
  window.__seen = seen;
  const report = (what, values) => window.${REPORT}?.(JSON.stringify({ what, ...values }));
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each))
      .observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    seen.first = startTime;
    report('painted', { at: startTime });
  });
  watch('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  watch('longtask', ({ duration }) => { seen.blocked += duration - 50; });
  watch('mark', ({ name, startTime }) => {
    if (name !== 'hydrated') return;
    seen.hydrated = startTime;
    report('hydrated', { at: startTime });
  });
  watch('event', ({ name, interactionId, duration }) => {
    if (interactionId > 0 && name === 'click') report('interaction', { duration });
  });
  addEventListener('load', () => report('loaded', { at: performance.now() }));
  let tapped = null, lifted = 0;
  const answer = (change) => {
    if (!tapped) return;
    tapped = null;
    const at = performance.now();
    report('sign', { at, delay: at - lifted, change });
  };
  // A task of high priority, because animations delay others.
  const painted = (change) => requestAnimationFrame(() => scheduler.postTask(() => answer(change), { priority: 'user-blocking' }));
  addEventListener('pointerup', ({ target, timeStamp }) => {
    tapped = target.closest('button, a') ?? target;
    lifted = timeStamp;
  }, true);
  addEventListener('toggle', ({ newState }) => newState === 'open' && painted('popover'), true);
  window.navigation?.addEventListener('navigate', () => answer('leaves'));
  const isSign = (node) => node instanceof Element && (node.matches('${SIGNS}') || node.querySelector('${SIGNS}'));
  new MutationObserver((changes) => {
    if (!tapped) return;
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'childList') {
        if ([...addedNodes].some(isSign)) painted('shown');
      } else if (target.matches('dialog')) target.open && painted('dialog');
      else if (target === tapped || target.matches('${SIGNS}')) painted(attributeName);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ${JSON.stringify(VISIBLE)} });
})();`;

/**
 * Returns a script for the page that reports the place of a control as soon as it is painted, and scrolls to it if it is
 * outside of the window. The page does this itself, because a question from outside would wait for its long tasks.
 */
export const watchControl = (control: string) => `(() => {
  if (window.top !== window) return;
  const report = (place) => window.${REPORT}?.(JSON.stringify({ what: 'ready', place }));
  let isPainted = false, isLoaded = false;
  new PerformanceObserver(() => { isPainted = true; }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => { isLoaded = true; });
  const look = () => {
    const { left, top, width, height, bottom } = document.querySelector(${JSON.stringify(control)})?.getBoundingClientRect() ?? {};
    if (!isPainted || !(width > 0)) return isPainted && isLoaded ? report(null) : requestAnimationFrame(look);
    if (top >= 0 && bottom <= innerHeight) return report({ x: left + width / 2, y: top + height / 2 });
    document.querySelector(${JSON.stringify(control)}).scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();`;
