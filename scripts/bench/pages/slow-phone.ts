import type { openBrowser } from '@nukkad/testing/browser.ts';
import { PageReports } from './page-reports.ts';
import { READ_SEEN, REPORT, REST, type Seen, WATCH_PAGE } from './watch-page.ts';

export type Browser = Awaited<ReturnType<typeof openBrowser>>;
export type Phone = Awaited<ReturnType<Browser['newContext']>>;

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
/** Milliseconds after which a page counts as broken. */
const PATIENCE_MS = 30_000;

/** One tab of a slow phone. It sends plain protocol commands, because Playwright's own scripts would run on the slowed CPU too. */
export interface Tab {
  readonly reports: PageReports;
  /** Starts a navigation. Resolves when the browser has the first bytes. */
  open(address: string): Promise<void>;
  /** Returns the value of an expression, or of the promise that it is. */
  evaluate<T>(expression: string): Promise<T>;
  /** Touches a point of the window, in CSS pixels. */
  touch(x: number, y: number): Promise<void>;
  pressEscape(): Promise<void>;
  /** Waits until the page has loaded, is hydrated unless it has no script, and rests. Returns what it has counted. */
  awaitRest(hasScript?: boolean): Promise<Seen>;
  close(): Promise<void>;
}

export async function openPhone(browser: Browser, language: string, site: string): Promise<Phone> {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
  });
  phone.setDefaultTimeout(PATIENCE_MS);
  await phone.addCookies([{ name: 'nukkad_language', value: language, url: site }]);
  await phone.addInitScript(WATCH_PAGE);
  return phone;
}

type Session = Awaited<ReturnType<Phone['newCDPSession']>>;

/** Gives a tab the CPU and network speed of a slow phone. */
export async function slowDown(session: Session): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}

/** Opens a tab with the CPU and network speed of a slow phone. */
export async function openTab(phone: Phone): Promise<Tab> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  const reports = new PageReports();
  session.on('Runtime.bindingCalled', ({ name, payload }) => name === REPORT && reports.add(payload));
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: REPORT });
  await slowDown(session);
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  };
  const pressKey = async (key: string): Promise<void> => {
    for (const type of ['keyDown', 'keyUp'] as const)
      await session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 27 });
  };
  return {
    reports,
    evaluate,
    async open(address) {
      reports.forget();
      await page.goto(address, { waitUntil: 'commit' });
    },
    async touch(x, y) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    pressEscape: () => pressKey('Escape'),
    async awaitRest(hasScript = true) {
      await reports.await('loaded', PATIENCE_MS);
      if (hasScript) await reports.await('hydrated', PATIENCE_MS);
      await evaluate(REST);
      return evaluate<Seen>(READ_SEEN);
    },
    close: () => page.close(),
  };
}
