import { companyExamples } from '@nukkad/contract/companies/company.examples.ts';
import { describe, expect, it } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';
import { blogPosting, companyThing, faqPage, siteThings, webPage } from './page-things.ts';
import { plainText } from './plain-text.ts';
import { jsonLdText } from './thing.ts';

describe('things in a page', () => {
  it('cannot close the script element that contains them', () => {
    const text = jsonLdText([{ '@type': 'Thing', name: '</script><script>alert(1)</script>\u2028' }]);
    expect(text).not.toMatch(/<|\u2028/);
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: '</script><script>alert(1)</script>\u2028',
    });
  });

  it('are a list if there are several', () => {
    const text = jsonLdText([
      breadcrumbs([{ name: 'Jobs', url: 'https://nukkad.example/joblist' }]),
      faqPage([], 'hi'),
    ]);
    expect(JSON.parse(text)).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'FAQPage', inLanguage: 'hi-IN' },
    ]);
  });

  it('number the breadcrumbs from 1', () => {
    const { itemListElement } = JSON.parse(
      jsonLdText([
        breadcrumbs([
          { name: 'Jobs', url: 'https://a.example/' },
          { name: 'Pune', url: 'https://a.example/p' },
        ]),
      ]),
    );
    expect(itemListElement.map(({ position, name }: Record<string, unknown>) => [position, name])).toEqual([
      [1, 'Jobs'],
      [2, 'Pune'],
    ]);
  });

  it('contain the rating of a company only if it has reviews', () => {
    const company = companyExamples.companyOne.output;
    const reviewed = companyThing(company, 'https://a.example/c', null);
    expect(reviewed.aggregateRating).toEqual({
      '@type': 'EmployerAggregateRating',
      ratingValue: 4.5,
      ratingCount: 2,
      bestRating: 5,
      worstRating: 1,
    });
    const fresh = companyThing({ ...company, rating: null, reviewCount: 0 }, 'https://a.example/c', null);
    expect(JSON.parse(jsonLdText([fresh]))).not.toHaveProperty('aggregateRating');
  });

  it('describe the site, its search in this language and its support team', () => {
    const origin = 'https://a.example';
    const site = {
      brand: 'Nukkad Jobs',
      support: { email: 'help@a.example', phone: '+91 20 1234 5678', address: 'Pune' },
      social: [{ name: 'YouTube', url: 'https://youtube.example/nukkad' }],
    } as unknown as Parameters<typeof siteThings>[0];
    expect(siteThings(site, origin, 'mr')).toEqual([
      {
        '@type': 'Organization',
        '@id': 'https://a.example/#organization',
        name: 'Nukkad Jobs',
        url: 'https://a.example/',
        logo: 'https://a.example/share.png',
        email: 'help@a.example',
        telephone: '+91 20 1234 5678',
        sameAs: ['https://youtube.example/nukkad'],
      },
      {
        '@type': 'WebSite',
        name: 'Nukkad Jobs',
        url: 'https://a.example/mr',
        inLanguage: 'mr-IN',
        publisher: { '@id': 'https://a.example/#organization' },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: 'https://a.example/mr/joblist?q={search_term_string}',
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
  });

  it('describe a post by its own title, day and page', () => {
    const post = {
      title: 'Work near home',
      meta: { title: 'Near home | Nukkad Jobs', description: 'How to find it' },
      publishedAt: '2026-11-20T04:30:00.000Z',
    } as unknown as Parameters<typeof blogPosting>[0];
    const url = 'https://a.example/hi/blogdetail?near-home';
    const image = 'https://a.example/near-home.png';
    const site = { brand: 'Nukkad Jobs' } as Parameters<typeof blogPosting>[1]['site'];
    const thing = blogPosting(post, { url, image, site, origin: 'https://a.example', language: 'hi' });
    expect(thing).toMatchObject({
      '@type': 'BlogPosting',
      inLanguage: 'hi-IN',
      headline: 'Work near home',
      description: 'How to find it',
      image,
      datePublished: '2026-11-20T04:30:00.000Z',
      author: { name: 'Nukkad Jobs', url: 'https://a.example/' },
      mainEntityOfPage: url,
    });
  });

  it('without a language are wrapped in a page that has one', () => {
    const thing = companyThing(companyExamples.companyOne.output, 'https://a.example/c', null);
    expect(webPage(thing, { url: 'https://a.example/hi/c', language: 'hi' })).toEqual({
      '@type': 'WebPage',
      url: 'https://a.example/hi/c',
      inLanguage: 'hi-IN',
      mainEntity: { '@id': 'https://a.example/c#company' },
    });
  });

  it('contain plain text if markup is not allowed', () => {
    expect(plainText('<p>Meals &amp; more</p><ul><li>Since&nbsp;2012</li></ul>')).toBe(
      'Meals & more Since 2012',
    );
    expect(plainText('5 &lt; 6')).toBe('5 < 6');
  });
});
