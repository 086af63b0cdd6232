import type { Browser, Request } from 'playwright';
import { type FirstViewFile, firstViewFile } from './first-view.ts';

export interface FirstView {
  readonly files: readonly FirstViewFile[];
  /** What went wrong in the page: errors thrown, and those told on the console. */
  readonly faults: readonly string[];
}

/** Opens an address as a phone that has never been here, touches nothing, and answers all that came over the wire. */
export async function measureFirstView(browser: Browser, url: string, language = 'en'): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.addCookies([{ name: 'nukkad_language', value: language, url }]);
  try {
    const page = await context.newPage();
    // What hangs alone exceeds it: several pages may come at once, on a busy machine.
    page.setDefaultTimeout(120_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    const finished: Request[] = [];
    // Pictures written into the styles cost nothing of their own.
    page.on('requestfinished', (request) => !request.url().startsWith('data:') && finished.push(request));
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${url} answers ${answer?.status()}`);
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
