import { LANGUAGES } from '@nukkad/contract';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { openViewer, type Viewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const PUNE = { en: 'Pune', hi: 'पुणे', mr: 'पुणे' } as const;
const NEAR_ME = { en: 'Near me', hi: 'मेरे आसपास', mr: 'माझ्या जवळ' } as const;
const LOGIN_FIRST = {
  en: 'Please log in first. You will come back to this page.',
  hi: 'पहले लॉगिन करें। आप इसी पेज पर वापस आएँगे।',
  mr: 'आधी लॉगिन करा. तुम्ही याच पानावर परत याल.',
} as const;
const WAIT = { en: 'One moment…', hi: 'एक पल रुकिए…', mr: 'थांबा…' } as const;

const searchOf = (page: Page) => new URL(page.url()).searchParams;

/** Holds back all scripts of the page until the returned function is called. */
async function delayScripts({ page }: Viewer): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page without waiting for its scripts. */
const openEarly = ({ page }: Viewer, path: string) =>
  page.goto(inject('origin') + path, { waitUntil: 'commit' });

/** Returns the address of a job. */
async function firstJob(viewer: Viewer): Promise<string> {
  await viewer.open('/joblist');
  const link = viewer.page.locator('main article a[href*="/jobs?"]').first();
  return (await link.getAttribute('href')) ?? '';
}

/** Opens the sheet of cities. Returns its rows, in order. */
async function openCities({ page, words }: Viewer): Promise<readonly string[]> {
  await page.locator('[popovertarget="city-sheet"]').first().click();
  const sheet = page.getByRole('dialog', { name: words.nav('chooseCity') });
  const cities = sheet.getByRole('link');
  // A sheet is shown one frame before its long content.
  await cities.nth(2).waitFor();
  return cities.allTextContents();
}

async function chooseType({ page, words }: Viewer): Promise<void> {
  await page.getByRole('button', { name: words.filter('open') }).click();
  const sheet = page.getByRole('dialog', { name: words.filter('title') });
  await sheet.getByLabel(words.filter('name.jobType')).selectOption('part_time');
  await sheet.getByRole('button', { name: words.filter('apply') }).click();
  await page.waitForURL(/type=part_time/);
}

describe('without JavaScript', () => {
  it.each(LANGUAGES)('a city is chosen in %s, and the filters stay', async (language) => {
    const viewer = await openViewer(browser, language, { javaScriptEnabled: false });
    const { page } = viewer;
    await viewer.open('/joblist?type=part_time');
    const [nearMe, , ...cities] = await openCities(viewer);
    expect(nearMe).toBe(NEAR_ME[language]);
    expect(cities.length).toBeGreaterThan(10);
    for (const city of cities) expect(city).toMatch(/\d/);
    await page.getByRole('dialog').getByRole('link', { name: PUNE[language] }).first().click();
    await page.waitForURL(/city=Pune/);
    expect(searchOf(page).get('type')).toBe('part_time');
    await viewer.close();
  });

  it('a typed city is searched', async () => {
    const viewer = await openViewer(browser, 'en', { javaScriptEnabled: false });
    const { page, words } = viewer;
    await viewer.open('/');
    await openCities(viewer);
    await page.getByRole('dialog').getByLabel(words.nav('place')).fill('Nashik');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/joblist\?city=Nashik/);
    await viewer.close();
  });

  it.each(LANGUAGES)('a filter is applied in %s', async (language) => {
    const viewer = await openViewer(browser, language, { javaScriptEnabled: false });
    await viewer.open('/joblist?city=Pune');
    await chooseType(viewer);
    expect(searchOf(viewer.page).get('city')).toBe('Pune');
    await viewer.close();
  });

  it('a job is shared, and the dialog closes', async () => {
    const viewer = await openViewer(browser, 'hi', { javaScriptEnabled: false });
    const { page, words } = viewer;
    await viewer.open('/joblist');
    await page.goto(
      new URL(
        (await page.locator('main article a[href*="/jobs?"]').first().getAttribute('href')) ?? '',
        page.url(),
      ).href,
    );
    await page.getByRole('button', { name: words.common('share') }).click();
    const sheet = page.getByRole('dialog', { name: words.jobs('share') });
    const [whatsApp] = await sheet
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(decodeURIComponent(whatsApp ?? '')).toContain('/hi/jobs?');
    await sheet.getByRole('button', { name: words.common('close') }).click();
    await sheet.waitFor({ state: 'hidden' });
    await viewer.close();
  });

  it.each(LANGUAGES)(
    'the filters keep values of the panel that they do not list, in %s',
    async (language) => {
      const viewer = await openViewer(browser, language, { javaScriptEnabled: false });
      const { page, words } = viewer;
      await viewer.open('/joblist?city=Pune&radius=7&exp=experienced&years=2-5');
      await page.getByRole('button', { name: words.filter('active', { count: 2 }) }).click();
      const sheet = page.getByRole('dialog', { name: words.filter('title') });
      await sheet.getByRole('button', { name: words.filter('apply') }).click();
      await page.waitForURL(/years=2-5/);
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('radius')).toBe('7');
      expect(searchParams.get('exp')).toBe('experienced');
      await page.getByRole('button', { name: words.filter('active', { count: 2 }) }).click();
      await sheet.getByRole('link', { name: words.filter('reset') }).click();
      await page.waitForURL((url) => url.search === '?city=Pune');
      await viewer.close();
    },
  );

  it('the menu opens', async () => {
    const viewer = await openViewer(browser, 'mr', { javaScriptEnabled: false });
    const { page, words } = viewer;
    await viewer.open('/');
    await page.getByRole('button', { name: words.nav('menu'), exact: true }).click();
    await page
      .locator('#main-menu')
      .getByRole('link', { name: words.nav('myJobs') })
      .click();
    await page.waitForURL(/\/mr\/myjobs/);
    await viewer.close();
  });
});

describe('before the scripts have loaded', () => {
  it('the sheet of cities opens, and hydration neither closes it nor loses what was typed', async () => {
    const viewer = await openViewer(browser, 'mr');
    const { page, words } = viewer;
    const release = await delayScripts(viewer);
    await openEarly(viewer, '/mr');
    await openCities(viewer);
    const field = page.getByRole('dialog').getByLabel(words.nav('place'));
    await field.fill('बारा');
    release();
    await viewer.awaitScript('#city-sheet');
    // The search was typed before hydration, and its results come afterwards.
    await page.getByRole('dialog').getByRole('link', { name: 'बारामती' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('#hero-city').textContent()).toContain('बारामती');
    await viewer.close();
  });

  it('the filters open, keep what was chosen during hydration, and apply it', async () => {
    const viewer = await openViewer(browser, 'en');
    const { page, words } = viewer;
    const release = await delayScripts(viewer);
    await openEarly(viewer, '/joblist');
    await page.getByRole('button', { name: words.filter('open') }).click();
    const sheet = page.getByRole('dialog', { name: words.filter('title') });
    await sheet.getByLabel(words.filter('name.jobType')).selectOption('part_time');
    release();
    await viewer.awaitScript('#filter-sheet');
    expect(await sheet.getByLabel(words.filter('name.jobType')).inputValue()).toBe('part_time');
    await sheet.getByRole('button', { name: words.filter('apply') }).click();
    await page.waitForURL(/type=part_time/);
    await sheet.waitFor({ state: 'hidden' });
    await viewer.close();
  });

  it.each(LANGUAGES)(
    'a visitor who saves, calls HR or reports is asked in %s to log in, and comes back to the job',
    async (language) => {
      const viewer = await openViewer(browser, language);
      const { page, words } = viewer;
      const job = await firstJob(viewer);
      const release = await delayScripts(viewer);
      await openEarly(viewer, job);
      const dialog = page.getByRole('dialog', { name: words.nav('login') });
      const buttons = [
        page.locator('.job-head .save-button'),
        page.getByRole('button', { name: words.jobs('callHr') }),
        page.getByRole('button', { name: words.jobs('report') }),
      ];
      for (const button of buttons) {
        await button.click();
        await dialog.getByText(LOGIN_FIRST[language]).waitFor();
        await dialog.getByRole('button', { name: words.common('cancel') }).click();
        await dialog.waitFor({ state: 'hidden' });
        expect(await button.getAttribute('aria-busy')).toBeNull();
      }
      const [first] = buttons;
      await first?.click();
      const login = dialog.getByRole('link', { name: words.nav('login') });
      const address = new URL((await login.getAttribute('href')) ?? '', page.url());
      expect(address.pathname).toMatch(/\/register$/);
      expect(job).toContain(address.searchParams.get('returnTo'));
      release();
      await viewer.awaitScript('#login');
      // Hydration neither closes the dialog nor presses the button again.
      expect(await dialog.count()).toBe(1);
      await viewer.close();
    },
  );

  it.each(LANGUAGES)(
    'a known seeker’s press that needs a script says so in %s, until it answers',
    async (language) => {
      const viewer = await openViewer(browser, language);
      const { page, words } = viewer;
      const job = await firstJob(viewer);
      // The session has ended meanwhile, so that the answer is the login dialog.
      await page.evaluate(() => localStorage.setItem('nukkad.isUserLoggedIn', 'true'));
      const release = await delayScripts(viewer);
      await openEarly(viewer, job);
      const button = page.getByRole('button', { name: words.jobs('report') });
      await button.click();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await button.getAttribute('aria-busy')).toBe('true');
      expect(await page.locator('#wait').textContent()).toBe(WAIT[language]);
      release();
      await page.getByRole('dialog').getByText(words['login-reasons']('report')).waitFor();
      expect(await button.getAttribute('aria-busy')).toBeNull();
      expect(await page.locator('#wait').isVisible()).toBe(false);
      await viewer.close();
    },
  );
});

describe('the language of the browser', () => {
  it.each([
    ['mr-IN', '/', 'मराठीत पाहा', '/mr'],
    ['hi-IN', '/joblist?city=Pune', 'हिन्दी में देखें', '/hi/joblist?city=Pune'],
    ['en-IN', '/mr/faq', 'Use English', '/faq'],
  ])('%s is offered on %s from the first paint', async (locale, path, offer, target) => {
    const viewer = await openViewer(browser, null, { locale });
    const { page } = viewer;
    const release = await delayScripts(viewer);
    await openEarly(viewer, path);
    const link = page.locator('.language-offer').getByRole('link', { name: offer });
    await link.waitFor();
    // Before the stylesheet has loaded, the link is small.
    await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await link.click();
    await page.waitForURL((url) => url.pathname + url.search === target, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    expect(await page.locator('.language-offer').isVisible()).toBe(false);
    release();
    await viewer.close();
  });

  it.each([
    ['mr-IN', '/mr', null],
    ['en-IN', '/', null],
    ['ta-IN', '/', null],
    ['mr-IN', '/', 'en'],
  ] as const)('%s is not offered on %s with the chosen language %s', async (locale, path, chosen) => {
    const viewer = await openViewer(browser, chosen, { locale });
    await viewer.open(path);
    await viewer.page.locator('h1').first().waitFor();
    expect(await viewer.page.locator('.language-offer').isVisible()).toBe(false);
    await viewer.close();
  });
});

describe('the header', () => {
  it.each([
    ['320 px', { width: 320, height: 740 }],
    ['200 % text', { width: 180, height: 370 }],
  ])('is one row at %s, with the languages in the menu', async (_, viewport) => {
    const viewer = await openViewer(browser, 'mr', { viewport });
    const { page, words } = viewer;
    await viewer.open('/joblist');
    const header = await page.locator('.site-header').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(64);
    expect(await page.locator('.language-links').isVisible()).toBe(false);
    await page.getByRole('button', { name: words.nav('menu'), exact: true }).click();
    await page.locator('.menu-languages a[lang="hi"]').click();
    await page.waitForURL(/\/hi\/joblist/);
    await viewer.close();
  });
});
