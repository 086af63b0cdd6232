import { LANGUAGES, type Language } from '@nukkad/contract';
import { openBrowser } from '@nukkad/testing/browser.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOtp, registerAsNew } from './support/sign-in.ts';
import { openViewer, type Viewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PERSON: Record<Language, { name: string; city: string }> = {
  en: { name: 'Asha Pawar', city: 'Pune' },
  hi: { name: 'सीमा यादव', city: 'पुणे' },
  mr: { name: 'सविता जाधव', city: 'पुणे' },
};

/** Ten digits that no other run has used: the journeys may run again on a stack that is up. */
function freshPhone(language: Language): string {
  const tail = String(Date.now()).slice(-8);
  return `9${LANGUAGES.indexOf(language)}${tail}`;
}

/** Reloading a page lands on the same thing. */
async function expectSameAfterReload({ page }: Viewer): Promise<void> {
  const heading = await page.locator('h1').first().textContent();
  const address = page.url();
  await page.reload();
  await page.locator('h1').first().waitFor();
  expect(await page.locator('h1').first().textContent()).toBe(heading);
  expect(page.url()).toBe(address);
}

async function findJob(viewer: Viewer, city: string): Promise<void> {
  const { page, words } = viewer;
  await viewer.open('/joblist');
  await page.getByRole('button', { name: words.nav('anyCity') }).click();
  await page.getByRole('dialog').getByRole('button', { name: city, exact: true }).first().click();
  await page.waitForURL(/city=/);
  await page.getByRole('button', { name: words.filter('open') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: words.jobs('choice.jobType.FULL_TIME') }).click();
  await sheet.getByRole('slider', { name: words.filter('payFrom') }).fill('10000');
  await sheet.getByRole('slider', { name: words.filter('name.radiusKm') }).fill('20');
  // Its words tell how many jobs there would be.
  await sheet.locator('button[type="submit"]').click();
  await page.waitForURL(/type=full_time/);
  expect(page.url()).toContain('radius=20');
  expect(page.url()).toContain('pay=10000-100000');
  await viewer.expectSound();
}

async function verifyMobile(viewer: Viewer, phone: string): Promise<void> {
  const { page, words } = viewer;
  await page.getByRole('button', { name: words.personal('addNumber') }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(phone);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.personal('phone.send') })
    .click();
  const code = page.getByRole('dialog').getByLabel(words.personal('phone.code'));
  await code.waitFor();
  await code.fill(await readOtp(page, phone));
}

describe('from a city to an application', () => {
  it.each(LANGUAGES)('in %s, on a phone', async (language) => {
    const viewer = await openViewer(browser, language);
    const { page, words } = viewer;
    const { name, city } = PERSON[language];
    await findJob(viewer, city);

    const first = page.locator('main article h3 a, main article h2 a').first();
    const title = (await first.textContent()) ?? '';
    await page.reload();
    expect(await first.textContent()).toBe(title);
    await first.click();
    await page.waitForURL(/\/jobs\?/);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await expectSameAfterReload(viewer);
    await viewer.expectSound();
    const jobAddress = page.url();

    await page.getByRole('link', { name: words.apply('registerAndApply') }).click();
    await page.waitForURL(/\/register/);
    await viewer.expectSound();
    await registerAsNew(viewer, { name, email: `${language}-${Date.now()}@mail.example` });
    await page.waitForURL(jobAddress);

    const applyButton = page.getByRole('button', { name: words.jobs('applyCost', { count: 1 }) });
    await applyButton.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.jobs('applyCost', { count: 1 }) })
      .click();
    await page.getByRole('link', { name: words.apply('verifyNow') }).click();
    await page.waitForURL(/\/updateProfile/);
    await verifyMobile(viewer, freshPhone(language));
    await page.getByRole('button', { name: words.common('ok') }).click();
    await page.getByLabel(words.personal('birthDate')).fill('1999-04-02');
    await page.getByRole('button', { name: words.personal('genders.FEMALE') }).click();
    await viewer.expectSound();
    await page.getByRole('button', { name: words.personal('submit'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words.personal('goBack') })
      .click();
    await page.waitForURL(jobAddress);

    await applyButton.click();
    await page.getByRole('dialog').getByText('10').first().waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.jobs('applyCost', { count: 1 }) })
      .click();
    await page.getByText(words.apply('doneText', { credits: 9 })).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words.apply('seeMyJobs') })
      .click();
    await page.waitForURL(/\/myjobs\?tab=applied/);
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    await viewer.expectSound();
    await page.reload();
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    await viewer.close();
  });
});
