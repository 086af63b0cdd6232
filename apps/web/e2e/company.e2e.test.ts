import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { signInAs } from './support/sign-in.ts';
import { openViewer, type Viewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

/** Opens the company of the first job in a list. */
async function openFirstCompany({ page }: Viewer): Promise<void> {
  await page.locator('#main article :is(h2, h3) a').first().click();
  await page.waitForURL(/\/jobs\?/);
  await page.locator('#main a[href*="/companyprofile?"]').first().click();
  await page.waitForURL(/\/companyprofile\?/);
}

describe('a company', () => {
  it('can be followed by a seeker; a visitor is asked to log in', async () => {
    const viewer = await openViewer(browser, 'en');
    const { page, words } = viewer;
    await viewer.open('/joblist');
    await openFirstCompany(viewer);
    const address = page.url();
    await viewer.expectNoFaults();
    const follow = page.getByRole('button', { name: words.company('follow'), exact: true });
    await follow.click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words.nav('login') })
      .click();
    await signInAs(viewer, 'Imran Shaikh');
    await page.waitForURL(address);
    const unfollow = page.getByRole('button', { name: words.company('unfollow'), exact: true });
    if (await unfollow.isVisible()) await unfollow.click();
    await follow.click();
    await unfollow.waitFor();
    await page.reload();
    await unfollow.waitFor();
    await unfollow.click();
    await follow.waitFor();
    await viewer.close();
  });

  it('shows jobs, reviews and website at addresses of their own', async () => {
    const viewer = await openViewer(browser, 'hi');
    const { page, words } = viewer;
    await viewer.open('/joblist');
    await openFirstCompany(viewer);
    for (const [name, path] of [
      [words.company('jobs'), '/postedjobs'],
      [words.company('reviews'), '/companyreview'],
      [words.company('about'), '/companyprofile'],
    ] as const) {
      await page
        .getByRole('navigation', { name: words.company('tabs') })
        .getByRole('link', { name })
        .click();
      await page.waitForURL((url) => url.pathname.endsWith(path));
      await viewer.expectNoFaults();
    }
    await page.goto(page.url().replace('/companyprofile', '/companyWebsite'));
    await page.locator('#main h1').waitFor();
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it('can be reviewed by a hired seeker: the dialog opens by itself', async () => {
    const viewer = await openViewer(browser, 'mr');
    const { page, words } = viewer;
    await viewer.open(`/register?returnTo=${encodeURIComponent('/myjobs?tab=hired')}`);
    await signInAs(viewer, 'Sunita Yadav');
    await page.waitForURL(/\/myjobs/);
    await openFirstCompany(viewer);
    await page.getByRole('link', { name: words.company('review.open') }).click();
    await page.waitForURL(/\/companyreview\?/);
    const dialog = page.getByRole('dialog');
    const edit = page.getByRole('button', { name: words.company('review.edit') });
    await dialog.or(edit).first().waitFor();
    // On a stack that has run these journeys before, the review exists already.
    if (await edit.isVisible()) await edit.click();
    await dialog
      .getByText('4', { exact: true })
      .or(dialog.getByRole('radio', { name: /^4/ }))
      .first()
      .check({ force: true });
    await dialog.getByText(words.company('review.four')).waitFor();
    const comment = `पगार वेळेवर मिळतो ${Date.now()}`;
    await dialog.getByRole('textbox').fill(comment);
    await viewer.expectNoFaults();
    await dialog.getByRole('button', { name: words.common('submit') }).click();
    await dialog.getByRole('heading', { name: words.company('review.thanks') }).waitFor();
    await dialog.getByRole('button', { name: words.common('ok') }).click();
    await page.waitForURL(/\/companyprofile\?/);
    await page.goto(page.url().replace('/companyprofile', '/companyreview'));
    await page.getByText(comment).waitFor();
    await page
      .getByRole('list', { name: words.company('filter') })
      .getByRole('link', { name: '1' })
      .click();
    await page.waitForURL(/stars=1/);
    await expect.poll(() => page.getByText(comment).count()).toBe(0);
    await viewer.close();
  });
});
