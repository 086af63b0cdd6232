import type { JobFilterOutput } from '@nukkad/contract';
import { filterJobs } from '@nukkad/core/search/filter-jobs.ts';
import type { Database } from '@nukkad/db';
import { localities } from '@nukkad/reference-data';
import { isRelevant, type JudgedJob } from './judged-queries/is-relevant.ts';
import type { JudgedQuery } from './judged-queries/types.ts';

export const DEPTH = 10;

export interface Judged {
  readonly query: JudgedQuery;
  /**
   * Relevant jobs among the first ten, as a share (0–1) of those that could be there: all relevant jobs, at most ten.
   */
  readonly recall: number;
  readonly reciprocalRank: number;
  readonly isEmpty: boolean;
  readonly understood: string;
  /** Titles of irrelevant jobs among the first ten. */
  readonly irrelevantTitles: readonly string[];
}

export interface StoredJob extends JudgedJob {
  readonly id: string;
  readonly title: string;
  readonly locality: string | null;
}

const JOBS = `
  SELECT job.id, job.title, job.profile_key AS "profileKey", job.sub_profile_key AS "subProfileKey", job.skills,
         city.slug AS "citySlug", job.locality, job.latitude, job.longitude, job.pay_max AS "salaryMax",
         job.job_type AS "jobType", job.experience_min_years::int AS "experienceMin",
         coalesce(job.experience_max_years, 99)::int AS "experienceMax", job.qualification
    FROM job JOIN city ON city.id = job.city_id
   WHERE job.status = 'ACTIVE'`;

/** Reads all active jobs with the fields that decide relevance. */
export async function readJudgedJobs(database: Database): Promise<Map<string, StoredJob>> {
  const slugs = new Map(localities.map(({ citySlug, nameEn, slug }) => [`${citySlug}/${nameEn}`, slug]));
  const rows = await database.query<StoredJob>(JOBS);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, localitySlug: slugs.get(`${row.citySlug}/${row.locality}`) ?? null },
    ]),
  );
}

/** Returns the first page of the job list for a text. */
export function firstRows(database: Database, text: string): Promise<JobFilterOutput> {
  return filterJobs({ database }, null, { text, sortBy: 'NEWEST', page: 1, size: DEPTH });
}

/** Judges a query by its first ten jobs; null if the database has no relevant job. */
export async function judge(
  database: Database,
  jobs: ReadonlyMap<string, StoredJob>,
  query: JudgedQuery,
): Promise<Judged | null> {
  let relevant = 0;
  for (const job of jobs.values()) if (isRelevant(job, query.expect)) relevant += 1;
  if (relevant === 0) return null;
  const output = await firstRows(database, query.query);
  const verdicts = output.jobs.map(({ id }) => {
    const job = jobs.get(id);
    return job !== undefined && isRelevant(job, query.expect);
  });
  const first = verdicts.indexOf(true);
  return {
    query,
    recall: verdicts.filter(Boolean).length / Math.min(DEPTH, relevant),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    isEmpty: output.jobs.length === 0,
    understood: output.understood.map(({ kind, value, text }) => `${kind}:${value}[${text}]`).join(' '),
    irrelevantTitles: output.jobs.filter((_job, at) => !verdicts[at]).map(({ title }) => title),
  };
}
