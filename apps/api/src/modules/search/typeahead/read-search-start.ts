import { type FoundCompany, type FoundJob, RECENT_SEARCHES, type SearchInput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { prepareSearch, readFilter, readSearchTools } from '@nukkad/job-search/query/prepare-search.ts';
import { queryOfTerms } from '@nukkad/job-search/query/query.ts';
import type { Search } from '@nukkad/job-search/query/search.ts';
import { findNearby } from '@nukkad/job-search/run/find-nearby.ts';
import { findPage } from '@nukkad/job-search/run/find-page.ts';
import type { FoundRow } from '@nukkad/job-search/sql/page-statement.ts';
import { REMOVED_AS_FAKE } from '../../../shared/removed-job.ts';
import {
  FOUND_COMPANY_COLUMNS,
  FOUND_JOB_COLUMNS,
  type FoundCompanyRow,
  type FoundJobRow,
  foundCompanyOf,
  foundJobOf,
} from './found-job.ts';

const LATEST = 10;
const POPULAR = 10;

const AROUND_METRES = 100_000;

/** The newest of a place, and where it has few the nearest of the towns around. */
async function latestJobs(database: Database, search: Search): Promise<FoundRow[]> {
  const newest = await findPage(database, search, { after: null, rows: LATEST, countTo: 0 });
  if (newest.length === LATEST) return newest;
  const beyond = await findNearby(database, search);
  const around = beyond.filter(({ distance }) => (distance ?? 0) <= AROUND_METRES);
  return [...newest, ...around].slice(0, LATEST);
}

const recentJobs = {
  name: 'search_recent_jobs',
  text: `SELECT ${FOUND_JOB_COLUMNS}
    FROM recent_job r JOIN job j ON j.id = r.job_id JOIN company co ON co.id = j.company_id
   WHERE r.candidate_id = $1::uuid AND j.status_reason IS DISTINCT FROM '${REMOVED_AS_FAKE}'
   ORDER BY r.searched_at DESC LIMIT $2::int`,
};

const recentCompanies = {
  name: 'search_recent_companies',
  text: `SELECT ${FOUND_COMPANY_COLUMNS}
    FROM recent_company r JOIN company co ON co.id = r.company_id
   WHERE r.candidate_id = $1::uuid ORDER BY r.searched_at DESC LIMIT $2::int`,
};

const popularCompanies = {
  name: 'search_popular_companies',
  text: `SELECT ${FOUND_COMPANY_COLUMNS} FROM company co ORDER BY co.follower_count DESC, co.id DESC LIMIT $1::int`,
};

export interface StartLists {
  readonly recentJobs: readonly FoundJob[];
  readonly recentCompanies: readonly FoundCompany[];
  readonly popularCompanies: readonly FoundCompany[];
  readonly latestJobs: readonly FoundJob[];
}

/** What a seeker opened last, what many follow, and the newest jobs of the city (of all India without one). */
export async function readSearchStart(
  database: Database,
  candidateId: string | null,
  { city, point }: Pick<SearchInput, 'city' | 'point'>,
): Promise<StartLists> {
  const tools = await readSearchTools(database, candidateId);
  const filter = readFilter({ city, point, sortBy: 'NEWEST', page: 1, size: LATEST }, tools);
  const newest = queryOfTerms(filter, []);
  const search =
    prepareSearch(newest, tools) ??
    prepareSearch({ ...newest, input: { ...newest.input, city: undefined } }, tools);
  const [jobs, companies, popular, latest] = await Promise.all([
    candidateId === null ? [] : database.query<FoundJobRow>(recentJobs, [candidateId, RECENT_SEARCHES]),
    candidateId === null
      ? []
      : database.query<FoundCompanyRow>(recentCompanies, [candidateId, RECENT_SEARCHES]),
    database.query<FoundCompanyRow>(popularCompanies, [POPULAR]),
    search === null ? [] : latestJobs(database, search),
  ]);
  return {
    recentJobs: jobs.map((row) => foundJobOf(row, tools.places)),
    recentCompanies: companies.map(foundCompanyOf),
    popularCompanies: popular.map(foundCompanyOf),
    latestJobs: latest.map((row) => foundJobOf(row, tools.places)),
  };
}
