import type { openBrowser } from '@nukkad/testing/browser.ts';
import { publicPaths } from '@nukkad/testing/first-view/public-paths.ts';
import { hireOriginOf, signInWith } from '../../apps/desk/e2e/support/journeys.ts';
import { isOnHireSite, type ScreenViewer } from './screen-list.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;

const SEEKER = 'Asha Pawar';
/** The number of an owner of the demo data, whose company has applicants in every stage. */
const OWNER = '9000000001';
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

/** The URLs of objects of the member's company, by the placeholders of the list of screens. */
export async function memberAddresses({ page, site }: Viewer): Promise<Record<string, string>> {
  const firstLink = async (path: string, link: string) => {
    await page.goto(site + path);
    return (await page.locator(link).first().getAttribute('href')) ?? path;
  };
  return {
    applicant: await firstLink('/applicants', '.hire-card h3 a'),
    hireJob: await firstLink('/jobs', '.hire-job__title a:not([href^="/jobs/new"])'),
  };
}

/** Signs in as one of the demo seekers at the local provider. */
async function signInSeeker(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/register`, { waitUntil: 'networkidle' });
  await page.locator('main input[type="checkbox"]').check({ force: true });
  await page.locator('main').getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: SEEKER }).click();
  await page.waitForURL((url) => url.origin === origin && !url.pathname.startsWith('/api'));
  await page.waitForLoadState('networkidle');
}

/** Signs in as an owner of the demo data on the companies' site. */
async function signInMember(page: Page, origin: string): Promise<void> {
  await signInWith({ page, hire: hireOriginOf(origin), site: origin }, OWNER);
  await page.waitForURL('**/today');
}

const SIGN_IN: Partial<Record<ScreenViewer, (page: Page, origin: string) => Promise<void>>> = {
  seeker: signInSeeker,
  member: signInMember,
};

/** A kind of viewer, and the browser page in which it looks at its site. */
export interface Viewer {
  readonly kind: ScreenViewer;
  readonly page: Page;
  /** Origin of the viewer's site. */
  readonly site: string;
}

async function openViewer(browser: Browser, origin: string, kind: ScreenViewer): Promise<Viewer> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN' });
  const page = await context.newPage();
  const viewer = { kind, page, site: isOnHireSite(kind) ? hireOriginOf(origin) : origin };
  await page.goto(viewer.site);
  await readIn(viewer, 'en');
  await SIGN_IN[kind]?.(page, origin);
  return viewer;
}

/** Opens a browser page for each kind of viewer. Each signs in once, because a session belongs to one browser. */
export async function openViewers(
  browser: Browser,
  origin: string,
  kinds: ReadonlySet<ScreenViewer>,
): Promise<Map<ScreenViewer, Viewer>> {
  const viewers = new Map<ScreenViewer, Viewer>();
  for (const kind of kinds) viewers.set(kind, await openViewer(browser, origin, kind));
  return viewers;
}

/** Chooses the language of the viewer's next pages. The viewer must be on its site. */
export async function readIn({ kind, page, site }: Viewer, language: string): Promise<void> {
  if (isOnHireSite(kind))
    await page.evaluate((code) => localStorage.setItem('hire-language', code), language);
  else await page.context().addCookies([{ name: 'nukkad_language', value: language, url: site }]);
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
