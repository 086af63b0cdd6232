import type { RouteKey } from '@nukkad/contract/load-route.ts';

/**
 * Routes to invalidate after a job was saved or unsaved. Lists are not included, because their "saved" state is
 * updated in the cache. This constant has a file of its own, because the first view of a list loads it.
 */
export const SAVED_JOBS_STALE: readonly RouteKey[] = ['applications.myJobs'];
