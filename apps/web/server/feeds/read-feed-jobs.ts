import { ANSWER_SECONDS, type JobCard, routes } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import { pageFetch } from '../page-fetch.ts';
import type { FeedAddress } from './feed-address.ts';

/** A reader of feeds asks every some minutes: what is older than these was in the feed before. */
const FEED_SIZE = 50;

/** Where the jobs come from, and for whom, by the API's limits. */
interface Source {
  readonly apiOrigin: string;
  readonly clientAddress: string;
}

/** The newest jobs of a feed. Throws the API's error where it refuses the city or the work. */
export async function readFeedJobs(
  { apiOrigin, clientAddress }: Source,
  { city, work }: FeedAddress,
): Promise<readonly JobCard[]> {
  const client = createClient({
    baseUrl: apiOrigin,
    fetch: pageFetch(ANSWER_SECONDS * 1000),
    headers: { 'x-forwarded-for': clientAddress },
  });
  const filter = { ...(city && { city }), ...(work && { jobProfile: work }) };
  const { jobs } = await client.call(routes.jobFilter, {
    ...filter,
    sortBy: 'NEWEST',
    page: 1,
    size: FEED_SIZE,
  });
  return jobs;
}
