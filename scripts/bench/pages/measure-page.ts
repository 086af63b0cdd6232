import { startCountingProxy } from './counting-proxy.ts';
import { type Browser, openPhone, openTab, readPaints, timeOfAnswer } from './slow-phone.ts';

/** Nothing more is stored after this long without a byte. */
const QUIET_MS = 4000;

/** The page without script, once. */
export async function measureStatic(browser: Browser, site: string, path: string) {
  const proxy = await startCountingProxy(site, true);
  const phone = await openPhone(browser);
  try {
    const page = await openTab(phone);
    await page.goto(proxy.origin + path);
    return { paints: await readPaints(page), bytes: proxy.take().all };
  } finally {
    await phone.close();
    proxy.close();
  }
}

/** On a phone of its own: what a tap opens is painted and fetched too. */
export async function measureAnswer(browser: Browser, address: string, control: string): Promise<number> {
  const phone = await openPhone(browser);
  try {
    const page = await openTab(phone);
    await page.goto(address, { waitUntil: 'commit' });
    return await timeOfAnswer(page, control);
  } finally {
    await phone.close();
  }
}

/** The page on a phone that was never here, again, and again without a line. */
export async function measurePage(browser: Browser, site: string, path: string) {
  const proxy = await startCountingProxy(site, false);
  const phone = await openPhone(browser);
  try {
    const first = await openTab(phone);
    await first.goto(proxy.origin + path);
    const paints = await readPaints(first);
    const bytes = proxy.take().all;
    // The service worker is fetched once the reader has begun to use the page, and stores files beside it.
    await first.mouse.wheel(0, 400);
    await first.evaluate('navigator.serviceWorker.ready.then(() => null)');
    do await first.waitForTimeout(QUIET_MS);
    while (proxy.take().all > 0);
    await first.close();
    const second = await openTab(phone);
    await second.goto(proxy.origin + path);
    const again = { paints: await readPaints(second), ...proxy.take() };
    await phone.setOffline(true);
    await second.goto(proxy.origin + path);
    const offline = await readPaints(second);
    return { paints, bytes, again, offline };
  } finally {
    await phone.close();
    proxy.close();
  }
}
