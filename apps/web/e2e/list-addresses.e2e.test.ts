import { describe, expect, inject, it } from 'vitest';
import { readWithoutScript } from './support/public-page.ts';

const origin = inject('origin');

async function text(path: string): Promise<string> {
  const response = await fetch(origin + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
const pathOf = (address: string) => address.replace(origin, '');

/** Returns the percent-encoded path, as servers send it. */
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
    ['hi', SALES, 1, 'sales', [], 'सेल्स · पुणे में नौकरी | Nukkad Jobs', 'सेल्स\u00A0· पुणे में'],
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
      'लेडीज़ टेलर · पुणे में नौकरी | Nukkad Jobs',
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
    'in %s is a page, and the same filters have it as canonical address: %s %i',
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

  it('is linked from each page', async () => {
    const { links } = await readWithoutScript('/mr', null);
    expect(links).toContain(encoded('/mr/jobs-in/पुणे'));
    expect(links.filter((href) => href.includes('joblist?city='))).toEqual([]);
  });

  it.each([
    ['/jobs-in/Pune/sales', '/jobs-in/pune/sales'],
    ['/jobs-in/pune/driver', '/jobs-in/pune/delivery'],
    ['/hi/jobs-in/pune/sales', '/hi/jobs-in/पुणे/सेल्स'],
    ['/mr/jobs-in/nashik/electrician', '/mr/jobs-in/नाशिक/इलेक्ट्रिशियन'],
  ])('redirects other names permanently: %s to %s', async (typed, path) => {
    const response = await fetch(origin + encoded(typed), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, encoded(path)]);
    expect((await fetch(origin + encoded(path), { redirect: 'manual' })).status).toBe(200);
  });

  it('is in the sitemap of its language', async () => {
    for (const [at, prefix] of ['', 'hi/', 'mr/'].entries()) {
      const files = addressesIn(await text('/sitemap.xml')).map(pathOf);
      const ownLanguageFiles = files.filter((file) => file.startsWith(`/sitemaps/${prefix}works-`));
      const listed = (
        await Promise.all(ownLanguageFiles.map(async (file) => addressesIn(await text(file))))
      ).flat();
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
])('/feeds/%s has status %i', async (path, status) => {
  const response = await fetch(`${origin}/feeds/${path}`);
  expect([response.status, (await response.text()).includes('/jobs?')]).toEqual([status, status === 200]);
});
