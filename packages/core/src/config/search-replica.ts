import type { ReplicaConfig } from '@nukkad/db';
import type { CoreConfig } from './core-config.ts';

/** Returns the configuration of the search replica; undefined if there is none. */
export function searchReplica({
  SEARCH_DATABASE_URL: url,
  SEARCH_MAX_LAG_SECONDS: seconds,
}: Pick<CoreConfig, 'SEARCH_DATABASE_URL' | 'SEARCH_MAX_LAG_SECONDS'>): ReplicaConfig | undefined {
  return url === undefined ? undefined : { url, maxLagMs: seconds * 1000 };
}
