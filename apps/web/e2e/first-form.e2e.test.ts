import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNewCandidate, registerOnScreens } from './support/new-candidate.ts';
import { closeViewers, sharedBrowser, wholeBrowser } from './support/shared-browser.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

describe('the form that asks for personal details', () => {
  it('links to the consent notice, and restores the focus afterwards', async () => {
    const viewer = await registerOnScreens(browser, 'hi', '/profile');
    const { page, words } = viewer;
    await viewer.open('/updateProfile');
    const notice = page.getByRole('button', { name: words.settings('data.open') });
    await notice.click();
    await page.getByRole('dialog').getByText(words.settings('data.whoSees')).first().waitFor();
    await viewer.expectNoFaults();
    await page.keyboard.press('Escape');
    await expect.poll(() => notice.evaluate((button) => button === document.activeElement)).toBe(true);
    await viewer.close();
  });

  it('keeps the input when the connection is lost, and saves it later', async () => {
    const viewer = await openNewCandidate(browser, 'mr', '/profile');
    const { page, words } = viewer;
    await viewer.open('/updateProfile');
    const name = page.getByLabel(words.personal('name'));
    const save = page.getByRole('button', { name: words.personal('submit'), exact: true });
    await name.fill('सविता जाधव');
    await page.context().setOffline(true);
    await save.click();
    await page
      .getByRole('alert')
      .filter({ hasText: words.errors('offline') })
      .first()
      .waitFor();
    expect(await name.inputValue()).toBe('सविता जाधव');
    await page.context().setOffline(false);
    await save.click();
    await page.getByRole('heading', { name: words.personal('savedTitle') }).waitFor();
    await viewer.close();
  });

  it('lists the missing fields while the profile cannot be saved', async () => {
    const viewer = await openNewCandidate(browser, 'en', '/editprofile');
    const { page, words } = viewer;
    const fields = words.personal('city');
    await page.getByText(words.personal('stillNeeded', { fields }), { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: words.common('save') }).isDisabled()).toBe(true);
    await viewer.close();
  });
});

describe('a page that cannot be fetched', () => {
  it('stays while the browser is offline, and goes on by itself when it is online', async () => {
    const viewer = await openViewer(await wholeBrowser(), 'en');
    const { page, words } = viewer;
    await viewer.open('/register');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page
      .getByRole('link', { name: words.nav('myJobs') })
      .filter({ visible: true })
      .click();
    await page.getByText(words.common('offline')).waitFor();
    expect(page.url()).toContain('/register');
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: words.mine('title') }).waitFor();
    await viewer.close();
  });
});
