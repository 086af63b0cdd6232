import { ANSWER_SECONDS, type JobCard, routes } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import { pageFetch } from '../page-fetch.ts';
import type { FeedAddress } from './feed-address.ts';

/** A reader of feeds asks every some minutes: what is older than these was in the feed before. */
const FEED_SIZE = 50;

/** Where the jobs come from, and for whom, by the API's limits. */
export interface Source {
  readonly apiOrigin: string;
  readonly clientAddress: string;
}

/** The API as a feed asks it. */
export function feedClient({ apiOrigin, clientAddress }: Source) {
  return createClient({
    baseUrl: apiOrigin,
    fetch: pageFetch(ANSWER_SECONDS * 1000),
    headers: { 'x-forwarded-for': clientAddress },
  });
}

/** The newest jobs of a feed. Throws the API's error where it refuses the city or the work. */
export async function readFeedJobs(source: Source, { city, work }: FeedAddress): Promise<readonly JobCard[]> {
  const filter = { ...(city && { city }), ...(work && { jobProfile: work }) };
  const { jobs } = await feedClient(source).call(routes.jobFilter, {
    ...filter,
    sortBy: 'NEWEST',
    page: 1,
    size: FEED_SIZE,
  });
  return jobs;
}
