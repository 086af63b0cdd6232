import { createClient, routes } from '@nukkad/contract';
import { describe, expect, inject, it } from 'vitest';
import { type PublicPage, readWithoutScript } from './support/public-page.ts';

const origin = inject('origin');
const api = createClient({ baseUrl: `${origin}/api`, getLanguage: () => 'en' });
const inHindi = createClient({ baseUrl: `${origin}/api`, getLanguage: () => 'hi' });
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&');
const typesOf = ({ things }: PublicPage) => things.map((thing) => thing['@type']);

/** Expects complete metadata for search engines and link previews. */
function expectHead(page: PublicPage, path: string): void {
  expect(page.status).toBe(200);
  expect(page.robots).toBeNull();
  expect(page.canonical).toBe(origin + path);
  expect(page.meta.description?.length).toBeGreaterThan(20);
  expect(page.meta).toMatchObject({
    'og:title': page.title,
    'og:url': origin + path,
    'og:description': page.meta.description,
    'twitter:card': 'summary_large_image',
  });
  expect(page.meta['og:image']).toMatch(/^http.*\.png$/);
}

describe('pages of content, without JavaScript', () => {
  it('/blog and each post', async () => {
    const { posts } = await api.call(routes.blogList, {});
    const list = await readWithoutScript('/blog');
    expectHead(list, '/blog');
    for (const post of posts) expect(list.links).toContain(`/blogdetail?${post.id}`);
    const [post] = posts;
    const path = `/blogdetail?${post?.id}`;
    const page = await readWithoutScript(path);
    expectHead(page, path);
    expect(page.text).toContain(post?.title);
    const { body } = await inHindi.call(routes.blogPost, { blogId: post?.id ?? '' });
    const hindi = await readWithoutScript(path, 'hi');
    expect(hindi.text).toContain(textOf(body).trim().slice(0, 40));
    expect(typesOf(page)).toEqual(['BlogPosting', 'BreadcrumbList']);
    const picture = await fetch(page.meta['og:image'] ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('/faq with all thirteen answers, and /candidatefaq as the same page', async () => {
    const { faqs } = await api.call(routes.faqs, {});
    const page = await readWithoutScript('/faq');
    expectHead(page, '/faq');
    const [things] = page.things;
    expect(things?.['@type']).toBe('FAQPage');
    expect(things?.mainEntity).toHaveLength(13);
    for (const { question } of faqs) expect(page.text).toContain(question);
    expectHead(await readWithoutScript('/candidatefaq'), '/faq');
  });

  it.each([
    ['/privacypolicy', routes.privacyPolicy],
    ['/terms', routes.terms],
  ] as const)('%s with every section', async (path, route) => {
    const { sections, title } = await api.call(route, {});
    const page = await readWithoutScript(path);
    expectHead(page, path);
    expect(page.text).toContain(title);
    for (const section of sections) expect(page.text).toContain(section.title);
  });
});

describe('a company, without JavaScript', () => {
  it('shows its profile, jobs and reviews at separate addresses', async () => {
    const { jobs } = await api.call(routes.jobList, { page: 1, size: 1, extraSkip: 0 });
    const { job } = await api.call(routes.jobById, { jobId: jobs[0]?.id ?? '' });
    const link = job.companyLink;
    const profile = await readWithoutScript(`/companyprofile?${link}`);
    expectHead(profile, `/companyprofile?${link}`);
    expect(profile.text).toContain(job.companyName);
    expect(typesOf(profile)).toEqual(['Organization', 'WebPage', 'BreadcrumbList']);
    expect(profile.links).toEqual(expect.arrayContaining([`/postedjobs?${link}`, `/companyreview?${link}`]));
    const posted = await readWithoutScript(`/postedjobs?${link}`);
    expectHead(posted, `/postedjobs?${link}`);
    expect(posted.text).toContain(job.workNames?.en ?? job.title);
    expectHead(await readWithoutScript(`/companyreview?${link}&stars=5`), `/companyreview?${link}`);
    const website = await readWithoutScript(`/companyWebsite?${link}`);
    expect(website.robots).toBe('noindex');
  });
});
