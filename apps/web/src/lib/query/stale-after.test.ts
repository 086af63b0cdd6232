import { expect, it } from 'vitest';
import {
  ALERTS_STALE,
  APPLICATION_STALE,
  CREDITS_STALE,
  EDUCATION_STALE,
  FOLLOWING_STALE,
  HIDDEN_JOBS_STALE,
  INTERESTS_STALE,
  NOTIFICATIONS_STALE,
  PREFERENCES_STALE,
  PROFILE_STALE,
  REVIEW_STALE,
  WORK_STALE,
} from './stale-after.ts';

/** What a seeker sees differently after each action. It is written out here, so that a lost route is noticed. */
const CHANGED = [
  ['PROFILE_STALE', PROFILE_STALE, ['account.summary', 'profile.whole']],
  ['EDUCATION_STALE', EDUCATION_STALE, ['account.summary', 'education.own', 'profile.whole']],
  ['WORK_STALE', WORK_STALE, ['account.summary', 'experience.list', 'profile.whole']],
  [
    'CREDITS_STALE',
    CREDITS_STALE,
    ['account.summary', 'credits.requestState', 'credits.statement', 'jobs.byShareId', 'profile.whole'],
  ],
  [
    'APPLICATION_STALE',
    APPLICATION_STALE,
    [
      'account.summary',
      'applications.myJobs',
      'companies.one',
      'companies.reviews',
      'credits.requestState',
      'credits.statement',
      'jobs.byShareId',
      'jobs.suggestions',
      'jobs.topPicks',
      'notifications.list',
      'notifications.unreadCount',
      'profile.whole',
    ],
  ],
  [
    'HIDDEN_JOBS_STALE',
    HIDDEN_JOBS_STALE,
    [
      'applications.myJobs',
      'companies.jobs',
      'jobs.filter',
      'jobs.suggestions',
      'jobs.topPicks',
      'search.start',
      'search.typeahead',
    ],
  ],
  [
    'INTERESTS_STALE',
    INTERESTS_STALE,
    ['account.summary', 'interests.list', 'jobs.suggestions', 'jobs.topPicks', 'profile.whole'],
  ],
  ['FOLLOWING_STALE', FOLLOWING_STALE, ['companies.one', 'search.start', 'search.typeahead']],
  ['REVIEW_STALE', REVIEW_STALE, ['companies.one', 'companies.reviews']],
  ['NOTIFICATIONS_STALE', NOTIFICATIONS_STALE, ['notifications.list', 'notifications.unreadCount']],
  ['ALERTS_STALE', ALERTS_STALE, ['alerts.list']],
  ['PREFERENCES_STALE', PREFERENCES_STALE, ['notifications.preferences']],
] as const;

it.each(CHANGED)('%s makes the cache read again what changed', (_name, stale, routes) => {
  expect([...stale].toSorted()).toEqual(routes);
});
