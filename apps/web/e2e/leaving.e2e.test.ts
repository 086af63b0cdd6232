import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeViewers, wholeBrowser } from './support/shared-browser.ts';
import { registerAsNew } from './support/sign-in.ts';
import { type BrowserStores, readStores } from './support/stores.ts';
import { openViewer, type Viewer } from './support/viewer.ts';

/** A position in Pune that no job has, so that a search for its decimals finds only the reader's position. */
const HERE = { latitude: 18.51239, longitude: 73.87654 };
const POSITION = ['18.5124', '73.8765', '73.8766'];
const PERSON = { name: 'Sunanda Waghmare', email: `leaving-${Date.now()}@mail.example` };
const DRAFT = 'I have cooked for two hundred people.';
const PUNE = { en: 'Pune', hi: 'पुणे', mr: 'पुणे' } as const;
const SHARED_PHONE: BrowserContextOptions = {
  serviceWorkers: 'allow',
  geolocation: HERE,
  permissions: ['geolocation'],
};

let browser: Browser;

beforeAll(async () => {
  browser = await wholeBrowser();
});
afterAll(() => closeViewers(browser));

async function findNearMe({ page, words }: Viewer): Promise<void> {
  await page.getByRole('button', { name: words.filter('nearMe') }).click();
  await page.waitForURL(/near=me/);
  await page.locator('main article').first().waitFor();
}

async function pickFromSearch(viewer: Viewer): Promise<string> {
  const { page, words } = viewer;
  await viewer.open('/searchjob?city=Pune');
  await page.getByRole('combobox', { name: words.search('label') }).fill('cook');
  const found = page
    .getByRole('group', { name: words.search('jobs') })
    .locator('[role=option]:has(mark)')
    .first();
  await found.click();
  await page.waitForURL(/\/jobs\?/);
  return page.url().slice(-6);
}

async function chooseCity(viewer: Viewer): Promise<void> {
  const { page, words } = viewer;
  await page.locator('.job-list-bar__city').click();
  await page.getByRole('dialog').getByRole('link', { name: PUNE[viewer.language] }).first().click();
  await page.waitForURL(/city=Pune/);
  await page.getByRole('heading', { name: words.nav('chooseCity') }).waitFor({ state: 'hidden' });
}

/** Waits until the page has stored API responses for offline use, which starts with the first interaction. */
async function awaitAnswers({ page }: Viewer, names: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 50);
      const { databases } = await readStores(page);
      return names.every((name) => databases.includes(name));
    })
    .toBe(true);
}

/** Opens a browser on a shared phone, uses the site as a visitor, then signs in. */
async function openSharedPhone(language: Viewer['language'] = 'en') {
  const viewer = await openViewer(browser, language, SHARED_PHONE);
  const { page } = viewer;
  await viewer.open('/joblist');
  await chooseCity(viewer);
  await findNearMe(viewer);
  await awaitAnswers(viewer, ['jobs.filter', POSITION[0] as string]);
  const picked = await pickFromSearch(viewer);
  await viewer.open('/register?returnTo=%2FupdateProfile');
  await registerAsNew(viewer, { ...PERSON, email: `${language}-${Math.random()}-${PERSON.email}` });
  await page.waitForURL(/\/updateProfile/);
  await viewer.open('/aboutme');
  await page.getByLabel(viewer.words.about('label')).fill(DRAFT);
  await viewer.open('/myjobs');
  await awaitAnswers(viewer, ['applications.myJobs', POSITION[0] as string]);
  const before = await readStores(page);
  const candidateId = before.local['nukkad.candidateId'] ?? '';
  expect(candidateId).not.toBe('');
  // Precondition: the data that signing out must remove is stored now.
  expect(before.local).toMatchObject({ 'nukkad.city': 'Pune', 'nukkad.ownLatitude': POSITION[0] });
  expect(before.local['nukkad.recentSearches']).toContain(picked);
  expect(JSON.stringify(before.tab)).toContain(DRAFT);
  expect(before.cookies.length).toBeGreaterThan(1);
  return { viewer, personal: [candidateId, 'Sunanda', PERSON.email, DRAFT, ...POSITION], picked };
}

/**
 * Stored items that may remain after signing out: language, theme, and a random id that expires ten minutes after a
 * sign-in starts.
 */
const COOKIES_THAT_STAY = ['nukkad_language', 'nukkad_theme', 'nukkad_browser'];

/** Expects no personal data in any browser storage, also after the page had time to write more. */
async function expectNothingOf(
  viewer: Viewer,
  { personal, picked }: { personal: readonly string[]; picked: string },
): Promise<void> {
  const { page, words } = viewer;
  const login = page.getByRole('link', { name: words.nav('login') }).first();
  await login.waitFor();
  await awaitAnswers(viewer, ['jobs.filter']);
  const stores: BrowserStores = await readStores(page);
  expect(Object.keys(stores.local).filter((name) => !/^nukkad\.(language|shell)$/.test(name))).toEqual([]);
  expect(Object.keys(stores.tab).filter((name) => !name.startsWith('react-router-scroll'))).toEqual([]);
  expect(stores.cookies.filter((name) => !COOKIES_THAT_STAY.includes(name))).toEqual([]);
  const all = JSON.stringify(stores);
  for (const text of [...personal, `-${picked}"`]) expect(all.includes(text), text).toBe(false);
}

describe('a shared phone keeps no personal data in any browser storage', () => {
  it('when logging out', async () => {
    const shared = await openSharedPhone('mr');
    const { viewer } = shared;
    const { page, words } = viewer;
    const otherTab = await page.context().newPage();
    await otherTab.goto(new URL('/aboutme', page.url()).href);
    const about = otherTab.getByLabel(words.about('label'));
    await about.fill(DRAFT);
    await about.press('End');
    // The first interaction loads the later parts of the frame.
    await otherTab.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('later-parts')),
    );
    await viewer.open('/setting');
    await page.getByRole('button', { name: words.settings('logout') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.settings('logout') })
      .click();
    await page.waitForURL(/\/joblist$/);
    await expectNothingOf(viewer, shared);
    await otherTab.waitForURL(/\/joblist$/);
    expect(await otherTab.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain(DRAFT);
    await viewer.close();
  });

  it('when deleting the account', async () => {
    const shared = await openSharedPhone();
    const { viewer } = shared;
    const { page, words } = viewer;
    await viewer.open('/setting');
    await page.getByRole('button', { name: words.settings('remove.open') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: words.settings('remove.confirm') }).click();
    await page.waitForURL(/\/joblist$/);
    await expectNothingOf(viewer, shared);
    await viewer.close();
  });
});

it('withdrawing consent removes position and recent searches from every storage without logging out', async () => {
  const { viewer } = await openSharedPhone('hi');
  const { page, words } = viewer;
  await viewer.open('/setting');
  await page.getByText(words.settings('data.open')).click();
  const location = page.locator('.consent-item', { hasText: 'लोकेशन' }).getByRole('checkbox');
  const given = page.waitForResponse((response) => response.url().includes('/giveConsent'));
  await location.click({ force: true });
  await given;
  await expect.poll(() => location.isChecked()).toBe(true);
  const takenBack = page.waitForResponse((response) => response.url().includes('/withdrawConsent'));
  await location.click({ force: true });
  await takenBack;
  await expect
    .poll(async () => {
      const stores = JSON.stringify(await readStores(page));
      return POSITION.filter((text) => stores.includes(text));
    })
    .toEqual([]);
  const { local } = await readStores(page);
  expect(local).toMatchObject({ 'nukkad.city': 'Pune', 'nukkad.givenName': 'Sunanda' });
  expect(local['nukkad.recentSearches']).toBeUndefined();
  await viewer.close();
});
