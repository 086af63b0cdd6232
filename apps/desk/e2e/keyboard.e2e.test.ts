import { openPageBrowser } from '@nukkad/testing/browser.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hireOrigin, OWNERS, openPhone, signIn } from './support/hire-visitor.ts';
import { expectFocus, focused, tabTo } from './support/keyboard.ts';

// What a company does most, with Tab, Enter, Space and the arrow keys alone. The pages are opened by their address; from then
// on nothing is pressed with a pointer. No step may lose the focus.

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openPageBrowser();
  ({ page } = await openPhone(browser, { width: 1280, height: 800 }));
  await page.addInitScript(() => localStorage.setItem('hire-language', 'en'));
  await signIn(page, OWNERS.keyboard);
});
afterAll(() => browser.close());

const open = async (path: string) => {
  await page.goto(hireOrigin() + path);
  await page.locator('main h1').waitFor();
  // Tab would pass a list that is still loading.
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
};
const enter = () => page.keyboard.press('Enter');

it('posts a job', async () => {
  await open('/today');
  await tabTo(page, 'Jobs');
  await enter();
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
  await tabTo(page, 'Post a job');
  await enter();
  await expectFocus(page, 'Who do you need?');
  await page.keyboard.type('cook');
  await page.getByRole('button', { name: 'Cook', exact: true }).waitFor();
  await tabTo(page, 'Cook');
  await enter();
  await expectFocus(page, 'Pay');
  await page.getByRole('button', { name: /^₹/ }).first().waitFor();
  await tabTo(page, /^₹/);
  await page.keyboard.press('Space');
  // Every block is filled now, and the one of the pay is a line again.
  await expectFocus(page, /^Pay ?₹/);
  await tabTo(page, /^Hours/);
  await enter();
  await expectFocus(page, 'Hours');
  await tabTo(page, 'Night');
  await page.keyboard.press('Space');
  await tabTo(page, 'Done');
  await enter();
  await expectFocus(page, /^Hours.*Night/);
  await tabTo(page, /^Place/);
  await enter();
  await expectFocus(page, 'Place');
  // The places are one group: the arrow keys choose in it.
  await page.getByRole('radio').first().waitFor();
  await page.keyboard.press('Tab');
  expect((await focused(page)).tag).toBe('input');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, 'Publish');
  await enter();
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
  await page.locator('.hire-figures').waitFor();
  // The heading takes the focus if the button was gone before the new page was shown.
  expect(['main', 'h1']).toContain((await focused(page)).tag);
});

it('answers an applicant, closes a dialog by Escape, and takes a no back', async () => {
  await open('/applicants');
  await tabTo(page, /^Answer /);
  const { name: first } = await focused(page);
  await enter();
  await page.getByRole('button', { name: 'Lives too far away' }).waitFor();
  // The focus is in the dialog, stays there, and returns to the button.
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).toMatch(
      /^dialog|body$/,
    );
  }
  await page.keyboard.press('Escape');
  await expectFocus(page, first);
  await enter();
  await tabTo(page, 'Lives too far away');
  await enter();
  await page.locator('.hire-card .hire-answers__held').first().waitFor();
  await expectFocus(page, /^Your no goes out in 10 minutes/);
  await tabTo(page, 'Take it back');
  await enter();
  await page.locator('.hire-card .hire-answers__held').first().waitFor({ state: 'detached' });
  expect((await focused(page)).tag).not.toBe('body');
});

it('says no to everybody who is new, and takes all back', async () => {
  await open('/applicants');
  await tabTo(page, 'Select many');
  await enter();
  await expectFocus(page, /^All \(/);
  await tabTo(page, 'Cancel', 'Shift+Tab');
  await enter();
  await expectFocus(page, 'Select many');
  await enter();
  await expectFocus(page, /^All \(/);
  await enter();
  await tabTo(page, /^Answer \(/);
  await enter();
  await tabTo(page, 'Position filled');
  await enter();
  await expectFocus(page, /people: Your no goes out in 10 minutes/);
  await tabTo(page, 'Take it back');
  await enter();
  await page.locator('.hire-list__all > .hire-answers__held').waitFor({ state: 'detached' });
  expect((await focused(page)).tag).not.toBe('body');
});

it('calls, and returns to the button when the dialog is closed', async () => {
  // The API gives numbers only from 8 to 21 o'clock in India.
  await page.route('**/contact', (route) => route.fulfill({ json: { phone: '+919870000001' } }));
  await open('/applicants');
  await tabTo(page, /^Call /);
  const { name } = await focused(page);
  await enter();
  await page.getByRole('link', { name: '+91 9870000001' }).waitFor();
  await tabTo(page, 'Close');
  await enter();
  await expectFocus(page, name);
  await page.unroute('**/contact');
});

it('plans an interview', async () => {
  await open('/applicants?stage=SHORTLISTED');
  const address = await page.locator('.hire-card h3 a').first().getAttribute('href');
  await open(address ?? '');
  await tabTo(page, /^Invite .* to an interview$/);
  const { name } = await focused(page);
  await enter();
  await tabTo(page, '5 PM');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expectFocus(page, name);
  await enter();
  await tabTo(page, '5 PM');
  await page.keyboard.press('Space');
  await tabTo(page, 'Send the invitation');
  await enter();
  await page.locator('.hire-interview').getByText('No reply yet').first().waitFor();
  await expect.poll(async () => (await focused(page)).tag, { timeout: 5000 }).toBe('h1');
});

it('changes what the company says, and cancels', async () => {
  await open('/company');
  await tabTo(page, 'Change name and details');
  await enter();
  await expect.poll(async () => (await focused(page)).tag, { timeout: 5000 }).toBe('h2');
  await tabTo(page, 'Cancel');
  await enter();
  await expect.poll(async () => (await focused(page)).tag, { timeout: 5000 }).toBe('h2');
});
