import type { JobFilterOutput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { DEPTH, firstRows, type StoredJob } from './judge.ts';
import { hasWordOf, isRightJob } from './judged-queries/by-work/is-right.ts';
import type { AbsentWorkQuery, PresentWorkQuery, WorkQuery } from './judged-queries/by-work/types.ts';

export interface PresentVerdict {
  readonly query: PresentWorkQuery;
  /** Right ones among the first ten, of those that could be there: as the other halves count. */
  readonly recall: number;
  /** Right ones among the first `n`, where `n` is how many could be there, ten at most: another work before it counts. */
  readonly rPrecision: number;
  readonly reciprocalRank: number;
  readonly isEmpty: boolean;
}

export interface AbsentVerdict {
  readonly query: AbsentWorkQuery;
  readonly isRight: boolean;
  /** Whether it was understood as a work that the portal has. */
  readonly isRenamed: boolean;
  /** Whether a row has none of its words. */
  readonly hasOtherRows: boolean;
}

export interface WorkVerdicts {
  readonly present: readonly PresentVerdict[];
  readonly absent: readonly AbsentVerdict[];
  /** Queries that no job at all answers: nothing can be judged by them. */
  readonly unanswerable: number;
}

/** Judges the rows of one query, best first, by how many jobs are right at all. */
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

/** An absent work is answered rightly by nothing or by jobs that have its words, and is understood as no other work. Rows under a heading that says they are something else are no answer. */
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
  const answer = await firstRows(database, query.query);
  const rows = answer.jobs.map(({ id }) => {
    const job = jobs.get(id);
    return job !== undefined && isRightJob(job, query);
  });
  return verdictOf(query, rows, rightJobs);
}

const ROW_TEXTS = `
  SELECT concat_ws(' ', job.title, job.requirements, array_to_string(job.skills, ' '), company.name) AS text
    FROM job JOIN company ON company.id = job.company_id
   WHERE job.id = ANY($1::uuid[])`;

/** The rows that are shown as the work that was asked for: those of the first step. */
export function firstStepOf({
  jobs,
  steps = [],
}: Pick<JobFilterOutput, 'jobs' | 'steps'>): JobFilterOutput['jobs'] {
  const wider = steps.find(({ step }) => step !== 'NAMED_WORK');
  return jobs.slice(0, wider?.from);
}

async function judgeAbsent(database: Database, query: AbsentWorkQuery): Promise<AbsentVerdict> {
  const answer = await firstRows(database, query.query);
  const rows = await database.query<{ text: string }>(ROW_TEXTS, [firstStepOf(answer).map(({ id }) => id)]);
  return absentVerdictOf(
    query,
    answer.understood,
    rows.map(({ text }) => text),
  );
}

/** Runs all queries as the job list does. */
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
