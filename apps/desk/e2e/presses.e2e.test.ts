import { openPageBrowser } from '@nukkad/testing/browser.ts';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { countPresses, hireOrigin, openPhone } from './support/hire-visitor.ts';
import { JOURNEYS } from './support/journeys.ts';

let browser: Browser;
let phone: Awaited<ReturnType<typeof openPhone>>;
let presses: () => number;

beforeAll(async () => {
  browser = await openPageBrowser();
  phone = await openPhone(browser);
  presses = await countPresses(phone.page);
});
afterAll(() => browser.close());

// The journeys follow each other on one phone, because each leads to the state in which the next one starts.
it.each(JOURNEYS)('takes at most $presses presses: $name', async (journey) => {
  const visit = { page: phone.page, hire: hireOrigin(), site: inject('origin') };
  await journey.open?.(visit);
  const before = presses();
  await journey.run(visit);
  expect(presses() - before).toBeGreaterThan(0);
  expect(presses() - before).toBeLessThanOrEqual(journey.presses);
});
