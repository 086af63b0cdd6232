import { accessibilityFaults } from '@nukkad/testing/accessibility.ts';
import type { Browser, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { hireOriginOf, signInWith } from './journeys.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
  }
}

/**
 * Owners of the demo data, one for each file of journeys, because a number gets one code in a minute and the files run at
 * the same time.
 */
export const OWNERS = {
  /** Reads English. The company has applicants in every stage. */
  site: '9000000001',
  /** Reads Hindi. The company has applicants in every stage. */
  keyboard: '9000000003',
  /** Reads Marathi. */
  pin: '9000000005',
  /** Reads English. */
  passkeys: '9000000007',
} as const;
const SMALL_PHONE = { width: 360, height: 740 };

/** Returns the origin of the companies' site. */
export const hireOrigin = (): string => hireOriginOf(inject('origin'));

/** Signs an owner of the demo data in. */
export async function signIn(page: Page, phone: string): Promise<void> {
  await signInWith({ page, hire: hireOrigin(), site: inject('origin') }, phone);
  await page.waitForURL('**/today');
}

/** Counts presses in the page, also of Enter. Fields that are filled in are not counted. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    window.addEventListener('pointerdown', () => countPress(), true);
    window.addEventListener('keydown', ({ key }) => key === 'Enter' && countPress(), true);
  });
  return () => presses;
}

/** Opens a browser of its own. Service workers are blocked, because they handle requests before `page.route`. */
export async function openPhone(browser: Browser, viewport = SMALL_PHONE) {
  const context = await browser.newContext({
    viewport,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { context, page };
}

/** Expects no accessibility errors and no sideways scrolling. */
export async function expectGoodScreen(page: Page, name: string): Promise<void> {
  expect(await accessibilityFaults(page), name).toEqual([]);
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth, name).toBe(widths.clientWidth);
}
