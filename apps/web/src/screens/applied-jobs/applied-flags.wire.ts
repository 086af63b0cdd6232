import type { MyJobsTab } from '@nukkad/contract';

/** The flags by which older links name a list of the profile's counters, in the navigation's state. */
export const LIST_FLAGS = {
  APPLIED: 'isApplied',
  SHORTLISTED: 'isShortlisted',
  HIRED: 'isHired',
  SCHEDULED: 'isScheduled',
  SAVED: 'isSaved',
} as const satisfies Partial<Record<MyJobsTab, string>>;
