import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { registerAsNew } from './support/sign-in.ts';
import { openViewer, type Viewer } from './support/viewer.ts';

const CITY = { en: 'Pune', hi: 'पुणे', mr: 'पुणे' } as const;

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const originPort = () => new URL(inject('origin')).port;

async function openFirstJob({ page, words }: Viewer, text: string): Promise<void> {
  await page.getByRole('combobox', { name: words.search('label') }).fill(text);
  const found = page
    .getByRole('group', { name: words.search('jobs') })
    .locator('[role=option]:has(mark)')
    .first();
  await found.waitFor();
  await found.click();
  await page.waitForURL(/\/jobs\?/);
}

/** Takes out one of the two jobs that were opened and brings it back, then both at once, and those for good. `told` waits until so many calls have been answered, of those who have an account. */
async function forgetsWithUndo(
  { page, words, expectSound }: Viewer,
  told: (calls: number) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const recent = page.locator('section').filter({
    has: page.getByRole('heading', { name: words.search('recentJobs') }),
  });
  const items = recent.getByRole('listitem');
  const undo = page.getByRole('button', { name: words.common('undo') });
  const forget = page.getByRole('button', { name: words.search('forget') });
  await items.nth(1).waitFor();
  const names = await items.locator('.found-row__title').allTextContents();
  await expectSound();
  const one = words.search('forgetOne', { name: names[0] ?? '' });
  await recent.getByRole('button', { name: one, exact: true }).click();
  await items.nth(1).waitFor({ state: 'detached' });
  expect(await items.locator('.found-row__title').allTextContents()).toEqual(names.slice(1));
  await undo.click();
  await items.nth(1).waitFor();
  await expect.poll(() => items.locator('.found-row__title').allTextContents()).toEqual(names);
  await forget.click();
  await recent.waitFor({ state: 'detached' });
  await undo.click();
  await items.nth(1).waitFor();
  await expect.poll(() => items.locator('.found-row__title').allTextContents()).toEqual(names);
  // One forgotten and remembered, all forgotten, two remembered.
  await told(5);
  await page.reload();
  await items.nth(1).waitFor();
  expect(await items.locator('.found-row__title').allTextContents()).toEqual(names);
  await forget.click();
  await recent.waitFor({ state: 'detached' });
  await told(6);
}

describe('searching as one types', () => {
  it('is walked by keys: arrows, Enter, Escape', async () => {
    const viewer = await openViewer(browser, 'hi');
    const { page, words } = viewer;
    await viewer.open('/searchjob?city=Pune');
    const box = page.getByRole('combobox', { name: words.search('label') });
    await box.fill('रसोइया');
    const options = page.getByRole('option');
    await options.nth(1).waitFor();
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    const active = page.locator('[role=option][aria-selected=true]');
    await active.waitFor();
    expect(await box.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await viewer.expectSound();
    await box.press('Escape');
    await active.waitFor({ state: 'detached' });
    await box.press('Escape');
    await options.first().waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe('');
    await box.fill('रसोइया');
    await options.nth(1).waitFor();
    await box.press('ArrowDown');
    await active.waitFor();
    await box.press('Enter');
    await page.waitForURL(/\/joblist\?/);
    await page.locator('.job-list article').first().waitFor();
    await viewer.close();
  });

  it('marks what was typed, and keeps what a visitor opened until it is deleted, with an undo', async () => {
    const viewer = await openViewer(browser, 'mr');
    const { page, words } = viewer;
    await viewer.open('/searchjob?city=Pune');
    await openFirstJob(viewer, 'cook');
    await viewer.open('/searchjob?city=Pune');
    await openFirstJob(viewer, 'driver');
    await viewer.open('/searchjob');
    await forgetsWithUndo(viewer);
    await page.reload();
    await page.getByRole('heading', { name: words.search('latestJobs') }).waitFor();
    expect(await page.getByRole('button', { name: words.search('forget') }).count()).toBe(0);
    await viewer.close();
  });

  it('keeps what a seeker opened with the account, to be deleted in the same way', async () => {
    const viewer = await openViewer(browser, 'en');
    const { page, words } = viewer;
    await viewer.open('/register');
    await registerAsNew(viewer, { name: 'Rupa Kale', email: `search-${Date.now()}@mail.example` });
    await page.waitForURL((url) => url.pathname !== '/register' && url.port === originPort());
    for (const text of ['cook', 'driver']) {
      await viewer.open('/searchjob?city=Pune');
      const told = page.waitForResponse(/searchedHistory/);
      await openFirstJob(viewer, text);
      await told;
    }
    await viewer.open('/searchjob');
    let calls = 0;
    page.on('response', (response) => {
      if (response.url().includes('searchedHistory')) calls += 1;
    });
    await forgetsWithUndo(viewer, (count) => expect.poll(() => calls).toBe(count));
    await page.reload();
    await page.getByRole('heading', { name: words.search('latestJobs') }).waitFor();
    expect(await page.getByRole('button', { name: words.search('forget') }).count()).toBe(0);
    await viewer.close();
  });

  it.each([
    ['en', 'rasoiya', 'Cook'],
    ['hi', 'swaympaki', 'रसोइया'],
    ['mr', 'rasoi', 'स्वयंपाकी'],
  ] as const)(
    'in %s tells what %s means, and leads to it with one touch',
    async (language, typed, marked) => {
      const viewer = await openViewer(browser, language, { viewport: { width: 320, height: 640 } });
      const { page, words } = viewer;
      await viewer.open('/searchjob?city=Pune');
      const box = page.getByRole('combobox', { name: words.search('label') });
      await box.fill(typed);
      const meaning = page.getByRole('option', { name: words.search('jobsIn', { city: CITY[language] }) });
      await meaning.first().waitFor();
      expect(await meaning.first().locator('mark').textContent()).toBe(marked);
      // Every job says why it is there, whatever script its title is in.
      const jobs = page.getByRole('group', { name: words.search('jobs') }).getByRole('option');
      expect(await jobs.count()).toBeGreaterThan(0);
      expect(await jobs.filter({ hasNot: page.locator('mark') }).count()).toBe(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await viewer.expectSound();
      await meaning.first().click();
      await page.waitForURL(/\/joblist\?city=Pune&profile=cook/);
      await page.locator('.job-list article').first().waitFor();
      await viewer.close();
    },
  );

  it('never shows an old answer for a newer text, and asks again when the line is back', async () => {
    const viewer = await openViewer(browser, 'en');
    const { page, words } = viewer;
    await viewer.open('/searchjob?city=Pune');
    const box = page.getByRole('combobox', { name: words.search('label') });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/masterSearchApp/, async (route) => {
      if (route.request().postDataJSON().searchText === 'cook') await released;
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest((request) => request.postData()?.includes('"cook"') === true);
    await box.fill('cook');
    await asked;
    await box.fill('driver');
    const all = page.getByRole('option', { name: words.search('showAll', { text: 'driver' }) });
    await all.waitFor();
    const driver = page.locator('[role=option] mark', { hasText: 'Driver' }).first();
    await driver.waitFor();
    release();
    await box.press('ArrowDown');
    await page.locator('[role=option][aria-selected=true]').waitFor();
    expect(await page.locator('[role=option] mark', { hasText: /^cook$/i }).count()).toBe(0);
    await page.context().setOffline(true);
    await box.fill('teacher');
    await page.getByText(words.search('failed')).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('option', { name: words.search('showAll', { text: 'teacher' }) }).waitFor();
    await viewer.close();
  });
});
