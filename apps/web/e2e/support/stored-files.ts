import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits, without touching the page, until all files of the service worker's list are stored. */
export async function awaitFiles(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const script = await (await fetch('/sw.js')).text();
        const files = [...new Set(script.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))];
        const stored = await (await caches.open('nukkad-assets')).keys();
        const paths = new Set(stored.map(({ url }) => new URL(url).pathname));
        const shell = await (await caches.open('nukkad-shell')).keys();
        return files.length > 50 && shell.length > 0 && files.every((file) => paths.has(file));
      }),
    )
    .toBe(true);
}
