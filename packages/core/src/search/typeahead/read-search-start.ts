import { type FoundCompany, type FoundJob, RECENT_SEARCHES, type SearchInput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import {
  cityNamed,
  interpret,
  type JobQuery,
  type JobRow,
  nearestBeyond,
  searchJobs,
} from '@nukkad/job-search';
import { selectPopularCompanies, selectRecentCompanies, selectRecentJobs } from '../search.queries.ts';
import { suggestedCompanyOf, suggestedJobOf } from './suggested-job.ts';

const LATEST = 10;
const POPULAR = 10;

const AROUND_METRES = 100_000;

/**
 * Returns the newest jobs of a place, and the nearest of the towns around if these are few. Without a place it
 * returns the newest of India.
 */
async function latestJobs(query: JobQuery): Promise<readonly JobRow[]> {
  const { database, viewer, filter, places } = query;
  if (filter.city !== undefined && cityNamed(places, filter.city) === undefined)
    return latestJobs(await interpret(database, viewer, { ...filter, city: undefined }));
  const newest = await searchJobs(query, { isCounted: false });
  if (newest.rows.length === LATEST) return newest.rows;
  const beyond = await nearestBeyond(query, newest);
  const around = beyond.filter(({ distance }) => (distance ?? 0) <= AROUND_METRES);
  return [...newest.rows, ...around].slice(0, LATEST);
}

export interface StartLists {
  readonly recentJobs: readonly FoundJob[];
  readonly recentCompanies: readonly FoundCompany[];
  readonly popularCompanies: readonly FoundCompany[];
  readonly latestJobs: readonly FoundJob[];
}

/** Returns the seeker's recent items, popular companies, and the newest jobs of the city (of India without one). */
export async function readSearchStart(
  database: Database,
  candidateId: string | null,
  { city, point }: Pick<SearchInput, 'city' | 'point'>,
): Promise<StartLists> {
  const filter = { city, point, sortBy: 'NEWEST', page: 1, size: LATEST } as const;
  const query = await interpret(database, candidateId, filter);
  const [jobs, companies, popular, latest] = await Promise.all([
    candidateId === null ? [] : database.query(selectRecentJobs(candidateId, RECENT_SEARCHES)),
    candidateId === null ? [] : database.query(selectRecentCompanies(candidateId, RECENT_SEARCHES)),
    database.queryReplica(selectPopularCompanies(POPULAR)),
    latestJobs(query),
  ]);
  return {
    recentJobs: jobs.map((row) => suggestedJobOf(row, query.places)),
    recentCompanies: companies.map(suggestedCompanyOf),
    popularCompanies: popular.map(suggestedCompanyOf),
    latestJobs: latest.map((row) => suggestedJobOf(row, query.places)),
  };
}
