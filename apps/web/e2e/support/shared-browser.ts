import { openBrowser, openPageBrowser } from '@nukkad/testing/browser.ts';
import type { Browser } from 'playwright';

type Open = () => Promise<Browser>;
const launched = new Map<Open, Promise<Browser>>();

async function launchOnce(open: Open): Promise<Browser> {
  const before = launched.get(open);
  if (before !== undefined && (await before).isConnected()) return before;
  const browser = open();
  launched.set(open, browser);
  return browser;
}

/**
 * The browser of this worker, which the files that it runs share: a launch costs about a second of processor. It ends
 * with the worker's process; each viewer has a context of its own, so no file sees another's cookies or store.
 */
export function sharedBrowser(): Promise<Browser> {
  return launchOnce(openPageBrowser);
}

/** The same for journeys that need what the headless shell lacks: notifications, and loading again what failed without a line. */
export function wholeBrowser(): Promise<Browser> {
  return launchOnce(openBrowser);
}

/** Ends what a file's tests left open, such as the viewers of those that failed. */
export async function closeViewers(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
