import { routes } from '@nukkad/contract';
import { readLegalText } from '@nukkad/core/content/read-legal-text.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const DEVANAGARI = /[\u0900-\u097f]/;

describe('editorial content', () => {
  it('lists the published posts newest first and opens each', async () => {
    const { posts } = await test.client.call(routes.blogList, {});
    expect(posts.length).toBeGreaterThanOrEqual(8);
    const days = posts.map((post) => post.publishedAt);
    expect(days).toEqual([...days].sort().reverse());
    const post = await test.client
      .as({ language: 'hi' })
      .call(routes.blogPost, { blogId: posts[0]?.id ?? '' });
    expect(post.body).toMatch(DEVANAGARI);
    await expect(test.client.call(routes.blogPost, { blogId: 'no-such-post' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('lists the short posts newest first in each language, without hidden and future ones', async () => {
    const { shortPost } = test.database.prisma;
    const text = { en: 'Hello', hi: 'नमस्ते', mr: 'नमस्कार' };
    const now = test.clock.now().getTime();
    const dated = (id: string, ago: number, isDisplayed = true) => ({
      id,
      text,
      isDisplayed,
      publishedAt: new Date(now - ago),
    });
    await shortPost.createMany({
      data: [dated('now', 0), dated('hidden', 1, false), dated('tomorrow', -60_000), dated('before', 2)],
    });
    const shown = async (language: 'en' | 'hi' | 'mr') =>
      (await test.client.as({ language }).call(routes.shortPosts, {})).posts;
    const posts = await shown('en');
    expect(posts.map(({ id }) => id).slice(0, 3)).toEqual(['now', 'before', 'a-list-for-each-work']);
    expect(posts[0]).toEqual({
      id: 'now',
      text: 'Hello',
      image: null,
      link: null,
      publishedAt: new Date(now).toISOString(),
    });
    expect(posts[2]).toMatchObject({ image: 'icons/pictures/tip-magnifier.svg', link: '/joblist' });
    expect((await shown('hi'))[0]?.text).toBe('नमस्ते');
    expect((await shown('mr'))[0]?.text).toBe('नमस्कार');
    await shortPost.createMany({ data: Array.from({ length: 20 }, (_, at) => dated(`many-${at}`, 3)) });
    expect(await shown('en')).toHaveLength(20);
  });

  it('hides a post that is not displayed', async () => {
    const { posts } = await test.client.call(routes.blogList, {});
    const id = posts.at(-1)?.id ?? '';
    await test.database.prisma.blogPost.update({ where: { id }, data: { isDisplayed: false } });
    expect((await test.client.call(routes.blogList, {})).posts.map((post) => post.id)).not.toContain(id);
    await expect(test.client.call(routes.blogPost, { blogId: id })).rejects.toMatchObject({ status: 404 });
  });

  it('shows a post from the moment of its publication on', async () => {
    const { posts } = await test.client.call(routes.blogList, {});
    const blogId = posts[0]?.id ?? '';
    const { blogPost } = test.database.prisma;
    const before = await blogPost.findUniqueOrThrow({ where: { id: blogId } });
    test.clock.stop();
    const now = test.clock.now().getTime();
    const shown = async (publishedAt: Date) => {
      await blogPost.update({ where: { id: blogId }, data: { publishedAt } });
      const listed = (await test.client.call(routes.blogList, {})).posts.some(({ id }) => id === blogId);
      const { status } = await test.client.raw(routes.blogPost, { body: { blogId } });
      return [listed, status];
    };
    expect(await shown(new Date(now + 1))).toEqual([false, 404]);
    expect(await shown(new Date(now))).toEqual([true, 200]);
    test.clock.run();
    await blogPost.update({ where: { id: blogId }, data: { publishedAt: before.publishedAt } });
  });

  it('lists no retired question, and no retired category of tips', async () => {
    const { prisma } = test.database;
    const { client } = await test.seeker();
    const [faq] = await prisma.faq.findMany({ orderBy: { sortOrder: 'asc' }, take: 1 });
    const [tips] = await prisma.interviewTipCategory.findMany({ orderBy: { sortOrder: 'asc' }, take: 1 });
    const [videos] = await prisma.videoTipCategory.findMany({ orderBy: { sortOrder: 'asc' }, take: 1 });
    const question = faq?.id ?? '';
    const category = tips?.id ?? '';
    const video = videos?.id ?? '';
    const counts = async () => [
      (await client.call(routes.faqs, {})).faqs.length,
      (await client.call(routes.interviewTips, {})).categories.length,
      (await client.call(routes.videoTips, {})).categories.length,
    ];
    const retire = async (isRetired: boolean) => {
      await prisma.faq.update({ where: { id: question }, data: { isRetired } });
      await prisma.interviewTipCategory.update({ where: { id: category }, data: { isRetired } });
      await prisma.videoTipCategory.update({ where: { id: video }, data: { isRetired } });
    };
    const before = await counts();
    await retire(true);
    expect(await counts()).toEqual(before.map((count) => count - 1));
    expect((await client.call(routes.faqs, {})).faqs.map(({ id }) => id)).not.toContain(question);
    await retire(false);
    expect(await counts()).toEqual(before);
  });

  it('returns the thirteen questions in each language', async () => {
    for (const language of ['en', 'hi', 'mr'] as const) {
      const { faqs, meta } = await test.client.as({ language }).call(routes.faqs, {});
      expect(faqs).toHaveLength(13);
      expect(JSON.stringify(faqs)).not.toContain('{{');
      expect(meta.title).not.toBe('');
    }
  });

  it('fills the operator’s names into the legal texts', async () => {
    const policy = await test.client.call(routes.privacyPolicy, {});
    expect(policy.sections).toHaveLength(15);
    expect(JSON.stringify(policy)).not.toContain('{{');
    const terms = await test.client.as({ language: 'mr' }).call(routes.terms, {});
    expect(terms.sections[0]?.body).toMatch(DEVANAGARI);
  });

  it.each([
    ['privacy-policy', 'privacy'],
    ['terms', 'terms'],
  ] as const)('does not find the legal text %s while its page is missing', async (key, metaKey) => {
    const content = { page: () => Promise.resolve(null) };
    const text = readLegalText({ ...test.container, content }, key, metaKey, 'en');
    await expect(text).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('shows tips only after signing in', async () => {
    await expect(test.client.call(routes.interviewTips, {})).rejects.toMatchObject({ status: 401 });
    const { client } = await test.seeker();
    const tips = await client.call(routes.interviewTips, {});
    expect(tips.categories.every((category) => category.tips.length > 0)).toBe(true);
    const videos = await client.call(routes.videoTips, {});
    expect(videos.categories.flatMap((category) => category.videos)[0]?.captions.length).toBeGreaterThan(3);
  });

  it('returns the option lists of the forms', async () => {
    const { years } = await test.client.call(routes.educationYears, {});
    expect(String(years[0])).toBe(indiaDay(test.clock.now()).slice(0, 4));
    expect((await test.client.call(routes.educationUniversities, {})).names.length).toBeGreaterThanOrEqual(
      150,
    );
    expect((await test.client.call(routes.educationDegrees, { level: 'UG' })).names).not.toEqual(
      (await test.client.call(routes.educationDegrees, { level: 'PG' })).names,
    );
    const { sectors } = await test.client.call(routes.industrySectors, {});
    expect(sectors.at(-1)?.isOther).toBe(true);
  });
});
