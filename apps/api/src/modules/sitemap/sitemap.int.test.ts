import { PART_SIZE } from '@nukkad/core/sitemap/list-entries.ts';
import { worksOfCities } from '@nukkad/core/sitemap/list-works.ts';
import type { SitemapOutline, SitemapPart } from '@nukkad/core/sitemap/sitemap-entry.ts';
import { buildCompany, buildJob, findCity } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function get<T>(path: string, status = 200): Promise<T> {
  const answer = await test.app.inject({ url: `/sitemap/${path}` });
  expect(answer.statusCode, path).toBe(status);
  return answer.json() as T;
}

describe('the data of sitemaps', () => {
  it('lists only open jobs without a failed check, by the Indian day they were posted on', async () => {
    const company = await buildCompany(test.database);
    const createdAt = '2026-11-10T20:00:00Z'; // half past one at night in India, on the next day
    const open = await buildJob(test.database, { companyId: company.id, createdAt });
    const closed = await buildJob(test.database, { companyId: company.id, createdAt, status: 'CLOSED' });
    const failed = { companyId: company.id, checksDone: 5, checksPassed: 4 };
    const distrusted = await buildJob(test.database, { ...failed, createdAt });
    await buildJob(test.database, { ...failed, createdAt: '2026-11-08T20:00:00Z' });
    await buildJob(test.database, { ...failed, createdAt, status: 'CLOSED' });
    // The last and the first millisecond of days in India, on which no job has a failed check.
    for (const moment of ['2026-11-12T18:29:59.999Z', '2026-11-12T18:30:00Z', '2026-11-13T18:29:59.999Z'])
      await buildJob(test.database, { companyId: company.id, createdAt: moment });
    const { jobDays, companies } = await get<SitemapOutline>('outline');
    expect(jobDays).toEqual([
      { day: '2026-11-13', count: 2 },
      { day: '2026-11-12', count: 1 },
      { day: '2026-11-11', count: 1 },
    ]);
    for (const { day, count } of jobDays)
      expect((await get<SitemapPart>(`jobs?day=${day}`)).entries, day).toHaveLength(count);
    expect(companies).toBeGreaterThan(0);
    const { entries, next } = await get<SitemapPart>('jobs?day=2026-11-11');
    const stored = await test.database.prisma.job.findUniqueOrThrow({ where: { id: open.id } });
    expect(entries).toEqual([
      { link: `${open.slug}-${open.shareId}`, lastmod: stored.updatedAt.toISOString() },
    ]);
    expect(JSON.stringify(entries)).not.toContain(closed.shareId);
    expect(JSON.stringify(entries)).not.toContain(distrusted.shareId);
    expect(next).toBeNull();
    expect((await get<SitemapPart>('jobs?day=2026-11-10')).entries).toEqual([]);
  });

  it('lists many companies in parts, without repeating or skipping any', async () => {
    const { cityId } = await buildCompany(test.database);
    await test.database.prisma.company.createMany({
      data: Array.from({ length: PART_SIZE + 5 }, (_, number) => ({
        shareId: `m${String(number).padStart(5, '0')}`,
        name: `Many ${number}`,
        slug: `many-${number}`,
        description: '',
        address: '1 Test Road',
        cityId,
        latitude: 18.52,
        longitude: 73.86,
        phone: '+916666000000',
        email: 'hr@company.example',
      })),
    });
    const links: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const part: SitemapPart = await get(`companies${after && `?after=${after}`}`);
      expect(part.entries.length).toBeLessThanOrEqual(PART_SIZE);
      links.push(...part.entries.map(({ link }) => link));
      after = part.next;
    }
    expect(new Set(links).size).toBe(links.length);
    expect(links).toHaveLength(await test.database.prisma.company.count());
    const { entries } = await get<SitemapPart>('companies?skip=2');
    expect(entries[0]?.link).toBe(links[2]);
  });

  it('lists the cities with jobs nearby and the published posts', async () => {
    const pune = await findCity(test.database);
    await buildJob(test.database, { cityId: pune.id });
    const cities = await get<SitemapPart>('cities');
    expect(cities.entries.map(({ link }) => link)).toContain(pune.slug);
    const all = await test.database.prisma.city.count();
    expect(cities.entries.length).toBeLessThan(all);
    const [hidden] = await test.database.prisma.blogPost.findMany({
      take: 1,
      orderBy: { publishedAt: 'asc' },
    });
    const before = await get<SitemapPart>('posts');
    await test.database.prisma.blogPost.update({
      where: { id: hidden?.id ?? '' },
      data: { isDisplayed: false },
    });
    const { entries } = await get<SitemapPart>('posts');
    expect(entries).toHaveLength(before.entries.length - 1);
    expect(entries.map(({ link }) => link)).not.toContain(hidden?.id);
  });

  it('lists no retired city, and no post before its hour', async () => {
    const { prisma } = test.database;
    const pune = await findCity(test.database);
    await buildJob(test.database, { cityId: pune.id });
    const links = async (path: string) => (await get<SitemapPart>(path)).entries.map(({ link }) => link);
    expect(await links('cities')).toContain(pune.slug);
    await prisma.city.update({ where: { id: pune.id }, data: { isRetired: true } });
    onTestFinished(async () => {
      await prisma.city.update({ where: { id: pune.id }, data: { isRetired: false } });
    });
    expect(await links('cities')).not.toContain(pune.slug);
    const count = (await links('posts')).length;
    const post = await prisma.blogPost.findFirstOrThrow({
      where: { isDisplayed: true, publishedAt: { lte: test.clock.now() } },
    });
    onTestFinished(async () => {
      await prisma.blogPost.update({ where: { id: post.id }, data: { publishedAt: post.publishedAt } });
    });
    const publishAt = (publishedAt: Date) =>
      prisma.blogPost.update({ where: { id: post.id }, data: { publishedAt } });
    const now = test.clock.now().getTime();
    await publishAt(new Date(now + 3_600_000));
    expect(await links('posts')).toHaveLength(count - 1);
    await publishAt(new Date(now - 1000));
    expect(await links('posts')).toHaveLength(count);
  });

  it('lists only the works of cities with open jobs, in parts', async () => {
    const nashik = await findCity(test.database, 'nashik');
    const open = await buildJob(test.database, { cityId: nashik.id, profileKey: 'tailor' });
    await buildJob(test.database, { cityId: nashik.id, profileKey: 'teacher', status: 'CLOSED' });
    await worksOfCities.refresh(test.app.container.database);
    const { works } = await get<SitemapOutline>('outline');
    const { entries, next } = await get<SitemapPart>('works');
    expect(entries).toContainEqual({ link: 'nashik/tailor', lastmod: open.createdAt.toISOString() });
    expect(entries.map(({ link }) => link)).not.toContain('nashik/teacher');
    expect([entries.length, next]).toEqual([works, null]);
    expect((await get<SitemapPart>(`works?skip=${works - 1}`)).entries).toEqual(entries.slice(-1));
    expect((await get<SitemapPart>(`works?after=${works - 1}`)).entries).toEqual(entries.slice(-1));
    expect((await get<SitemapPart>(`works?skip=${works}`)).entries).toEqual([]);
    expect(await get<object>('works?after=x', 400)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('lists sub-profiles with open jobs in each language, without closed jobs and retired profiles', async () => {
    const nashik = await findCity(test.database, 'nashik');
    const place = { cityId: nashik.id, profileKey: 'technician' };
    const open = await buildJob(test.database, { ...place, subProfileKey: 'electrician' });
    await buildJob(test.database, { ...place, subProfileKey: 'carpenter', status: 'CLOSED' });
    await buildJob(test.database, { ...place, subProfileKey: 'welder' });
    await test.database.prisma.jobSubProfile.update({ where: { key: 'welder' }, data: { isRetired: true } });
    onTestFinished(async () => {
      await test.database.prisma.jobSubProfile.update({
        where: { key: 'welder' },
        data: { isRetired: false },
      });
    });
    await worksOfCities.refresh(test.app.container.database);
    const lastmod = open.createdAt.toISOString();
    for (const [lang, link] of [
      ['en', 'nashik/electrician'],
      ['hi', 'नासिक/इलेक्ट्रीशियन'],
      ['mr', 'नाशिक/इलेक्ट्रिशियन'],
    ]) {
      const { entries } = await get<SitemapPart>(`works?lang=${lang}`);
      expect(entries).toContainEqual({ link, lastmod });
    }
    const { entries } = await get<SitemapPart>('works');
    const links = entries.map((entry) => entry.link);
    expect(links).toContain('nashik/technician');
    expect(links).not.toContain('nashik/carpenter');
    expect(links).not.toContain('nashik/welder');
    const cities = await get<SitemapPart>('cities?lang=mr');
    expect(cities.entries.map((entry) => entry.link)).toContain('नाशिक');
    expect(await get<object>('works?lang=fr', 400)).toMatchObject({ code: 'VALIDATION_FAILED' });
    const retire = (isRetired: boolean) =>
      test.database.prisma.jobProfile.update({ where: { key: 'technician' }, data: { isRetired } });
    await retire(true);
    onTestFinished(async () => void (await retire(false)));
    await worksOfCities.refresh(test.app.container.database);
    const left = (await get<SitemapPart>('works')).entries.map((entry) => entry.link);
    expect(left.filter((link) => /technician|electrician/.test(link))).toEqual([]);
  });

  it('refuses invalid parameters', async () => {
    const paths = ['jobs', 'jobs?day=tomorrow', 'jobs?day=2026-11-11&after=x', 'companies?skip=-1'];
    const beyond = [
      'jobs?day=0000-01-01',
      'jobs?day=1999-12-31',
      'jobs?day=2026-02-29',
      'companies?skip=10000001',
    ];
    for (const path of [...paths, ...beyond]) {
      expect(await get<object>(path, 400), path).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
    }
    for (const path of ['jobs?day=2000-01-01', 'jobs?day=9999-12-31', 'companies?skip=10000000'])
      expect((await get<SitemapPart>(path)).entries, path).toEqual([]);
  });
});
