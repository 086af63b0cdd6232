import type { JobFilterOutput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { DEPTH, firstRows, type StoredJob } from './judge.ts';
import { hasWordOf, isRightJob } from './judged-queries/by-work/is-right.ts';
import type { AbsentWorkQuery, PresentWorkQuery, WorkQuery } from './judged-queries/by-work/types.ts';

export interface PresentVerdict {
  readonly query: PresentWorkQuery;
  /** Right jobs among the first ten, as a share of those that could be there. */
  readonly recall: number;
  /** R-precision: right jobs among the first `n`, as a share of `n`, the number of right jobs, at most ten. */
  readonly rPrecision: number;
  readonly reciprocalRank: number;
  readonly isEmpty: boolean;
}

export interface AbsentVerdict {
  readonly query: AbsentWorkQuery;
  readonly isRight: boolean;
  /** Whether it was understood as a work that the portal has, which is wrong. */
  readonly isRenamed: boolean;
  /** Whether a job has none of the query's words, which is wrong. */
  readonly hasOtherRows: boolean;
}

export interface WorkVerdicts {
  readonly present: readonly PresentVerdict[];
  readonly absent: readonly AbsentVerdict[];
  /** Number of queries without a right job, which cannot be judged. */
  readonly unanswerable: number;
}

/** Judges the rows of a query in their order. `rightJobs` is the number of right jobs in the database. */
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
 * Judges a query for a work that the portal does not have. It is right if it is not understood as another work, and if each
 * row has its words. `rowTexts` are the texts of the first step; later steps have a heading that says they are other work.
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

/** The jobs of the first step, which are shown as the named work. */
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

/** Runs all queries through the job list, and judges them. */
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
