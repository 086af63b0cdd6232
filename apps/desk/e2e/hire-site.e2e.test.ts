import { openPageBrowser } from '@nukkad/testing/browser.ts';
import { awaitListening, failToHear, fakeSpeech, hear } from '@nukkad/testing/fake-speech.ts';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  countPresses,
  expectGoodScreen,
  hireOrigin,
  OWNERS,
  openPhone,
  signIn,
} from './support/hire-visitor.ts';

let browser: Browser;
/** The cookies of a signed-in owner, so that one code serves all tests. */
let state: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  browser = await openPageBrowser();
});
afterAll(() => browser.close());

async function signedIn(viewport?: { width: number; height: number }, language = 'en') {
  const phone = await openPhone(browser, viewport);
  await phone.context.addCookies(state.cookies);
  await phone.context.addInitScript((code) => localStorage.setItem('hire-language', code), language);
  return phone;
}

it('leads from the number to the first applicant in at most six presses', async () => {
  const { context, page } = await openPhone(browser);
  const presses = await countPresses(page);
  await page.goto(hireOrigin());
  await page.getByText('It costs nothing.').waitFor();
  await expectGoodScreen(page, 'sign-in');
  await signIn(page, OWNERS.site);
  await page.getByRole('link', { name: /new (person is|people are) waiting/ }).click();
  await page.locator('.hire-card h3 a').first().click();
  await page.getByRole('heading', { name: 'What happened so far' }).waitFor();
  expect(presses()).toBe(3);
  state = await context.storageState();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await context.close();
});

it('rings from an applicant in two presses: ours, and that of the dialler', async () => {
  const { context, page } = await signedIn();
  const presses = await countPresses(page);
  // The API gives numbers only from 8 to 21 o'clock in India.
  await page.route('**/contact', (route) => route.fulfill({ json: { phone: '+919870000001' } }));
  await page.goto(`${hireOrigin()}/applicants`);
  const address = await page.locator('.hire-card h3 a').first().getAttribute('href');
  await page.goto(hireOrigin() + address);
  await page.getByRole('button', { name: 'Call' }).click();
  const number = page.getByRole('link', { name: '+91 9870000001' });
  expect(await number.getAttribute('href')).toBe('tel:+919870000001');
  expect(presses()).toBe(1);
  await expectGoodScreen(page, 'call');
  await context.close();
});

it('says no in two presses, shows what the applicant will read, and takes it back', async () => {
  const { context, page } = await signedIn();
  const presses = await countPresses(page);
  await page.goto(`${hireOrigin()}/applicants`);
  const card = page.locator('.hire-card').filter({ has: page.getByRole('button', { name: /^Answer/ }) });
  const name = await card.first().locator('h3').textContent();
  await card
    .first()
    .getByRole('button', { name: /^Answer/ })
    .click();
  await page.getByRole('button', { name: 'Lives too far away' }).click();
  const held = page
    .locator('.hire-card', { hasText: name ?? '' })
    .locator('.hire-answers__held')
    .first();
  await held.getByText('They will read: “').waitFor();
  expect(presses()).toBe(2);
  await expectGoodScreen(page, 'held');
  await held.getByRole('button', { name: 'Take it back' }).click();
  await held.waitFor({ state: 'detached' });
  await context.close();
});

it('says no to everybody who is new in four presses, and takes all back', async () => {
  const { context, page } = await signedIn();
  const presses = await countPresses(page);
  await page.goto(`${hireOrigin()}/applicants`);
  await page.getByRole('button', { name: 'Select many' }).click();
  await page.getByRole('button', { name: /^All \(/ }).click();
  await page.getByRole('button', { name: /^Answer \(/ }).click();
  await page.getByRole('button', { name: 'Position filled' }).click();
  const together = page.locator('.hire-list__all > .hire-answers__held');
  await together.getByText(/people: Your no goes out in 10 minutes/).waitFor();
  expect(presses()).toBe(4);
  await together.getByRole('button', { name: 'Take it back' }).click();
  await together.waitFor({ state: 'detached' });
  await context.close();
});

it('plans an interview in three presses, and shows it in the calendar with a calendar file', async () => {
  const { context, page } = await signedIn();
  const presses = await countPresses(page);
  await page.goto(`${hireOrigin()}/applicants?stage=SHORTLISTED`);
  const address = await page.locator('.hire-card h3 a').first().getAttribute('href');
  await page.goto(hireOrigin() + address);
  await page.getByRole('button', { name: /^Invite .* to an interview$/ }).click();
  await page.getByRole('button', { name: '5 PM' }).click();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const card = page.locator('.hire-applicant__interview .hire-interview');
  await card.getByText('No reply yet').waitFor();
  expect(presses()).toBe(3);
  await expectGoodScreen(page, 'interview');
  const file = await card.getByRole('link', { name: /^To my calendar/ }).getAttribute('href');
  const calendar = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return { type: response.headers.get('content-type'), text: await response.text() };
  }, file ?? '');
  expect(calendar.type).toContain('text/calendar');
  expect(calendar.text).toContain('T170000');
  await page.goto(`${hireOrigin()}/calendar?days=7`);
  await page.locator('.hire-interview').first().waitFor();
  await context.close();
});

it('writes to an applicant, and lists the conversation', async () => {
  const { context, page } = await signedIn();
  await page.goto(`${hireOrigin()}/applicants`);
  const address = await page.locator('.hire-card h3 a').first().getAttribute('href');
  await page.goto(hireOrigin() + address);
  await page.getByRole('link', { name: /^Write to / }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Which gate is best for you?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.hire-thread__message').getByText('Which gate is best for you?').waitFor();
  expect(await page.getByRole('textbox', { name: 'Your message' }).inputValue()).toBe('');
  await expectGoodScreen(page, 'conversation');
  await page.goto(`${hireOrigin()}/messages`);
  await page.getByText('You: Which gate is best for you?').waitFor();
  await context.close();
});

it.each(['en', 'hi', 'mr'])(
  'fits a phone of 320 px and has no accessibility errors in %s',
  async (language) => {
    const { context, page } = await signedIn({ width: 320, height: 640 }, language);
    for (const path of [
      '/today',
      '/applicants',
      '/calendar?days=7',
      '/messages',
      '/reviews',
      '/notices',
      '/more',
      '/team',
      '/settings',
      '/help',
    ]) {
      await page.goto(hireOrigin() + path);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      await expectGoodScreen(page, `${language} ${path}`);
    }
    await context.close();
  },
);

it('takes down a job that is spoken, and says what is wrong with the microphone', async () => {
  const { context, page } = await signedIn(undefined, 'mr');
  await fakeSpeech(context);
  await page.goto(`${hireOrigin()}/jobs/new`);
  const microphone = page.getByRole('button', { name: 'बोलून लिहा: तुम्हाला कोण हवं आहे?' });
  await microphone.click();
  await expectGoodScreen(page, 'notice of the voice');
  await page.getByRole('button', { name: 'ठीक आहे, ऐका' }).click();
  expect(await awaitListening(page, 1)).toBe('mr-IN');
  await failToHear(page, 'not-allowed');
  await page.getByText('माइकची परवानगी नाही.').waitFor();
  await expectGoodScreen(page, 'refused microphone');
  await page.getByRole('button', { name: 'पुन्हा बोला' }).click();
  await awaitListening(page, 2);
  await hear(page, 'स्वयंपाकी हवा');
  await page.getByRole('button', { name: 'थांबवा' }).click();
  await expectGoodScreen(page, 'heard words');
  await page.getByRole('button', { name: 'हेच लिहा' }).click();
  expect(await page.getByRole('textbox', { name: 'तुम्हाला कोण हवं आहे?' }).inputValue()).toBe('स्वयंपाकी हवा');
  await page.getByRole('button', { name: 'स्वयंपाकी', exact: true }).waitFor();
  await expectGoodScreen(page, 'spoken job');
  await context.close();
});

it('opens without a connection, with its own files only', async () => {
  const context = await browser.newContext({ locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto(hireOrigin());
  await page.getByText('It costs nothing.').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/');
  expect(stored.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  await context.close();
});
