import { LANGUAGES, type Language, UNSEEN_REFUND_DAYS } from '@nukkad/contract';
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countEffort } from './support/count-effort.ts';
import { giveDetails } from './support/new-candidate.ts';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { registerAsNew } from './support/sign-in.ts';
import { openViewer, PHONE, type Viewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const PERSON: Record<Language, { name: string; city: string }> = {
  en: { name: 'Asha Pawar', city: 'Pune' },
  hi: { name: 'सीमा यादव', city: 'पुणे' },
  mr: { name: 'सविता जाधव', city: 'पुणे' },
};

/** Returns a new phone number of ten digits, so that the journeys can run repeatedly on the same stack. */
function freshPhone(language: Language): string {
  const tail = String(Date.now()).slice(-8);
  return `9${LANGUAGES.indexOf(language)}${tail}`;
}

/** Expects the same heading and address after a reload. */
async function expectSameAfterReload({ page }: Viewer): Promise<void> {
  const heading = await page.locator('h1').first().textContent();
  const address = page.url();
  await page.reload();
  await page.locator('h1').first().waitFor();
  expect(await page.locator('h1').first().textContent()).toBe(heading);
  expect(page.url()).toBe(address);
}

/** Expects an element to be visible above the bottom bar of a small phone without scrolling. */
async function expectOnFirstScreen({ page }: Viewer, part: Locator): Promise<void> {
  await page.setViewportSize({ width: PHONE.width, height: 640 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const bar = await page.locator('.nk-tab-bar').boundingBox();
  const box = await part.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.setViewportSize(PHONE);
}

async function findJob(viewer: Viewer, city: string): Promise<void> {
  const { page, words } = viewer;
  await viewer.open('/joblist');
  await page.getByRole('button', { name: words.nav('anyCity') }).click();
  await page.getByRole('dialog').getByRole('link', { name: city }).first().click();
  await page.waitForURL(/city=/);
  await page.getByRole('button', { name: words.filter('open') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: words.jobs('choice.jobType.FULL_TIME') }).click();
  await sheet.getByRole('slider', { name: words.filter('ends.rupees.from') }).fill('10000');
  await sheet.getByRole('slider', { name: words.filter('name.radiusKm') }).fill('20');
  // The button shows the number of matching jobs.
  await sheet.locator('button[type="submit"]').click();
  await page.waitForURL(/type=full_time/);
  expect(page.url()).toContain('radius=20');
  expect(page.url()).toContain('pay=10000-100000');
  await viewer.expectNoFaults();
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
    await viewer.expectNoFaults();
    const jobAddress = page.url();

    await page.getByRole('link', { name: words.apply('visitorApply'), exact: true }).click();
    const send = page.getByRole('button', { name: words.login('phone.send') });
    await send.waitFor();
    await expectOnFirstScreen(viewer, send);
    await viewer.expectNoFaults();
    await registerAsNew(viewer, { name, email: `${language}-${Date.now()}@mail.example` });
    await page.waitForURL(jobAddress);

    // The dialog opens again. It asks for the phone number first, then for the confirmation.
    await page.getByRole('heading', { name: words.apply('verifyTitle') }).waitFor();
    await viewer.expectNoFaults();
    await giveDetails(viewer, freshPhone(language));
    await page.getByRole('heading', { name: words.apply('confirmTitle') }).waitFor();
    await page.getByRole('dialog').getByText('10').first().waitFor();
    await viewer.expectNoFaults();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.jobs('applyCost', { count: 1 }) })
      .click();
    await page.getByText(words.apply('doneUnseen', { count: UNSEEN_REFUND_DAYS })).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words.apply('seeMyJobs') })
      .click();
    await page.waitForURL(/\/myjobs\?tab=applied/);
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    await viewer.expectNoFaults();
    await page.reload();
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    await viewer.close();
  });

  it('takes at most 10 clicks and 5 fields for a new user with Google, and 2 clicks for an existing one', async () => {
    const viewer = await openViewer(browser, 'en');
    const { page, words } = viewer;
    const effort = await countEffort(viewer);
    await viewer.open('/');
    await viewer.awaitScript('main form');
    await page.locator('main form input').first().fill('cook');
    await page.locator('main form button[type="submit"]').first().click();
    await page.waitForURL(/\/joblist/);
    await page.locator('main article h3 a, main article h2 a').first().click();
    await page.getByRole('link', { name: words.apply('visitorApply'), exact: true }).click();
    await page.waitForURL(/\/register/);
    await registerAsNew(viewer, { name: 'Ravi Shinde', email: `known-${Date.now()}@mail.example` });
    await giveDetails(viewer, `70${String(Date.now()).slice(-8)}`);
    await page.getByRole('heading', { name: words.apply('confirmTitle') }).waitFor();
    const apply = words.jobs('applyCost', { count: 1 });
    await page.getByRole('dialog').getByRole('button', { name: apply }).click();
    await page.getByRole('heading', { name: words.apply('doneTitle') }).waitFor();
    expect(effort.presses()).toBeLessThanOrEqual(10);
    expect(effort.fields()).toBeLessThanOrEqual(5);

    await page
      .getByRole('dialog')
      .getByRole('link', { name: words.apply('moreJobs') })
      .click();
    await page.locator('main article h3 a, main article h2 a').nth(1).click();
    await page.getByRole('button', { name: apply }).waitFor();
    const before = effort.presses();
    await page.getByRole('button', { name: apply }).click();
    await page.getByRole('dialog').getByRole('button', { name: apply }).click();
    await page.getByRole('heading', { name: words.apply('doneTitle') }).waitFor();
    expect(effort.presses() - before).toBe(2);
    await viewer.close();
  });
});
