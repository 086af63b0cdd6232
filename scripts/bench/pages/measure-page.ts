import { startCountingProxy } from './counting-proxy.ts';
import { type Browser, openPhone, openTab, readPaints } from './slow-phone.ts';

/** Milliseconds without a response after which the service worker has finished storing files. */
const QUIET_MS = 4000;

/** Measures a page without its scripts, on a first visit. */
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

/** Measures a page on the first visit, on the second visit, and offline. */
export async function measurePage(browser: Browser, site: string, path: string) {
  const proxy = await startCountingProxy(site, false);
  const phone = await openPhone(browser);
  try {
    const first = await openTab(phone);
    await first.goto(proxy.origin + path);
    const paints = await readPaints(first);
    const bytes = proxy.take().all;
    // The service worker is registered after the first interaction. It then stores files in the background.
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
