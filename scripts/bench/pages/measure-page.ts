import { type CountingProxy, startCountingProxy } from './counting-proxy.ts';
import type { PageToMeasure } from './pages-to-measure.ts';
import { type Browser, openPhone, openTab, type Tab } from './slow-phone.ts';
import type { Seen } from './watch-page.ts';

/** Milliseconds after which the service worker counts as not started. */
const WORKER_MS = 30_000;

interface Visit extends Seen {
  /** Compressed bytes of all responses and of scripts. */
  readonly all: number;
  readonly script: number;
}

export interface Paints {
  /** The page without its scripts. */
  readonly copy: Seen;
  readonly first: Visit;
  /** When the page asked for its late script, in milliseconds since the start of the navigation; null if it has none. */
  readonly lateScript: number | null;
  readonly second: Visit;
  readonly offline: Seen;
}

async function visit(tab: Tab, proxy: CountingProxy, path: string) {
  proxy.take();
  await tab.open(proxy.origin + path);
  const seen = await tab.awaitRest();
  return { ...seen, ...proxy.take() };
}

/** Measures a page without its scripts. */
async function measureCopy(browser: Browser, { site, path, language }: PageToMeasure): Promise<Seen> {
  const proxy = await startCountingProxy(site, true);
  const phone = await openPhone(browser, language, proxy.origin);
  try {
    const tab = await openTab(phone);
    await tab.open(proxy.origin + path);
    return await tab.awaitRest(false);
  } finally {
    await phone.close();
    proxy.close();
  }
}

/** Expression that resolves with the time at which the page asks for a script. */
const startOf = (script: string) => `new Promise((done) => {
  new PerformanceObserver((list) => {
    const entry = list.getEntries().find(({ name }) => name.includes('${script}') && name.endsWith('.js'));
    if (entry) done(entry.startTime);
  }).observe({ type: 'resource', buffered: true });
})`;

/** Resolves when the service worker has started and stored the page and all files that it wants to. */
async function awaitWorker(tab: Tab, proxy: CountingProxy): Promise<void> {
  await tab.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await proxy.awaitQuiet(WORKER_MS);
}

/** Measures a page without its scripts, on the first visit, on the second visit, and offline. */
export async function measurePage(browser: Browser, page: PageToMeasure): Promise<Paints> {
  const copy = await measureCopy(browser, page);
  const proxy = await startCountingProxy(page.site, false);
  const phone = await openPhone(browser, page.language, proxy.origin);
  try {
    const tab = await openTab(phone);
    const first = await visit(tab, proxy, page.path);
    const lateScript = page.lateScript ? await tab.evaluate<number>(startOf(page.lateScript)) : null;
    // The service worker is registered after the first interaction. It then stores files in the background.
    await tab.pressEscape();
    await awaitWorker(tab, proxy);
    await tab.close();
    const again = await openTab(phone);
    const second = await visit(again, proxy, page.path);
    await phone.setOffline(true);
    await again.open(proxy.origin + page.path);
    const offline = await again.awaitRest();
    return { copy, first, lateScript, second, offline };
  } finally {
    await phone.close();
    proxy.close();
  }
}
