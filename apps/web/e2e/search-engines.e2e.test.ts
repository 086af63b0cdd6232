import { createClient, type JobCard, routes } from '@nukkad/contract';
import { hasFailedCheck } from '@nukkad/domain/check-counts.ts';
import { describe, expect, inject, it } from 'vitest';
import { readWithoutScript } from './support/public-page.ts';

const origin = inject('origin');
const api = createClient({ baseUrl: `${origin}/api`, getLanguage: () => 'en' });

async function text(path: string): Promise<string> {
  const response = await fetch(origin + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
const pathOf = (address: string) => address.replaceAll('&amp;', '&').replace(origin, '');

/** Returns the percent-encoded path of a job's page. */
const pathOfJob = (job: { link: string }) => new URL(`/jobs?${job.link}`, origin).href.replace(origin, '');

/** Returns an open and a closed job of any company. */
async function someJobs() {
  const { jobs } = await api.call(routes.jobList, { page: 1, size: 50, extraSkip: 0 });
  // Not one of the newest, because other journeys post jobs.
  const open = jobs.at(-1);
  for (const { companyId } of jobs) {
    const posted = await api.call(routes.companyJobs, { company: { companyId }, size: 200 });
    const closed = posted.jobs.find((job) => job.status === 'CLOSED');
    if (open && closed) return { open, closed };
  }
  throw new Error('The seed has no closed job among its newest companies');
}

describe('jobs in search engines', () => {
  it('have structured data while they are open, and none afterwards', async () => {
    const { open, closed } = await someJobs();
    const page = await readWithoutScript(`/jobs?${open.link}`);
    const posting = page.things.find((thing) => thing['@type'] === 'JobPosting');
    expect(posting).toMatchObject({
      title: open.title,
      hiringOrganization: { '@type': 'Organization', name: open.companyName },
      identifier: { value: open.id },
      jobLocation: {
        address: {
          addressCountry: 'IN',
          addressLocality: open.city,
          addressRegion: expect.stringMatching(/[A-Z]/),
        },
        geo: { latitude: open.position?.latitude },
      },
      directApply: true,
    });
    expect(String(posting?.description).length).toBeGreaterThan(40);
    expect(Date.parse(String(posting?.validThrough))).toBeGreaterThan(
      Date.parse(String(posting?.datePosted)),
    );
    expect(page.things.find((thing) => thing['@type'] === 'WebPage')).toMatchObject({
      inLanguage: 'en-IN',
      mainEntity: { '@id': posting?.['@id'] },
    });
    expect(page.canonical).toBe(origin + pathOfJob(open));
    expect(page.robots).toBeNull();
    for (const language of ['hi', 'mr']) {
      const other = await readWithoutScript(`/${language}/jobs?${open.link}`);
      expect(other.things.map((thing) => thing['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
      expect(other.things[0]).toMatchObject({
        inLanguage: `${language}-IN`,
        mainEntity: { '@id': posting?.['@id'] },
      });
    }
    const picture = `${origin}/previews/en/jobs/${open.link.slice(-6)}.png`;
    expect(page.meta['og:image']).toBe(picture);
    const drawn = await fetch(picture, { redirect: 'error' });
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);

    const gone = await readWithoutScript(`/jobs?${closed.link}`);
    expect(gone.status).toBe(200);
    expect(gone.robots).toBe('noindex');
    expect(gone.things).toEqual([]);
  });

  it('do not contain the contact of their company', async () => {
    const { open } = await someJobs();
    expect(await text(`/jobs?${open.link}`)).toContain('"contact":null');
    const page = await readWithoutScript(`/jobs?${open.link}`);
    expect(page.text).not.toMatch(/\+91|\w@\w/);
    expect(page.links.filter((href) => /^(?:tel:|mailto:[^?])/.test(href))).toEqual([]);
  });
});

describe('sitemaps', () => {
  it('link from robots.txt through the index to existing pages', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const sitemaps = addressesIn(await text('/sitemap.xml')).map(pathOf);
    expect(sitemaps).toEqual(
      expect.arrayContaining([
        '/sitemaps/pages.xml',
        '/sitemaps/cities.xml',
        '/sitemaps/blog.xml',
        '/sitemaps/companies-1.xml',
        '/sitemaps/works-1.xml',
        '/sitemaps/hi/cities.xml',
        '/sitemaps/mr/companies-1.xml',
      ]),
    );
    for (const sitemap of sitemaps) {
      const xml = await text(sitemap);
      const addresses = addressesIn(xml);
      expect(addresses.length, sitemap).toBeGreaterThan(0);
      expect(addresses.length).toBeLessThanOrEqual(10_000);
      expect(addresses.every((address) => address.startsWith(`${origin}/`))).toBe(true);
      if (!sitemap.endsWith('/pages.xml')) expect(xml.split('<lastmod>')).toHaveLength(addresses.length + 1);
      const page = await fetch(addresses[0]?.replaceAll('&amp;', '&') ?? '');
      expect([sitemap, page.status]).toEqual([sitemap, 200]);
    }
  });

  // The index is cached for five minutes and jobs expire on the hour, so the two can differ until then.
  it('list each open job once, but none with a failed check', { timeout: 480_000 }, async () => {
    const listJobs = async (): Promise<string[]> => {
      const all = addressesIn(await text('/sitemap.xml')).map(pathOf);
      const listed: string[] = [];
      for (const sitemap of all.filter((path) => path.includes('/sitemaps/jobs-')))
        listed.push(...addressesIn(await text(sitemap)).map(pathOf));
      return listed;
    };
    const compare = async () => {
      const { jobs } = await api.call(routes.jobList, { page: 1, size: 200, extraSkip: 0 });
      const listed = await listJobs();
      const isListed = (job: JobCard) => listed.includes(pathOfJob(job));
      return {
        repeated: listed.length - new Set(listed).size,
        missing: jobs.filter((job) => !hasFailedCheck(job) && !isListed(job)).map(pathOfJob),
        failed: jobs.filter((job) => hasFailedCheck(job) && isListed(job)).map(pathOfJob),
        isAnyFailed: jobs.some(hasFailedCheck),
      };
    };
    const right = { repeated: 0, missing: [], failed: [], isAnyFailed: true };
    await expect.poll(compare, { timeout: 360_000, interval: 15_000 }).toEqual(right);
    const { closed } = await someJobs();
    expect(await listJobs()).not.toContain(pathOfJob(closed));
  });

  it('have status 404 for unknown names', async () => {
    for (const name of ['jobs.xml', 'jobs-2026-13-99.xml', 'nothing.xml'])
      expect((await fetch(`${origin}/sitemaps/${name}`)).status).toBe(404);
  });
});

describe('status codes', () => {
  it.each([
    '/jobs?no-such-job-ZZZZZ0',
    '/jobs',
    '/jobs?%E0%A4%A',
    '/companyprofile?no-such-company-ZZZZZ0',
    '/postedjobs?no-such-company-ZZZZZ0',
    '/companyreview',
    '/blogdetail?no-such-post',
    '/blogdetail',
    '/joblist?city=Atlantis',
    '/jobs-in/atlantis',
    '/hi/jobs-in/pune/nothing',
    '/jobs-in',
    '/no-such-page',
  ])('%s is 404 and noindex', async (path) => {
    const page = await readWithoutScript(path);
    expect([page.status, page.robots]).toEqual([404, 'noindex']);
  });

  it.each(['Pune', 'pune', 'पुणे', 'Bombay'])('a city is found by the name %s', async (city) => {
    const page = await readWithoutScript(`/joblist?city=${encodeURIComponent(city)}`);
    expect(page.status).toBe(200);
    if (city !== 'Bombay') expect(page.canonical).toBe(`${origin}/jobs-in/pune`);
  });

  it.each([
    '/register',
    '/profile',
    '/myjobs',
    '/appliedjob',
    '/notification',
    '/setting',
    '/editprofile',
    '/updateProfile',
    '/interest',
    '/qrcode',
    '/contactsupport',
    '/selectlanguage',
    '/changelanguage',
    '/videoresume',
    '/viewresume',
    '/aboutme',
    '/companyfeedback',
    '/educationdetailtab',
    '/workexperiencetab',
    '/searchjob',
    '/ResumeLink',
    '/joblist?q=cook',
    '/jobs-in/pune?q=cook',
    '/jobs-in/pune/sales?type=part_time',
  ])('%s is noindex', async (path) => {
    const page = await readWithoutScript(path);
    expect([page.status, page.robots, page.canonical]).toEqual([200, 'noindex', null]);
  });
});
