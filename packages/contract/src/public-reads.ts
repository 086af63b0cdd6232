import type { RouteKey } from './load-route.ts';

/** The reads whose answer is the same for every reader (`auth: 'public'`), for those who hold no route records. */
export const PUBLIC_READS: readonly RouteKey[] = [
  'cities.list',
  'cities.listAddress',
  'cities.names',
  'content.blogList',
  'content.blogPost',
  'content.faqs',
  'content.jobCountNear',
  'content.privacyPolicy',
  'content.shortPosts',
  'content.terms',
  'education.degrees',
  'education.universities',
  'education.years',
  'experience.industrySectors',
  'jobs.filterOptions',
  'reports.reasons',
  'startup.addresses',
  'startup.settings',
];
