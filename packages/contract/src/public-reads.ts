import type { RouteKey } from './load-route.ts';

/**
 * Keys of the queries with the same result for every reader (`auth: 'public'`), for code that does not import the route
 * records.
 */
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
