import { createClient, routes } from '@nukkad/contract';
import { describe, expect, inject, it } from 'vitest';
import { readWithoutScript } from './support/public-page.ts';

const origin = inject('origin');
const api = createClient({ baseUrl: `${origin}/api`, getLanguage: () => 'en' });

async function text(path: string): Promise<string> {
  const answer = await fetch(origin + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
const pathOf = (address: string) => address.replaceAll('&amp;', '&').replace(origin, '');

/** The path of a job's page as addresses are written: what is not Latin is percent-encoded. */
const pathOfJob = (job: { link: string }) => new URL(`/jobs?${job.link}`, origin).href.replace(origin, '');

/** An open job, and one that is closed, of any company. */
async function someJobs() {
  const { jobs } = await api.call(routes.jobList, { page: 1, size: 50, extraSkip: 0 });
  const [open] = jobs;
  for (const { companyId } of jobs) {
    const posted = await api.call(routes.companyJobs, { company: { companyId }, size: 200 });
    const closed = posted.jobs.find((job) => job.status === 'CLOSED');
    if (open && closed) return { open, closed };
  }
  throw new Error('The seed has no closed job among its newest companies');
}

describe('jobs in search engines', () => {
  it('are described while they are open, and passed over afterwards', async () => {
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
    const picture = `${origin}/previews/en/jobs/${open.link.slice(-6)}.png`;
    expect(page.meta['og:image']).toBe(picture);
    const drawn = await fetch(picture, { redirect: 'error' });
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);

    const gone = await readWithoutScript(`/jobs?${closed.link}`);
    expect(gone.status).toBe(200);
    expect(gone.robots).toBe('noindex');
    expect(gone.things).toEqual([]);
  });

  it('go out without the contact of their company', async () => {
    const { open } = await someJobs();
    expect(await text(`/jobs?${open.link}`)).toContain('"contact":null');
    const page = await readWithoutScript(`/jobs?${open.link}`);
    expect(page.text).not.toMatch(/\+91|\w@\w/);
    expect(page.links.filter((href) => /^(tel|mailto):/.test(href))).toEqual([]);
  });
});

describe('sitemaps', () => {
  it('lead from robots.txt over the index to pages that are there', async () => {
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

  // The count is made anew every five minutes, and jobs run out on the hour: till then the two may differ.
  it('list each open job once', { timeout: 480_000 }, async () => {
    const listJobs = async (): Promise<string[]> => {
      const all = addressesIn(await text('/sitemap.xml')).map(pathOf);
      const listed: string[] = [];
      for (const sitemap of all.filter((path) => path.includes('/sitemaps/jobs-')))
        listed.push(...addressesIn(await text(sitemap)).map(pathOf));
      return listed;
    };
    let listed = await listJobs();
    const countMissing = async () => {
      const { total } = await api.call(routes.jobCountNear, {});
      listed = await listJobs();
      return total - listed.length;
    };
    await expect.poll(countMissing, { timeout: 360_000, interval: 15_000 }).toBe(0);
    expect(new Set(listed).size).toBe(listed.length);
    const { closed, open } = await someJobs();
    expect(listed).toContain(pathOfJob(open));
    expect(listed).not.toContain(pathOfJob(closed));
  });

  it('answer 404 for names that are none', async () => {
    for (const name of ['jobs.xml', 'jobs-2026-13-99.xml', 'nothing.xml'])
      expect((await fetch(`${origin}/sitemaps/${name}`)).status).toBe(404);
  });
});

/** The path of an address as servers send it: what is not Latin is percent-encoded. */
const encoded = (path: string) => new URL(path, origin).pathname;

describe('a list of a city and a kind of work', () => {
  const SALES = ['/jobs-in/pune/sales', '/hi/jobs-in/पुणे/सेल्स', '/mr/jobs-in/पुणे/सेल्स'] as const;
  const LADIES_TAILOR = [
    '/jobs-in/pune/ladies-tailor',
    '/hi/jobs-in/पुणे/लेडीज़-टेलर',
    '/mr/jobs-in/पुणे/लेडीज-टेलर',
  ] as const;
  const TAILOR = {
    en: '/jobs-in/pune/tailor',
    hi: '/hi/jobs-in/पुणे/दर्ज़ी',
    mr: '/mr/jobs-in/पुणे/शिंपी',
  };

  it.each([
    ['en', SALES, 0, 'sales', [], 'Sales jobs in Pune | Nukkad Jobs', 'Sales jobs in Pune'],
    ['hi', SALES, 1, 'sales', [], 'पुणे में सेल्स की नौकरी | Nukkad Jobs', 'सेल्स\u00A0· पुणे में'],
    ['mr', SALES, 2, 'sales', [], 'पुण्यात सेल्स नोकरी | Nukkad Jobs', 'सेल्स\u00A0· पुणे इथली कामं'],
    [
      'en',
      LADIES_TAILOR,
      0,
      'ladies-tailor',
      [TAILOR.en],
      "Ladies' Tailor jobs in Pune | Nukkad Jobs",
      "Ladies' Tailor jobs in Pune",
    ],
    [
      'hi',
      LADIES_TAILOR,
      1,
      'ladies-tailor',
      [TAILOR.hi],
      'पुणे में लेडीज़ टेलर की नौकरी | Nukkad Jobs',
      'लेडीज़ टेलर\u00A0· पुणे में',
    ],
    [
      'mr',
      LADIES_TAILOR,
      2,
      'ladies-tailor',
      [TAILOR.mr],
      'पुण्यात लेडीज टेलर नोकरी | Nukkad Jobs',
      'लेडीज टेलर\u00A0· पुणे इथली कामं',
    ],
  ] as const)(
    'in %s is a page of its own, and the same filters name it as canonical: %s %i',
    async (language, paths, at, key, above, title, heading) => {
      const path = paths[at] ?? '';
      const page = await readWithoutScript(path, null);
      expect([page.status, page.robots, page.title]).toEqual([200, null, title]);
      expect(page.title.length).toBeLessThanOrEqual(60);
      expect(page.meta.description).toContain(title.split(' | ')[0]);
      expect(page.meta.description).toMatch(/₹\d/);
      expect(page.text).toContain(heading);
      expect(page.links.filter((href) => href.includes('/jobs?')).length).toBeGreaterThan(0);
      const [way] = page.things;
      const crumbs = way?.itemListElement as { item: string; name: string }[];
      const prefix = language === 'en' ? '' : `/${language}`;
      const city = language === 'en' ? '/jobs-in/pune' : `${prefix}/jobs-in/पुणे`;
      expect(crumbs.map(({ item }) => item.replace(origin, ''))).toEqual(
        [`${prefix}/joblist`, city, ...above, path].map(encoded),
      );
      const filtered = await readWithoutScript(`${prefix}/joblist?city=Pune&profile=${key}`, null);
      for (const one of [page, filtered]) {
        expect(one.canonical).toBe(origin + encoded(path));
        expect(one.alternates).toEqual({
          en: origin + encoded(paths[0]),
          hi: origin + encoded(paths[1]),
          mr: origin + encoded(paths[2]),
          'x-default': origin + encoded(paths[0]),
        });
      }
    },
  );

  it('is what each page links to', async () => {
    const { links } = await readWithoutScript('/mr', null);
    expect(links).toContain(encoded('/mr/jobs-in/पुणे'));
    expect(links.filter((href) => href.includes('joblist?city='))).toEqual([]);
  });

  it.each([
    ['/jobs-in/Pune/sales', '/jobs-in/pune/sales'],
    ['/jobs-in/pune/driver', '/jobs-in/pune/delivery'],
    ['/hi/jobs-in/pune/sales', '/hi/jobs-in/पुणे/सेल्स'],
    ['/mr/jobs-in/nashik/electrician', '/mr/jobs-in/नाशिक/इलेक्ट्रिशियन'],
  ])('by other words, %s leads for good to %s', async (typed, path) => {
    const answer = await fetch(origin + encoded(typed), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, encoded(path)]);
    expect((await fetch(origin + encoded(path), { redirect: 'manual' })).status).toBe(200);
  });

  it('stands in the sitemap of its language', async () => {
    for (const [at, prefix] of ['', 'hi/', 'mr/'].entries()) {
      const files = addressesIn(await text('/sitemap.xml')).map(pathOf);
      const own = files.filter((file) => file.startsWith(`/sitemaps/${prefix}works-`));
      const listed = (await Promise.all(own.map(async (file) => addressesIn(await text(file))))).flat();
      expect(listed).toContain(origin + encoded(LADIES_TAILOR[at] ?? ''));
      expect(new Set(listed).size).toBe(listed.length);
    }
  });
});

it.each([
  ['pune.json', 200],
  ['pune/sales.rss', 200],
  ['pune/ladies-tailor.rss', 200],
  ['pune/driver.xml', 200],
  ['jobs/sales.xml', 200],
  ['atlantis.json', 404],
  ['pune/nothing.rss', 404],
  ['jobs/nothing.xml', 404],
])('/feeds/%s is answered with %i', async (path, status) => {
  const answer = await fetch(`${origin}/feeds/${path}`);
  expect([answer.status, (await answer.text()).includes('/jobs?')]).toEqual([status, status === 200]);
});

describe('true statuses', () => {
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
  ])('%s is 404 and unlisted', async (path) => {
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
  ])('%s is nothing to list', async (path) => {
    const page = await readWithoutScript(path);
    expect([page.status, page.robots, page.canonical]).toEqual([200, 'noindex', null]);
  });
});
