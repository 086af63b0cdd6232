import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countEffort } from './support/count-effort.ts';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { readOtp } from './support/sign-in.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

/**
 * Presses and fields of a newcomer from the landing page in Marathi to an application. One more press chooses the
 * language where the phone is not set to Marathi. At most nine are allowed.
 */
const PRESSES = 7;
/** The number, the code and the name. The kind of work and the city are pressed. */
const FIELDS = 3;
/** The city and the kind of work. Nothing is ticked, and birth date and gender are asked only if the job needs them. */
const CHOICES = 2;

it('leads a newcomer from the landing to an application by number, and a known person by two presses', async () => {
  const viewer = await openViewer(browser, 'mr');
  const { page, words } = viewer;
  const phone = `95${String(Date.now()).slice(-8)}`;
  const effort = await countEffort(viewer);
  const job = page.locator('main article h3 a, main article h2 a');
  const dialog = page.getByRole('dialog');
  const apply = words.jobs('applyCost', { count: 1 });

  await viewer.open('/');
  await viewer.awaitScript('main form');
  await page.locator('#hero-city').click();
  await dialog.getByRole('link', { name: 'पुणे' }).first().click();
  await page.locator('main a[href*="profile="]').first().click();
  await page.waitForURL(/\/joblist\?.*city=Pune/);
  await job.first().click();
  await page.waitForURL(/\/jobs\?/);
  const jobAddress = page.url();
  await page.getByRole('link', { name: words.apply('visitorApply'), exact: true }).click();
  await page.waitForURL(/\/register/);
  await page.getByLabel(words.personal('phone.number')).fill(phone);
  await page.getByRole('button', { name: words.login('phone.send') }).click();
  const code = page.getByLabel(words.personal('phone.code'));
  await code.waitFor();
  await viewer.expectNoFaults();
  // The complete code signs in and leads back without a press.
  await code.fill(await readOtp(page.request, phone));
  await page.waitForURL(jobAddress);
  await dialog.getByLabel(words.personal('name')).fill('सुनीता काळे');
  for (const chip of await dialog.getByRole('button', { pressed: true }).all())
    throw new Error(`answered beforehand: ${await chip.textContent()}`);
  await viewer.expectNoFaults();
  await dialog.getByRole('button', { name: apply }).click();
  await page.getByRole('heading', { name: words.apply('doneTitle') }).waitFor();
  await dialog.getByText(words.apply('doneChat')).waitFor();
  expect(effort.presses()).toBe(PRESSES);
  expect(effort.fields()).toBe(FIELDS);
  expect(effort.choices(), effort.choices().join(', ')).toHaveLength(CHOICES);

  await dialog.getByRole('link', { name: words.apply('moreJobs') }).click();
  await job.nth(1).click();
  await page.getByRole('button', { name: apply }).waitFor();
  const before = effort.presses();
  await page.getByRole('button', { name: apply }).click();
  await dialog.getByRole('button', { name: apply }).click();
  await page.getByRole('heading', { name: words.apply('doneTitle') }).waitFor();
  expect(effort.presses() - before).toBe(2);
  expect(effort.choices()).toHaveLength(CHOICES);

  await viewer.close();
});
