import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import type { Browser, BrowserContextOptions } from 'playwright';
import { inject } from 'vitest';
import { readOtp, registerAsNew } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { openViewer, type Viewer } from './viewer.ts';

let phoneCount = 0;

/** Returns a phone number of ten digits that no other test or run has used. */
function freshPhone(): string {
  phoneCount += 1;
  return `8${String(Date.now()).slice(-7)}${String(phoneCount).padStart(2, '0')}`;
}

/** Fills in the form on /updateProfile, and verifies a new phone number. */
async function completeProfile({ page, words }: Viewer): Promise<void> {
  const phone = freshPhone();
  await page.getByRole('button', { name: words.personal('addNumber') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(phone);
  await dialog.getByRole('button', { name: words.personal('phone.send') }).click();
  const code = dialog.getByLabel(words.personal('phone.code'));
  await code.waitFor();
  await code.fill(await readOtp(page.request, phone));
  await page.getByRole('button', { name: words.common('ok') }).click();
  await page.getByLabel(words.personal('birth.day')).selectOption('2');
  await page.getByLabel(words.personal('birth.month')).selectOption('4');
  await page.getByLabel(words.personal('birth.year')).selectOption('1999');
  await page.getByRole('button', { name: words.personal('genders.FEMALE') }).click();
  await page.getByRole('button', { name: words.personal('submit'), exact: true }).click();
}

/** Verifies a phone number in the dialog that opens before applying or calling. */
export async function giveDetails({ page, words }: Viewer, phone = freshPhone()): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.personal('phone.number')).fill(phone);
  await dialog.getByRole('button', { name: words.personal('phone.send') }).click();
  const code = dialog.getByLabel(words.personal('phone.code'));
  await code.waitFor();
  await code.fill(await readOtp(page.request, phone));
}

/** Registers a new user on the screens, fills in the first form with a verified number, and continues to `path`. */
export async function registerOnScreens(
  browser: Browser,
  language: Viewer['language'],
  path: string,
): Promise<Viewer> {
  const viewer = await openViewer(browser, language);
  const { page, words } = viewer;
  const first = `/updateProfile?returnTo=${encodeURIComponent(path)}`;
  await viewer.open(`/register?returnTo=${encodeURIComponent(first)}`);
  await registerAsNew(viewer, { name: 'Seema Yadav', email: `seeker-${freshPhone()}@mail.example` });
  await page.waitForURL(/\/updateProfile/);
  await completeProfile(viewer);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words.personal('goBack') })
    .click();
  await page.waitForURL(inject('origin') + pathInLanguage(path, language));
  return viewer;
}

/** Opens a screen as a new user with a verified number. Registers by API calls, which is faster than on the screens. */
export async function openNewCandidate(
  browser: Browser,
  language: Viewer['language'],
  path: string,
  options: BrowserContextOptions = {},
): Promise<Viewer> {
  const phone = freshPhone();
  const person = { name: 'Seema Yadav', email: `seeker-${phone}@mail.example`, phone };
  const viewer = await openViewer(browser, language, {
    ...options,
    storageState: await signUp(language, person),
  });
  await viewer.open(path);
  return viewer;
}
