import { LANGUAGES } from '@nukkad/contract';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { signInAs } from './support/sign-in.ts';
import { DESKTOP, openViewer, PHONE } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

describe.each(LANGUAGES)('to read, in %s', (language) => {
  it('posts, questions and legal texts are accessible on a phone and on a desktop', async () => {
    const views = [
      {
        viewport: PHONE,
        paths: ['/blog', '/blogdetail?spot-a-fake-job', '/faq', '/privacypolicy', '/terms'],
      },
      { viewport: DESKTOP, paths: ['/blog', '/blogdetail?spot-a-fake-job'] },
    ];
    for (const { viewport, paths } of views) {
      const viewer = await openViewer(browser, language, { viewport });
      for (const path of paths) {
        expect(await viewer.open(path)).toBe(200);
        await viewer.expectNoFaults();
        const overflow = await viewer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, overflow]).toEqual([path, 0]);
      }
      await viewer.close();
    }
  });

  it('tips are for seekers: a visitor is asked to log in and returns to them', async () => {
    const viewer = await openViewer(browser, language);
    const { page, words } = viewer;
    await viewer.open('/interviewtips?tab=video&topic=2');
    await viewer.page.getByRole('heading', { name: words['login-reasons']('tips') }).waitFor();
    await viewer.expectNoFaults();
    await page
      .locator('#main')
      .getByRole('link', { name: words.nav('login') })
      .click();
    await signInAs(viewer, 'Sunita Yadav');
    await page.waitForURL(/\/interviewtips\?tab=video&topic=2/);
    await page.getByRole('tab', { name: words.reading('tips.video'), selected: true }).waitFor();
    await viewer.expectNoFaults();

    await page
      .getByRole('button', { name: words.reading('tips.watch') })
      .first()
      .click();
    const story = page.getByRole('dialog');
    const caption = story.locator('.story__caption');
    const first = await caption.textContent();
    await story.getByRole('button', { name: words.reading('player.pause') }).click();
    await story.getByRole('button', { name: words.common('next'), exact: true }).click();
    await expect.poll(() => caption.textContent()).not.toBe(first);
    await viewer.expectNoFaults();
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: words.reading('tips.interview'), exact: true }).click();
    await page.waitForURL((url) => !url.search.includes('tab='));
    await page
      .getByRole('button', { name: words.reading('tips.share') })
      .first()
      .click();
    const targets = page.getByRole('dialog').getByRole('link');
    await targets.first().waitFor();
    expect(await targets.count()).toBe(4);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.common('close') })
      .click();
    await viewer.close();
  });
});
