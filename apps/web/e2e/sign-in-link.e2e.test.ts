import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { registerAsNew } from './support/sign-in.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

/** Starts a sign-in and returns the URL of its last redirect, without opening it. */
async function linkOfSignIn(email: string): Promise<string> {
  const viewer = await openViewer(browser, 'en');
  const { page } = viewer;
  await page.route('**/api/jobseeker/GoogleLogin', (route) => route.abort());
  await viewer.open('/register');
  const back = page.waitForResponse((response) => response.url().includes('/auth/google/callback'));
  await registerAsNew(viewer, { name: 'Somebody Else', email });
  const address = new URL((await (await back).headerValue('location')) ?? '');
  await viewer.close();
  return `${address.pathname}${address.hash}`;
}

describe('a link from another person’s sign-in', () => {
  it('signs nobody in, and shows an error', async () => {
    const link = await linkOfSignIn(`link-${Date.now()}@mail.example`);
    expect(link).toMatch(/^\/register#credential=/);
    const viewer = await openViewer(browser, 'hi');
    const { page, words } = viewer;
    await viewer.open(link);
    await page.getByText(words.errors('code.SIGN_IN_OTHER_BROWSER')).waitFor();
    const renewed = await page.request.post(`${inject('origin')}/api/session/refresh`, { data: {} });
    expect(renewed.status()).toBe(401);
    await page.getByRole('button', { name: words.login('google') }).waitFor();
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it('does not change the session of the reader who opens it', async () => {
    const link = await linkOfSignIn(`link2-${Date.now()}@mail.example`);
    const viewer = await openViewer(browser, 'mr');
    const { page } = viewer;
    const email = `own-${Date.now()}@mail.example`;
    await viewer.open('/register?returnTo=%2Fjoblist');
    await registerAsNew(viewer, { name: 'Own Session', email });
    await page.waitForURL(/\/joblist/);
    const refused = page.waitForResponse((response) => response.url().endsWith('/jobseeker/GoogleLogin'));
    await viewer.open(link);
    expect((await refused).status()).toBe(401);
    const renewed = await page.request.post(`${inject('origin')}/api/session/refresh`, { data: {} });
    expect((await renewed.json()).email).toBe(email);
    await viewer.close();
  });
});
