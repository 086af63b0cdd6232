import { ANSWER_SECONDS, type JobCard, routes } from '@nukkad/contract';
import { hasFailedCheck } from '@nukkad/domain/check-counts.ts';
import { apiClient } from '../api-client.ts';
import type { FeedAddress } from './feed-address.ts';

/** Maximum number of jobs in a feed. Programs read a feed every few minutes, so they have already seen older jobs. */
const FEED_SIZE = 50;

export interface Source {
  readonly apiOrigin: string;
  /** IP address for which the API counts these calls in its rate limits. */
  readonly clientAddress: string;
}

/** Returns an API client for feeds. */
export const feedClient = (source: Source) => apiClient({ ...source, timeoutMs: ANSWER_SECONDS * 1000 });

/** Reads the newest jobs of a feed, without those with a failed check. Throws the API's error if the city or the occupation does not exist. */
export async function readFeedJobs(source: Source, { city, work }: FeedAddress): Promise<readonly JobCard[]> {
  const filter = { ...(city && { city }), ...(work && { jobProfile: work }) };
  const { jobs } = await feedClient(source).call(routes.jobFilter, {
    ...filter,
    sortBy: 'NEWEST',
    page: 1,
    size: FEED_SIZE,
  });
  return jobs.filter((job) => !hasFailedCheck(job));
}
