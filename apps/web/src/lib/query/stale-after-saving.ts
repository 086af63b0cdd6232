import type { RouteKey } from '@nukkad/contract/load-route.ts';

/**
 * After a job was saved or unsaved; its mark is written into every list at once. By itself, since the first view of a list
 * loads it.
 */
export const SAVED_JOBS_STALE: readonly RouteKey[] = ['applications.myJobs'];
