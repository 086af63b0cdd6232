import { openPageBrowser } from '@nukkad/testing/browser.ts';
import type { Browser, Page } from 'playwright';
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
beforeAll(async () => {
  browser = await openPageBrowser();
});
afterAll(() => browser.close());

/** Gives the page a phone that stores passkeys and whose holder always unlocks it. Returns a function that counts them. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    return credentials.length;
  };
}

it('adds a passkey after a code, logs in with it in one press, and removes it', async () => {
  const { context, page } = await openPhone(browser);
  const stored = await addAuthenticator(page);
  await signIn(page, OWNERS.passkeys);
  await page.getByText('Next time without a code').waitFor();
  await expectGoodScreen(page, 'today with the offer');
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const mine = page.getByRole('button', { name: /^Remove the passkey/ });
  await mine.waitFor();
  expect(await stored()).toBe(1);
  await expectGoodScreen(page, 'settings with a passkey');

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('This device already has a passkey for you.').waitFor();
  expect(await stored()).toBe(1);

  await page.getByRole('button', { name: 'Log out on this device' }).click();
  const presses = await countPresses(page);
  await page.goto(hireOrigin());
  const passkey = page.getByRole('button', { name: 'Log in with a passkey' });
  await passkey.waitFor();
  await expectGoodScreen(page, 'sign-in with a passkey');
  await passkey.click();
  await page.waitForURL('**/today');
  expect(presses()).toBe(1);
  expect(await page.getByText('Next time without a code').count()).toBe(0);

  await page.goto(`${hireOrigin()}/settings`);
  await page
    .getByText(/^Last used /)
    .first()
    .waitFor();
  await mine.click();
  await mine.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log out on this device' }).click();
  await passkey.click();
  await page.getByText('This passkey could not be verified. Log in with a code instead.').waitFor();
  await context.close();
});

it('tells who has no passkey here to use a code', async () => {
  const { context, page } = await openPhone(browser);
  await addAuthenticator(page);
  await page.goto(hireOrigin());
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('Nothing was chosen. Try again, or log in with a code.').waitFor();
  await expectGoodScreen(page, 'no passkey');
  await context.close();
});
