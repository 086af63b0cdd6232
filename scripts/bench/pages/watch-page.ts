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
  | Sign
  | Interaction;

/** The first visible change after a tap. */
export interface Sign {
  readonly what: 'sign';
  /** When the finger was lifted. */
  readonly lifted: number;
  /** When the document changed. */
  readonly changed: number;
  /** When the page could run a task after it had painted the change. Other tasks may have run before. */
  readonly at: number;
  readonly change: string;
}

/** What the Event Timing API has measured of a click. */
export interface Interaction {
  readonly what: 'interaction';
  /** Milliseconds of the click until the next paint. */
  readonly duration: number;
  /** When the handlers of the click had run. */
  readonly handled: number;
  /** When the page was painted next, to 8 ms. */
  readonly painted: number;
}

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
  watch('event', ({ name, interactionId, duration, startTime, processingEnd }) => {
    if (interactionId === 0 || name !== 'click') return;
    report('interaction', { duration, handled: processingEnd, painted: startTime + duration });
  });
  addEventListener('load', () => report('loaded', { at: performance.now() }));
  let tapped = null, lifted = 0;
  const answer = (change, changed) => {
    if (!tapped) return;
    tapped = null;
    report('sign', { lifted, changed, at: performance.now(), change });
  };
  // A task of high priority, because animations delay others.
  const painted = (change, changed = performance.now()) =>
    requestAnimationFrame(() => scheduler.postTask(() => answer(change, changed), { priority: 'user-blocking' }));
  addEventListener('pointerup', ({ target, timeStamp }) => {
    tapped = target.closest('button, a') ?? target;
    lifted = timeStamp;
  }, true);
  addEventListener('beforetoggle', ({ newState }) => newState === 'open' && painted('popover'), true);
  window.navigation?.addEventListener('navigate', () => answer('leaves', performance.now()));
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
