import { ApiError, type ListAddress, routes } from '@nukkad/contract';
import type { FeedAddress } from './feed-address.ts';
import { feedClient, type Source } from './read-feed-jobs.ts';

const EVERYTHING: ListAddress = { works: [] };

/** Reads the city and the occupation that a feed's address names; null if one of them does not exist. */
export async function readFeedList(source: Source, { city, work }: FeedAddress): Promise<ListAddress | null> {
  if (city === undefined && work === undefined) return EVERYTHING;
  try {
    return await feedClient(source).call(routes.listAddress, { city, work });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
