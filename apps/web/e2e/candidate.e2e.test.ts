import { HR_FROM_HOUR, HR_TO_HOUR } from '@nukkad/contract/constants.ts';
import { isHrOpen } from '@nukkad/domain/hr-window.ts';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNewCandidate } from './support/new-candidate.ts';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { openViewer, type Viewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const CARD = 'main article h3 a, main article h2 a';

async function openFirstJob(viewer: Viewer): Promise<string> {
  const { page } = viewer;
  await viewer.open('/joblist?city=Pune');
  const first = page.locator(CARD).first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  return title;
}

async function applyHere({ page, words }: Viewer): Promise<void> {
  const button = words.jobs('applyCost', { count: 1 });
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await page.getByRole('heading', { name: words.apply('doneTitle') }).waitFor();
}

describe('the profile', () => {
  it('shows the content of each form, and a draft survives a reload', async () => {
    const viewer = await openNewCandidate(browser, 'mr', '/aboutme');
    const { page, words } = viewer;
    const about = 'मला दोनशे लोकांचा स्वयंपाक करता येतो आणि आवडतो.';
    await page.getByLabel(words.about('label')).fill(about);
    await page.reload();
    await expect.poll(() => page.getByLabel(words.about('label')).inputValue()).toBe(about);
    await page.getByRole('button', { name: words.common('save') }).click();
    await page.waitForURL(/\/profile$/);
    await page.getByText(about).waitFor();

    await viewer.open('/interest');
    const tiles = page.locator('#main .nk-chip');
    for (const index of [0, 1, 2]) await tiles.nth(index).click();
    await page.getByRole('button', { name: words.common('confirm') }).click();
    await page.waitForURL(/\/profile$/);

    await viewer.open('/sscDetail');
    await page.getByLabel(words.education('school')).fill('जिल्हा परिषद शाळा');
    await page.getByLabel(words.education('percentage')).fill('101');
    await page.getByRole('button', { name: words.common('save') }).click();
    await page.getByText(words.education('percentageWrong')).waitFor();
    await page.getByLabel(words.education('percentage')).fill('72.5');
    await page.getByRole('button', { name: words.common('save') }).click();
    await page.getByRole('heading', { name: words.education('savedTitle') }).waitFor();

    await viewer.open('/experience');
    await page.getByLabel(words.work('organization')).fill('चहा कट्टा');
    await page.getByLabel(words.work('position')).fill('स्वयंपाकी');
    await page.getByText(words.work('isCurrent')).click();
    await page.getByLabel(words.work('start')).fill('2024-02-01');
    await page.getByLabel(words.work('professionalSummary')).fill('रोज दोनशे लोकांचा स्वयंपाक केला.');
    await page.getByRole('button', { name: words.common('submit') }).click();
    await page.getByRole('link', { name: words.work('toProfile') }).click();
    await page.waitForURL(/\/profile$/);

    await page.getByRole('button', { name: words.profile('resume.make') }).click();
    await page.getByText(words.profile('resume.made')).waitFor();
    for (const text of ['चहा कट्टा', 'जिल्हा परिषद शाळा', about])
      await page.getByText(text).first().waitFor({ state: 'attached' });
    await viewer.expectNoFaults();
    await viewer.close();
  });

  it('shows an error for a wrong code, and accepts the right one', async () => {
    const viewer = await openViewer(browser, 'hi');
    const { page, words } = viewer;
    await viewer.open('/register?returnTo=%2FupdateProfile');
    await page.getByText(words.login('accept'), { exact: true }).click();
    await page.getByRole('button', { name: words.login('google') }).click();
    await page.locator('input[name="name"]').fill('Wrong Code');
    await page.locator('input[name="email"]').fill(`code-${Date.now()}@mail.example`);
    await page.locator('button.main').click();
    await page.waitForURL(/\/updateProfile/);
    await page.getByRole('button', { name: words.personal('addNumber') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('12345');
    await dialog.getByRole('button', { name: words.personal('phone.send') }).click();
    await dialog.getByText(words.errors('code.INVALID_NUMBER')).waitFor();
    await dialog.getByRole('textbox').fill(`0 7${String(Date.now()).slice(-9)}`);
    await dialog.getByRole('button', { name: words.personal('phone.send') }).click();
    const code = dialog.getByLabel(words.personal('phone.code'));
    await code.waitFor();
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    await dialog.getByRole('button', { name: words.personal('phone.verify') }).click();
    await dialog.getByText(words.personal('phone.missing')).waitFor();
    await code.fill('000000');
    await dialog.getByText(words.personal('phone.triesLeft', { count: 4 })).waitFor();
    await expect.poll(() => code.inputValue()).toBe('');
    await viewer.expectNoFaults();
    await viewer.close();
  });
});

describe('an application', () => {
  it('can be withdrawn and sent again', async () => {
    const viewer = await openNewCandidate(browser, 'en', '/joblist');
    const { page, words } = viewer;
    const title = await openFirstJob(viewer);
    await applyHere(viewer);
    await viewer.open('/myjobs?tab=applied');
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    await page.getByText(words.mine('progress')).click();
    await page.getByRole('button', { name: words.apply('withdraw') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.mine('takeBack'), exact: true })
      .click();
    await page.getByRole('heading', { name: words.mine('empty.APPLIED') }).waitFor();
    await page.getByRole('tab', { name: words.mine('tab.ALL') }).click();
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await applyHere(viewer);
    await viewer.close();
  });

  it('HR can be called only during its hours, and a job can be reported once', async () => {
    const viewer = await openNewCandidate(browser, 'en', '/joblist');
    const { page, words } = viewer;
    await openFirstJob(viewer);
    await page.getByRole('button', { name: words.jobs('callHr') }).click();
    const dialog = page.getByRole('dialog');
    if (isHrOpen({ fromHour: HR_FROM_HOUR, toHour: HR_TO_HOUR }, new Date())) {
      await dialog.getByRole('button', { name: words.hr('show', { count: 1 }) }).click();
      await dialog.getByText(words.hr('spent', { count: 1, credits: 9 })).waitFor();
    } else {
      await dialog.getByRole('heading', { name: words.hr('closedTitle') }).waitFor();
    }
    await page.keyboard.press('Escape');
    for (const outcome of [words.report('doneTitle'), words.errors('code.ALREADY_REPORTED')]) {
      await page.reload();
      await page.getByRole('button', { name: words.jobs('report') }).click();
      await dialog.getByRole('button', { name: words.report('send') }).click();
      await dialog.getByText(words.report('chooseAny')).waitFor();
      await dialog.getByRole('radio').first().check({ force: true });
      await dialog.getByRole('button', { name: words.report('send') }).click();
      await dialog.getByText(outcome).waitFor();
    }
    await viewer.close();
  });
});

describe('the chat', () => {
  it('stores messages, and ignores blank ones', async () => {
    const viewer = await openNewCandidate(browser, 'hi', '/chatadmin');
    const { page, words } = viewer;
    const box = page.getByRole('textbox', { name: words.chat('message') });
    await box.fill('   ');
    await page.keyboard.press('Enter');
    const text = 'मुझे और क्रेडिट कैसे मिलेंगे?';
    await box.fill(text);
    await page.keyboard.press('Enter');
    await page.locator('.chat-message:not([data-pending])', { hasText: text }).waitFor();
    await page.reload();
    await page.locator('.chat-message', { hasText: text }).waitFor();
    expect(await page.locator('.chat-message').count()).toBe(1);
    await viewer.expectNoFaults();
    await viewer.close();
  });
});

describe('leaving', () => {
  it('logging out keeps the language and no personal data', async () => {
    const viewer = await openNewCandidate(browser, 'mr', '/setting');
    const { page, words } = viewer;
    await page.getByRole('button', { name: words.settings('logout') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.settings('logout') })
      .click();
    await page.waitForURL(/\/joblist/);
    await page
      .getByRole('link', { name: words.nav('login') })
      .first()
      .waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('mr');
    expect(await page.evaluate(() => Object.keys(window.sessionStorage).join())).not.toContain('draft');
    await viewer.open('/myjobs');
    await page.getByRole('heading', { name: words['login-reasons']('status') }).waitFor();
    await viewer.close();
  });

  it('a deleted account cannot be used any more', async () => {
    const viewer = await openNewCandidate(browser, 'en', '/setting');
    const { page, words } = viewer;
    await page.getByRole('button', { name: words.settings('remove.open') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: words.settings('remove.confirm') }).click();
    await page.waitForURL(/\/joblist/);
    await viewer.open('/profile');
    await page.waitForURL(/\/joblist/);
    await viewer.close();
  });
});
