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

// Side by side: each waits half a second until nothing more is asked for.
describe.concurrent.each(['en', 'hi', 'mr'])('the first view in %s', (language) => {
  it.each(paths)(
    '%s costs no more than it may, and answers at once with all that it carries',
    async (path) => {
      const { files, faults } = await measureFirstView(browser, origin + path, language);
      expect(faults).toEqual([]);
      expect(overBudget(files).join('\n')).toBe('');
      // What the page is made of stands in its HTML: nothing is asked for a second time.
      const calls = files.filter((file) => file.kind === 'data' && file.path.startsWith('/api'));
      expect(calls.map((file) => file.path)).toEqual([]);
      // A page that loads no script would cost little and do nothing.
      expect(files.filter((file) => file.kind === 'js').length).toBeGreaterThan(2);
    },
  );
});
