import type { MyJobsTab } from '@nukkad/contract';

/** The lists that the profile's counters lead to, with the flags by which older links name them. */
const LISTS = {
  APPLIED: 'isApplied',
  SHORTLISTED: 'isShortlisted',
  HIRED: 'isHired',
  SCHEDULED: 'isScheduled',
  SAVED: 'isSaved',
} as const satisfies Partial<Record<MyJobsTab, string>>;

export type AppliedList = keyof typeof LISTS;

function isFlagSet(state: unknown, flag: string): boolean {
  return state !== null && typeof state === 'object' && (state as Record<string, unknown>)[flag] === true;
}

/** Which list is meant: by the address (`?list=hired`), else by the navigation's flags; null means all my jobs. */
export function readAppliedList(named: string | null, state: unknown): AppliedList | null {
  const lists = Object.keys(LISTS) as AppliedList[];
  const byName = lists.find((list) => list === named?.toUpperCase());
  return byName ?? lists.find((list) => isFlagSet(state, LISTS[list])) ?? null;
}
