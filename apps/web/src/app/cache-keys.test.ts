import type { GeoPoint } from '@nukkad/contract';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { reasonsQuery } from '../features/applications/report/use-report.ts';
import { chatQuery } from '../features/chat/chat-query.ts';
import {
  companyJobsQuery,
  companyQuery,
  companyReviewsQuery,
} from '../features/companies/company-queries.ts';
import {
  jobDetailQuery,
  jobPreviewQuery,
  suggestionsQuery,
} from '../features/job/detail/job-detail-queries.ts';
import type { JobSearch } from '../features/job-search/search/job-search-params.ts';
import { jobSearchQuery, topPicksQuery } from '../features/job-search/search/job-search-queries.ts';
import { listAddressQuery } from '../features/job-search/search/list-address-query.ts';
import { mapJobsQuery } from '../features/job-search/search/map-queries.ts';
import {
  blogListQuery,
  blogPostQuery,
  faqsQuery,
  interviewTipsQuery,
  legalQuery,
  shortPostsQuery,
  videoTipsQuery,
} from '../features/reading/reading-queries.ts';
import type { Services } from '../lib/services.ts';
import { degreesQuery } from '../screens/education/education-queries.ts';
import { jobCountQuery } from '../screens/landing/landing-queries.ts';
import { startQuery, typeaheadQuery } from '../screens/search/search-queries.ts';

const services = { api: { call: () => Promise.reject(new Error('not called')) } } as unknown as Services;

const LANGUAGES = ['en', 'hi', 'mr'] as const;

const PUNE: GeoPoint = { latitude: 18.52, longitude: 73.86 };
const NASHIK: GeoPoint = { latitude: 20, longitude: 73.79 };
const search = (change: Partial<JobSearch>): JobSearch => ({ isNearMe: false, ...change }) as JobSearch;
const NEAR_ME = search({ isNearMe: true });
const IN_PUNE = search({ city: 'Pune' });
const company = (id: string) => ({ kind: 'company', company: { id, name: '', image: null } }) as const;

/** Queries with different responses, by what their inputs differ in. */
const DIFFERENT: readonly (readonly [what: string, queries: readonly { readonly queryKey: QueryKey }[]])[] = [
  [
    'a company: its id and the language',
    [
      companyQuery(services, 'en', 'aaaaaa'),
      companyQuery(services, 'mr', 'aaaaaa'),
      companyQuery(services, 'mr', 'bbbbbb'),
    ],
  ],
  ['jobs of a company: its id', [companyJobsQuery(services, 'a'), companyJobsQuery(services, 'b')]],
  [
    'reviews: the company and the stars',
    [
      companyReviewsQuery(services, 'a', undefined),
      companyReviewsQuery(services, 'a', 1),
      companyReviewsQuery(services, 'a', 5),
      companyReviewsQuery(services, 'b', 5),
    ],
  ],
  [
    'chats: with whom',
    [
      chatQuery(services, company('a')),
      chatQuery(services, company('b')),
      chatQuery(services, { kind: 'admin', adminId: 'a' }),
    ],
  ],
  [
    'a search near me: where that is',
    [
      jobSearchQuery(services, NEAR_ME, { point: PUNE }),
      jobSearchQuery(services, NEAR_ME, { point: NASHIK }),
      jobSearchQuery(services, NEAR_ME, {}),
    ],
  ],
  [
    'a search in a city: the home that orders it',
    [
      jobSearchQuery(services, IN_PUNE, { home: PUNE }),
      jobSearchQuery(services, IN_PUNE, { home: NASHIK }),
      jobSearchQuery(services, IN_PUNE, {}),
      jobSearchQuery(services, search({ city: 'Nashik' }), {}),
    ],
  ],
  [
    'the map: the place and the filters',
    [
      mapJobsQuery(services, IN_PUNE, PUNE),
      mapJobsQuery(services, IN_PUNE, NASHIK),
      mapJobsQuery(services, IN_PUNE, undefined),
      mapJobsQuery(services, search({ text: 'cook' }), PUNE),
    ],
  ],
  [
    'recommended jobs: the place',
    [topPicksQuery(services, PUNE), topPicksQuery(services, NASHIK), topPicksQuery(services)],
  ],
  [
    'a job: its id, and whether it is a preview',
    [
      jobDetailQuery(services, 'aaaaaa'),
      jobDetailQuery(services, 'bbbbbb'),
      jobPreviewQuery(services, 'aaaaaa'),
    ],
  ],
  ['similar jobs: the job', [suggestionsQuery(services, 'a'), suggestionsQuery(services, 'b')]],
  [
    'the address of a list: city and work',
    [
      listAddressQuery(services, { city: 'pune' }),
      listAddressQuery(services, { city: 'nashik' }),
      listAddressQuery(services, { city: 'pune', work: 'cook' }),
    ],
  ],
  [
    'texts: which one and the language',
    [
      blogPostQuery(services, 'en', 'a'),
      blogPostQuery(services, 'hi', 'a'),
      blogPostQuery(services, 'hi', 'b'),
      faqsQuery(services, 'hi'),
      faqsQuery(services, 'mr'),
      legalQuery(services, 'mr', 'terms'),
      legalQuery(services, 'mr', 'privacy'),
      ...LANGUAGES.flatMap((language) => [
        blogListQuery(services, language),
        interviewTipsQuery(services, language),
        reasonsQuery(services, language),
        shortPostsQuery(services, language),
        videoTipsQuery(services, language),
      ]),
    ],
  ],
  [
    'what is offered before and while typing: text, city and place',
    [
      startQuery(services, undefined),
      startQuery(services, 'Pune'),
      typeaheadQuery(services, { text: 'co' }),
      typeaheadQuery(services, { text: 'cook' }),
      typeaheadQuery(services, { text: 'cook', city: 'Pune' }),
      typeaheadQuery(services, { text: 'cook', city: 'Pune', point: PUNE }),
    ],
  ],
  ['the number of jobs: the city', [jobCountQuery(services), jobCountQuery(services, 'Pune')]],
  ['degrees: the level', [degreesQuery(services, 'UG'), degreesQuery(services, 'PG')]],
];

it.each(DIFFERENT)('the cache keeps apart %s', (_what, queries) => {
  const keys = queries.map(({ queryKey }) => hashKey(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

it('the cache has one entry for a search by name, wherever the device is', () => {
  const keys = [PUNE, NASHIK, undefined].map((point) =>
    hashKey(jobSearchQuery(services, IN_PUNE, { point }).queryKey),
  );
  expect(new Set(keys).size).toBe(1);
});
