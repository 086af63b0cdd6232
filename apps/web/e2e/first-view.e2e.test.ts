import { overBudget } from '@nukkad/testing/first-view/first-view.ts';
import { measureFirstView } from '@nukkad/testing/first-view/measure-first-view.ts';
import { publicPaths } from '@nukkad/testing/first-view/public-paths.ts';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

const origin = inject('origin');
const paths = await publicPaths(origin);

// Concurrent, because each test waits for half a second without network requests.
describe.concurrent.each(['en', 'hi', 'mr'])('the first view in %s', (language) => {
  it.each(paths)('%s stays within its size budget and fetches no data after the HTML', async (path) => {
    const { files, faults } = await measureFirstView(browser, origin + path, language);
    expect(faults).toEqual([]);
    expect(overBudget(files).join('\n')).toBe('');
    // The HTML contains the page's data, so no API call follows.
    const calls = files.filter((file) => file.kind === 'data' && file.path.startsWith('/api'));
    expect(calls.map((file) => file.path)).toEqual([]);
    // Fails the test if the page loads no script at all.
    expect(files.filter((file) => file.kind === 'js').length).toBeGreaterThan(2);
  });
});
