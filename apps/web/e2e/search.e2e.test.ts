import { openBrowser } from '@nukkad/testing/browser.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReader } from './support/reader.ts';

const CITY = { en: 'Pune', hi: 'पुणे', mr: 'पुणे' } as const;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the search', () => {
  it('is walked by keys: arrows, Enter, Escape', async () => {
    const reader = await openReader(browser, 'hi');
    const { page, words } = reader;
    await reader.open('/searchjob?city=Pune');
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
    await reader.expectSound();
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
    await reader.close();
  });

  it('marks what was typed, and keeps what a visitor opened until it is deleted', async () => {
    const reader = await openReader(browser, 'mr');
    const { page, words } = reader;
    await reader.open('/searchjob?city=Pune');
    const box = page.getByRole('combobox', { name: words.search('label') });
    await box.fill('cook');
    const found = page.locator('[role=group] [role=option]:has(mark)').first();
    await found.waitFor();
    await found.click();
    await page.waitForURL(/\/(?:jobs|companyprofile)\?/);
    await reader.open('/searchjob');
    const forget = page.getByRole('button', { name: words.search('forget') });
    await forget.waitFor();
    await forget.click();
    await forget.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: words.search('latestJobs') }).waitFor();
    expect(await forget.count()).toBe(0);
    await reader.close();
  });

  it.each([
    ['en', 'rasoiya', 'Cook'],
    ['hi', 'swaympaki', 'रसोइया'],
    ['mr', 'rasoi', 'स्वयंपाकी'],
  ] as const)('in %s tells what %s means, and leads to it with one touch', async (language, typed, meant) => {
    const reader = await openReader(browser, language, { viewport: { width: 320, height: 640 } });
    const { page, words } = reader;
    await reader.open('/searchjob?city=Pune');
    const box = page.getByRole('combobox', { name: words.search('label') });
    await box.fill(typed);
    const meaning = page.getByRole('option', { name: words.search('allJobsIn', { city: CITY[language] }) });
    await meaning.first().waitFor();
    expect(await meaning.first().locator('mark').textContent()).toBe(meant);
    // Every job says why it is there, whatever script its title is in.
    const jobs = page.getByRole('group', { name: words.search('jobs') }).getByRole('option');
    expect(await jobs.count()).toBeGreaterThan(0);
    expect(await jobs.filter({ hasNot: page.locator('mark') }).count()).toBe(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await reader.expectSound();
    await meaning.first().click();
    await page.waitForURL(/\/joblist\?city=Pune&profile=cook/);
    await page.locator('.job-list article').first().waitFor();
    await reader.close();
  });

  it('shows what it understood, each part to be taken out', async () => {
    const reader = await openReader(browser, 'hi');
    const { page, words } = reader;
    await reader.open(`/joblist?q=${encodeURIComponent('रसोइया pune 15000')}`);
    const city = page.getByRole('button', { name: words.filter('remove', { name: 'पुणे' }) });
    await city.waitFor();
    await reader.expectSound();
    await city.click();
    await page.waitForURL((url) => !(url.searchParams.get('q') ?? '').includes('pune'));
    await city.waitFor({ state: 'detached' });
    await reader.close();
  });
});
