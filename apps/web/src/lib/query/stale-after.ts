import type { RouteKey } from '@nukkad/contract/load-route.ts';

type Stale = readonly RouteKey[];

/** Routes to invalidate after a part of the profile was saved. */
export const PROFILE_STALE: Stale = ['profile.whole', 'account.summary'];

export const EDUCATION_STALE: Stale = ['education.own', ...PROFILE_STALE];
export const WORK_STALE: Stale = ['experience.list', ...PROFILE_STALE];

/** Routes to invalidate after credits were spent or added. Job details contain the reader's credits. */
export const CREDITS_STALE: Stale = [
  ...PROFILE_STALE,
  'credits.statement',
  'credits.requestState',
  'jobs.byShareId',
];

/**
 * Routes to invalidate after applying or withdrawing. Recommendations exclude jobs applied for, and applicants may
 * review the company.
 */
export const APPLICATION_STALE: Stale = [
  ...CREDITS_STALE,
  'applications.myJobs',
  'jobs.topPicks',
  'jobs.suggestions',
  'companies.one',
  'companies.reviews',
  'notifications.list',
  'notifications.unreadCount',
];

/** Routes to invalidate after a job was hidden or shown again: all lists of jobs. */
export const HIDDEN_JOBS_STALE: Stale = [
  'jobs.filter',
  'jobs.topPicks',
  'jobs.suggestions',
  'companies.jobs',
  'applications.myJobs',
  'search.start',
  'search.typeahead',
];

/** Routes to invalidate after the interests changed. Recommendations and suggestions depend on them. */
export const INTERESTS_STALE: Stale = [
  ...PROFILE_STALE,
  'interests.list',
  'jobs.topPicks',
  'jobs.suggestions',
];

export const FOLLOWING_STALE: Stale = ['companies.one', 'search.start', 'search.typeahead'];
export const REVIEW_STALE: Stale = ['companies.reviews', 'companies.one'];
export const NOTIFICATIONS_STALE: Stale = ['notifications.list', 'notifications.unreadCount'];
export const ALERTS_STALE: Stale = ['alerts.list'];
export const PREFERENCES_STALE: Stale = ['notifications.preferences'];
