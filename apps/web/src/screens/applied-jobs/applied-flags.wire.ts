import type { MyJobsTab } from '@nukkad/contract';

/** Flags in the navigation state by which older links name a list of applications. */
export const LIST_FLAGS = {
  APPLIED: 'isApplied',
  SHORTLISTED: 'isShortlisted',
  HIRED: 'isHired',
  SCHEDULED: 'isScheduled',
  SAVED: 'isSaved',
} as const satisfies Partial<Record<MyJobsTab, string>>;
