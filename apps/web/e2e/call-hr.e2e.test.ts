import { HR_FROM_HOUR, HR_TO_HOUR } from '@nukkad/contract/constants.ts';
import { isHrOpen } from '@nukkad/domain/hr-window.ts';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { giveDetails } from './support/new-candidate.ts';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { registerAsNew } from './support/sign-in.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

describe('a call to HR', () => {
  it('asks a seeker without a mobile number to add it, and returns to the job and the HR number', async () => {
    const viewer = await openViewer(browser, 'mr');
    const { page, words } = viewer;
    await viewer.open('/joblist?city=Pune');
    const first = page.locator('main article h3 a, main article h2 a').first();
    await first.click();
    await page.waitForURL(/\/jobs\?/);
    const jobAddress = page.url();
    await page.getByRole('link', { name: words.apply('visitorApply') }).click();
    await page.waitForURL(/\/register/);
    await registerAsNew(viewer, { name: 'सविता जाधव', email: `call-${Date.now()}@mail.example` });
    await page.waitForURL(jobAddress);
    await page.getByRole('heading', { name: words.apply('verifyTitle') }).waitFor();
    await page.keyboard.press('Escape');

    const call = page.getByRole('button', { name: words.jobs('callHr') });
    const dialog = page.getByRole('dialog');
    await call.click();
    if (!isHrOpen({ fromHour: HR_FROM_HOUR, toHour: HR_TO_HOUR }, new Date())) {
      await dialog.getByRole('heading', { name: words.hr('closedTitle') }).waitFor();
      await viewer.close();
      return;
    }
    await dialog.getByRole('button', { name: words.hr('show', { count: 1 }) }).click();
    await dialog.getByRole('heading', { name: words.apply('verifyTitle') }).waitFor();
    await viewer.expectNoFaults();
    await giveDetails(viewer);
    await dialog.getByText(words.hr('spent', { count: 1, credits: 9 })).waitFor();
    await viewer.close();
  });
});
