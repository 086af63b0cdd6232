import type { RouteKey } from '@nukkad/contract/load-route.ts';

type Stale = readonly RouteKey[];

/** After a part of the profile was written. */
export const PROFILE_STALE: Stale = ['profile.whole', 'account.summary'];

export const EDUCATION_STALE: Stale = ['education.own', ...PROFILE_STALE];
export const WORK_STALE: Stale = ['experience.list', ...PROFILE_STALE];

/** After credits were spent or given: a job tells those of its reader, too. */
export const CREDITS_STALE: Stale = [
  ...PROFILE_STALE,
  'credits.statement',
  'credits.requestState',
  'jobs.byShareId',
];

/** After applying or taking it back: picks and suggestions leave out what was applied for; applicants may review. */
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

/** After a job was hidden or shown again: all that lists jobs for this reader. */
export const HIDDEN_JOBS_STALE: Stale = [
  'jobs.filter',
  'jobs.topPicks',
  'jobs.suggestions',
  'companies.jobs',
  'applications.myJobs',
  'search.start',
  'search.typeahead',
];

/** After the interests were chosen: they weigh in what is picked and suggested. */
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
