import type { RouteName } from '../shared/requests.ts';

/** What seekers ask for, most frequent first; an entry that is repeated is asked for more often. */
export const MIX: readonly RouteName[] = [
  'jobFilter',
  'jobFilter',
  'jobFilter',
  'jobList',
  'searchTypeahead',
  'jobFilterOptions',
  'cityList',
  'accountSummary',
  'myJobs',
  'notificationUnreadCount',
  'profileWhole',
];
