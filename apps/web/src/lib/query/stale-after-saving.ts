import type { RouteKey } from '@nukkad/contract/load-route.ts';

/**
 * Routes to invalidate after a job was saved or unsaved. Lists are not among them, because their saved marks are
 * updated in the cache. In a file of its own, because the first view of a list loads it.
 */
export const SAVED_JOBS_STALE: readonly RouteKey[] = ['applications.myJobs'];
