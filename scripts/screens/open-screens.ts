import type { openBrowser } from '@nukkad/testing/browser.ts';
import { publicPaths } from '@nukkad/testing/first-view/public-paths.ts';
import type { PicturedScreen } from './screen-list.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;

const SEEKER = 'Asha Pawar';
const QUIET_MS = 15_000;

/** The URLs of seeded objects, by the placeholders of the list of screens. */
export async function seededAddresses(origin: string): Promise<Record<string, string>> {
  const paths = await publicPaths(origin);
  const at = (start: string) => paths.find((path) => path.startsWith(`${start}?`)) ?? start;
  const company = at('/companyprofile').slice('/companyprofile'.length);
  return {
    job: at('/jobs'),
    post: at('/blogdetail'),
    company: `/companyprofile${company}`,
    companyJobs: `/postedjobs${company}`,
    companyReviews: `/companyreview${company}`,
    companySite: `/companyWebsite${company}`,
    chat: `/chatcompany${company}`,
  };
}

/** Signs in as one of the demo seekers at the local provider. */
async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/register`, { waitUntil: 'networkidle' });
  await page.locator('main input[type="checkbox"]').check({ force: true });
  await page.locator('main').getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: SEEKER }).click();
  await page.waitForURL((url) => url.origin === origin && !url.pathname.startsWith('/api'));
  await page.waitForLoadState('networkidle');
}

/**
 * Returns a browser page for each kind of viewer. The seeker signs in once, because a session belongs to one browser.
 */
export async function openViewers(browser: Browser, origin: string, kinds: ReadonlySet<string>) {
  const open = async (viewer: PicturedScreen['viewer']) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN' });
    await context.addCookies([{ name: 'nukkad_language', value: 'en', url: origin }]);
    const page = await context.newPage();
    if (viewer === 'seeker') await signIn(page, origin);
    return page;
  };
  const viewers = new Map<PicturedScreen['viewer'], Page>();
  for (const viewer of ['visitor', 'seeker'] as const)
    if (kinds.has(viewer)) viewers.set(viewer, await open(viewer));
  return viewers;
}

/** Opens a screen and waits until it is complete: no skeleton, no pending request, all fonts loaded. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#main h1').first().waitFor({ timeout: QUIET_MS });
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  // A polled string would need 'unsafe-eval', which the pages forbid.
  await page.locator('#main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => null)');
}
