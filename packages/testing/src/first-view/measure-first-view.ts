import type { Browser, Request } from 'playwright';
import { type FirstViewFile, firstViewFile } from './first-view.ts';

export interface FirstView {
  readonly files: readonly FirstViewFile[];
  /** Uncaught errors, and errors logged to the console. */
  readonly faults: readonly string[];
}

/** Opens a page on a phone without a cache. Returns all received files and errors. */
export async function measureFirstView(browser: Browser, url: string, language = 'en'): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.addCookies([{ name: 'nukkad_language', value: language, url }]);
  try {
    const page = await context.newPage();
    // Only a page that hangs exceeds this timeout; several pages may load at once on a busy machine.
    page.setDefaultTimeout(120_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    const finished: Request[] = [];
    // Data URLs in style sheets are not transferred separately.
    page.on('requestfinished', (request) => !request.url().startsWith('data:') && finished.push(request));
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${url} returned ${response?.status()}`);
    const files = await Promise.all(
      finished.map(async (request) => {
        const { responseBodySize } = await request.sizes();
        return firstViewFile(request.resourceType(), request.url(), responseBodySize);
      }),
    );
    return { files, faults };
  } finally {
    await context.close();
  }
}
