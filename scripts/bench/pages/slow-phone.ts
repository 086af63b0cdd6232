import type { openBrowser } from '@nukkad/testing/browser.ts';
import { WATCH_TAPS } from './watch-taps.ts';

export type Browser = Awaited<ReturnType<typeof openBrowser>>;
type BrowserContext = Awaited<ReturnType<Browser['newContext']>>;
export type Page = Awaited<ReturnType<BrowserContext['newPage']>>;

/** A cheap phone on a slow network: a quarter of this machine's CPU speed, 400 kbit/s, and 400 ms latency. */
const CPU_RATE = 4;
const BYTES_A_SECOND = 400_000 / 8;
const LATENCY_MS = 400;
const LINE = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: BYTES_A_SECOND,
  uploadThroughput: BYTES_A_SECOND,
};
const TIMEOUT_MS = 120_000;
/** Milliseconds to wait after the page has loaded, until the largest paint is final. */
const QUIET_MS = 1500;

/** Paint times in milliseconds since the start of the navigation. */
export interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** Script for the page that records the largest contentful paint. */
const WATCH_PAINTS = `window.__largest = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__largest = entry.startTime; })
  .observe({ type: 'largest-contentful-paint', buffered: true });`;

const READ_PAINTS =
  "({ first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, largest: window.__largest })";

export async function openPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript(WATCH_PAINTS);
  await context.addInitScript(WATCH_TAPS);
  return context;
}

/** Opens a tab with the CPU and network speed of a slow phone. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  return page;
}

/** Waits until the page is loaded, then returns its paint times. */
export async function readPaints(page: Page): Promise<Paints> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate<Paints>(READ_PAINTS);
}
