import type { Language } from '@nukkad/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { createTestServices } from '../testing/test-services.ts';
import { AppParts } from './app-parts.tsx';
import { SearchTags, type SearchTagsProps } from './search-tags.tsx';

const META = { title: 'Jobs in Pune', description: 'Work near home', keywords: 'jobs, Pune' };
const ORIGIN = 'https://jobs.example.in';

/** Renders the tags of a page as the server does, and returns the content of those that match. */
async function tags(language: Language, props: Partial<SearchTagsProps> = {}) {
  const services = await createTestServices(fakeApi(), language);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <AppParts services={services}>
      <SearchTags meta={META} path="/joblist" {...props} />
    </AppParts>,
  );
  return (selector: string) =>
    [...page.querySelectorAll(selector)].map(
      (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
    );
}

describe('the tags for search engines', () => {
  it.each([
    ['en', `${ORIGIN}/joblist`, 'en_IN', ['hi_IN', 'mr_IN']],
    ['hi', `${ORIGIN}/hi/joblist`, 'hi_IN', ['en_IN', 'mr_IN']],
    ['mr', `${ORIGIN}/mr/joblist`, 'mr_IN', ['en_IN', 'hi_IN']],
  ] as const)('in %s name this page, and link the same page in each language', async (...row) => {
    const [language, own, locale, others] = row;
    const read = await tags(language);
    expect(read('link[rel=canonical]')).toEqual([own]);
    expect(read('meta[property="og:url"]')).toEqual([own]);
    expect(read('link[hreflang=en]')).toEqual([`${ORIGIN}/joblist`]);
    expect(read('link[hreflang=hi]')).toEqual([`${ORIGIN}/hi/joblist`]);
    expect(read('link[hreflang=mr]')).toEqual([`${ORIGIN}/mr/joblist`]);
    expect(read('link[hreflang=x-default]')).toEqual([`${ORIGIN}/joblist`]);
    expect(read('meta[property="og:locale"]')).toEqual([locale]);
    expect(read('meta[property="og:locale:alternate"]')).toEqual(others);
  });

  it('use the path of each language if it has translated words', async () => {
    const read = await tags('hi', { path: { en: '/jobs-in/pune', hi: '/jobs-in/पुणे', mr: '/jobs-in/पुणे' } });
    expect(read('link[rel=canonical]')).toEqual([`${ORIGIN}/hi/jobs-in/पुणे`]);
    expect(read('link[hreflang=en]')).toEqual([`${ORIGIN}/jobs-in/pune`]);
  });

  it('of a page that is not listed have no addresses', async () => {
    const read = await tags('mr', { isUnlisted: true });
    expect(read('meta[name=robots]')).toEqual(['noindex']);
    expect(read('link')).toEqual([]);
    expect((await tags('mr'))('meta[name=robots]')).toEqual([]);
  });

  it.each([
    [{}, `${ORIGIN}/previews/mr/jobs.png`],
    [{ cityKey: 'pune' }, `${ORIGIN}/previews/mr/cities/pune.png`],
    [{ jobShareId: 'aZ09bY' }, `${ORIGIN}/previews/mr/jobs/aZ09bY.png`],
    [{ jobShareId: 'aZ09bY', cityKey: 'pune' }, `${ORIGIN}/previews/mr/jobs/aZ09bY.png`],
    [{ image: 'https://files.example.in/post.png' }, 'https://files.example.in/post.png'],
  ])('with %j have the picture %s', async (shown, picture) => {
    expect((await tags('mr', shown))('meta[property="og:image"]')).toEqual([picture]);
  });

  it('have title, description and keywords of the page', async () => {
    const read = await tags('en', { type: 'article' });
    expect(read('meta[name=description]')).toEqual([META.description]);
    expect(read('meta[property="og:description"]')).toEqual([META.description]);
    expect(read('meta[property="og:title"]')).toEqual([META.title]);
    expect(read('meta[property="og:image:alt"]')).toEqual([META.title]);
    expect(read('meta[name=keywords]')).toEqual([META.keywords]);
    expect(read('meta[property="og:type"]')).toEqual(['article']);
  });
});
