import { openPageBrowser } from '@nukkad/testing/browser.ts';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectGoodScreen, hireOrigin, OWNERS, openPhone, signIn } from './support/hire-visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openPageBrowser();
});
afterAll(() => browser.close());

it('moves the pin of a workplace by a press on the map and by the arrow keys, in mr', async () => {
  const { context, page } = await openPhone(browser);
  await signIn(page, OWNERS.pin);
  await context.addInitScript(() => localStorage.setItem('hire-language', 'mr'));
  await page.goto(`${hireOrigin()}/jobs/new`);
  await page.getByRole('textbox', { name: 'तुम्हाला कोण हवं आहे?' }).waitFor();
  await page.locator('.hire-block__line', { hasText: 'ठिकाण' }).click();
  await page.getByRole('button', { name: 'नकाशावर नेमकी जागा दाखवा' }).click();
  const map = page.getByRole('region', { name: 'कामाच्या जागेचा नकाशा' });
  const pin = map.getByRole('button', { name: /^कामाच्या जागेची पिन/ });
  await pin.waitFor();
  const sent = () =>
    page.waitForRequest((request) => request.url().includes('/drafts') && request.method() !== 'GET');
  const latitudeOf = (body: string | null) => JSON.parse(body ?? '{}').fields.latitude as number;

  const first = sent();
  await map.click({ position: { x: 60, y: 60 } });
  const pressed = latitudeOf((await first).postData());
  await expectGoodScreen(page, 'map with the pin');
  const second = sent();
  await pin.focus();
  await page.keyboard.press('ArrowDown');
  expect(latitudeOf((await second).postData())).toBeLessThan(pressed);
  await context.close();
});
