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
 * Returns the browser of this test worker, shared by all of its files because a launch takes about a second of processor time. It
 * ends with the worker. Each viewer has a context of its own, so files do not share cookies or storage.
 */
export function sharedBrowser(): Promise<Browser> {
  return launchOnce(openPageBrowser);
}

/** Returns a complete Chromium, for features that the headless shell lacks: notifications, and reloading after being offline. */
export function wholeBrowser(): Promise<Browser> {
  return launchOnce(openBrowser);
}

/** Closes the viewers that a file's tests have left open, for example after a failure. */
export async function closeViewers(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
