import { openBrowser } from '@nukkad/testing/browser.ts';
import type { Browser } from 'playwright-core';

let launched: Promise<Browser> | undefined;

/**
 * The browser of this worker, which the files that it runs share: a launch costs about a second of processor. It ends
 * with the worker's process; each viewer has a context of its own, so no file sees another's cookies or store.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (launched !== undefined && !(await launched).isConnected()) launched = undefined;
  launched ??= openBrowser();
  return launched;
}

/** Ends what a file's tests left open, such as the viewers of those that failed. */
export async function closeViewers(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
