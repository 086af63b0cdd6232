import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { registerAsNew } from './support/sign-in.ts';
import { openViewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

describe('a job alert', () => {
  it('asks a visitor to log in, is saved afterwards, and can be removed in the notifications', async () => {
    const viewer = await openViewer(browser, 'mr', { viewport: { width: 360, height: 740 } });
    const { page, words } = viewer;
    await viewer.open('/joblist?q=beautician&city=Nashik');
    const address = page.url();
    await page.getByRole('button', { name: words.jobs('alert.offer') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words['login-reasons']('alert')).waitFor();
    await dialog.getByRole('link', { name: words.nav('login') }).click();
    await page.waitForURL(/\/register/);
    await registerAsNew(viewer, { name: 'सुजाता मोरे', email: `alert-${Date.now()}@mail.example` });
    await page.waitForURL(address);
    await page.getByText(words.jobs('alert.added')).waitFor();
    await page.getByRole('button', { name: words.jobs('alert.stop') }).waitFor();
    await viewer.expectNoFaults();
    await viewer.open('/notification');
    await page.getByRole('heading', { name: words.notifications('alerts.title') }).waitFor();
    await viewer.expectNoFaults();
    await page.getByRole('button', { name: new RegExp(`^${words.notifications('alerts.stop')}: `) }).click();
    await page.getByText(words.jobs('alert.removed')).waitFor();
    await page
      .getByRole('heading', { name: words.notifications('alerts.title') })
      .waitFor({ state: 'detached' });
    await viewer.close();
  });
});
