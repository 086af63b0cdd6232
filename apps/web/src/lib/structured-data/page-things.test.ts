import { companyExamples } from '@nukkad/contract/companies/company.examples.ts';
import { describe, expect, it } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';
import { companyThing, faqPage, webPage } from './page-things.ts';
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
    expect(reviewed.aggregateRating).toMatchObject({ ratingValue: 4.5, ratingCount: 2 });
    const fresh = companyThing({ ...company, rating: null, reviewCount: 0 }, 'https://a.example/c', null);
    expect(JSON.parse(jsonLdText([fresh]))).not.toHaveProperty('aggregateRating');
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
