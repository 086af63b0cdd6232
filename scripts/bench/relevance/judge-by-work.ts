import type { JobFilterOutput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { DEPTH, firstRows, type StoredJob } from './judge.ts';
import { hasWordOf, isRightJob } from './judged-queries/by-work/is-right.ts';
import type { AbsentWorkQuery, PresentWorkQuery, WorkQuery } from './judged-queries/by-work/types.ts';

export interface PresentVerdict {
  readonly query: PresentWorkQuery;
  /** Right jobs among the first ten, as a share (0–1) of those that could be there: all right jobs, at most ten. */
  readonly recall: number;
  /**
   * R-precision: right jobs among the first `n`, as a share (0–1) of `n`. `n` is the number of right jobs, at most
   * ten.
   */
  readonly rPrecision: number;
  readonly reciprocalRank: number;
  readonly isEmpty: boolean;
}

export interface AbsentVerdict {
  readonly query: AbsentWorkQuery;
  readonly isRight: boolean;
  /** Whether the query was understood as an occupation that the portal has, which is wrong. */
  readonly isRenamed: boolean;
  /** Whether a job has none of the query's words, which is wrong. */
  readonly hasOtherRows: boolean;
}

export interface WorkVerdicts {
  readonly present: readonly PresentVerdict[];
  readonly absent: readonly AbsentVerdict[];
  /** Number of queries for which the database has no right job, so that they cannot be judged. */
  readonly unanswerable: number;
}

/**
 * Judges the result of a query. `rows` says for each job, in order, whether it is right. `rightJobs` is the number of
 * right jobs in the database.
 */
export function verdictOf(
  query: PresentWorkQuery,
  rows: readonly boolean[],
  rightJobs: number,
): PresentVerdict {
  const possible = Math.min(DEPTH, rightJobs);
  const rightAmong = (count: number) => rows.slice(0, count).filter(Boolean).length;
  const first = rows.indexOf(true);
  return {
    query,
    recall: rightAmong(DEPTH) / possible,
    rPrecision: rightAmong(possible) / possible,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    isEmpty: rows.length === 0,
  };
}

/**
 * Judges a query for an occupation that the portal does not have. It is right if it is not understood as another
 * occupation, and if each job contains its words. `rowTexts` are the texts of the first step's jobs. Later steps have
 * a heading that says they are of other occupations.
 */
export function absentVerdictOf(
  query: AbsentWorkQuery,
  understood: JobFilterOutput['understood'],
  rowTexts: readonly string[],
): AbsentVerdict {
  const isRenamed = understood.some(({ kind }) => kind === 'JOB_PROFILE');
  const hasOtherRows = !rowTexts.every((text) => hasWordOf(text, query));
  return { query, isRight: !isRenamed && !hasOtherRows, isRenamed, hasOtherRows };
}

async function judgePresent(
  database: Database,
  jobs: ReadonlyMap<string, StoredJob>,
  query: PresentWorkQuery,
): Promise<PresentVerdict | null> {
  let rightJobs = 0;
  for (const job of jobs.values()) if (isRightJob(job, query)) rightJobs += 1;
  if (rightJobs === 0) return null;
  const output = await firstRows(database, query.query);
  const rows = output.jobs.map(({ id }) => {
    const job = jobs.get(id);
    return job !== undefined && isRightJob(job, query);
  });
  return verdictOf(query, rows, rightJobs);
}

const ROW_TEXTS = `
  SELECT concat_ws(' ', job.title, job.requirements, array_to_string(job.skills, ' '), company.name) AS text
    FROM job JOIN company ON company.id = job.company_id
   WHERE job.id = ANY($1::uuid[])`;

/** Returns the jobs of the first step, which are shown as jobs of the named occupation. */
export function firstStepOf({
  jobs,
  steps = [],
}: Pick<JobFilterOutput, 'jobs' | 'steps'>): JobFilterOutput['jobs'] {
  const nextStep = steps.find(({ step }) => step !== 'NAMED_WORK');
  return jobs.slice(0, nextStep?.from);
}

async function judgeAbsent(database: Database, query: AbsentWorkQuery): Promise<AbsentVerdict> {
  const output = await firstRows(database, query.query);
  const rows = await database.query<{ text: string }>(ROW_TEXTS, [firstStepOf(output).map(({ id }) => id)]);
  return absentVerdictOf(
    query,
    output.understood,
    rows.map(({ text }) => text),
  );
}

/** Runs all queries through the job list and judges the results. */
export async function judgeByWork(
  database: Database,
  jobs: ReadonlyMap<string, StoredJob>,
  queries: readonly WorkQuery[],
): Promise<WorkVerdicts> {
  const present: PresentVerdict[] = [];
  const absent: AbsentVerdict[] = [];
  for (const query of queries) {
    if ('absent' in query) {
      absent.push(await judgeAbsent(database, query));
      continue;
    }
    const verdict = await judgePresent(database, jobs, query);
    if (verdict !== null) present.push(verdict);
  }
  return { present, absent, unanswerable: queries.length - present.length - absent.length };
}
