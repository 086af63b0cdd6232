import type { BlogPost, Company, FaqEntry, Language } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import type { SiteInfo } from '../site-info.ts';
import { plainText } from './plain-text.ts';
import type { Thing } from './thing.ts';

/** Returns the language tag for India, such as `hi-IN`. */
function languageTag(language: Language): string {
  return `${language}-IN`;
}

/**
 * Returns the schema.org objects of the site: the organisation, and the URL template of its search in this language.
 */
export function siteThings(site: SiteInfo, origin: string, language: Language): readonly Thing[] {
  const pageAddress = (path: string) => origin + pathInLanguage(path, language);
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: site.brand,
      url: `${origin}/`,
      logo: `${origin}/share.png`,
      email: site.support.email ?? undefined,
      telephone: site.support.phone ?? undefined,
      sameAs: site.social.length > 0 ? site.social.map(({ url }) => url) : undefined,
    },
    {
      '@type': 'WebSite',
      name: site.brand,
      url: pageAddress('/'),
      inLanguage: languageTag(language),
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: pageAddress('/joblist?q={search_term_string}') },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** Returns the schema.org `FAQPage` of the questions and answers. */
export function faqPage(faqs: readonly FaqEntry[], language: Language): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: languageTag(language),
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface PostPlace {
  /** URL of the post's page. */
  readonly url: string;
  readonly image: string;
  readonly site: SiteInfo;
  readonly origin: string;
  readonly language: Language;
}

/** Returns the schema.org object of a blog post, with the site as its author. */
export function blogPosting(post: BlogPost, { url, image, site, origin, language }: PostPlace): Thing {
  const publisher = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.brand,
    url: `${origin}/`,
  };
  return {
    '@type': 'BlogPosting',
    inLanguage: languageTag(language),
    headline: post.title,
    description: post.meta.description,
    image,
    datePublished: post.publishedAt,
    author: publisher,
    publisher,
    mainEntityOfPage: url,
  };
}

/**
 * Returns the schema.org object of a page that shows a job or a company, with the page's language. Schema.org defines
 * no language for a job or a company.
 */
export function webPage(
  of: Thing,
  { url, language }: { readonly url: string; readonly language: Language },
): Thing {
  return {
    '@type': 'WebPage',
    url,
    inLanguage: languageTag(language),
    mainEntity: { '@id': of['@id'] },
  };
}

/** Returns the schema.org object of a company, with its mean rating if it has reviews. */
export function companyThing(company: Company, url: string, image: string | null): Thing {
  const { rating, reviewCount, position } = company;
  return {
    '@type': 'Organization',
    '@id': `${url}#company`,
    name: company.name,
    url,
    sameAs: company.website ?? undefined,
    logo: image ?? undefined,
    description: plainText(company.description) || undefined,
    address: { '@type': 'PostalAddress', streetAddress: company.address, addressCountry: 'IN' },
    location: position ? { '@type': 'Place', geo: { '@type': 'GeoCoordinates', ...position } } : undefined,
    aggregateRating:
      rating === null
        ? undefined
        : {
            '@type': 'EmployerAggregateRating',
            ratingValue: rating,
            ratingCount: reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
  };
}
