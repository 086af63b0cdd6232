import type { Database } from '@nukkad/db';
import { DEPTH, firstRows, type StoredJob } from './judge.ts';
import {
  attributesOf,
  isRightJob,
  meetsConditions,
  type SpokenJob,
} from './judged-queries/half-d/is-right.ts';
import {
  assertedExclusions,
  isOppositeJob,
  isShownAsUnapplied,
  type Term,
} from './judged-queries/half-d/opposites.ts';
import type { SpokenExpectation, SpokenQuery } from './judged-queries/half-d/types.ts';

export interface SpokenVerdict {
  readonly query: SpokenQuery;
  /** Right jobs among the first ten, as a share (0–1) of those that could be there: all right jobs, at most ten. */
  readonly recall: number;
  /** Right jobs among the first `n`, as a share (0–1) of `n`. `n` is the number of right jobs, at most ten. */
  readonly rPrecision: number;
  readonly isEmpty: boolean;
  /** Whether an excluded job is among the first ten, or a term asserts what the query excludes. */
  readonly isOpposite: boolean;
  /** Whether the search excludes something although the query's negator is harmless. */
  readonly isFalseExclusion: boolean;
  /** The understood terms and the titles of wrong jobs, for `--show-d` to `--show-g`. */
  readonly details: string;
}

export interface SpokenVerdicts {
  readonly judged: readonly SpokenVerdict[];
  /** Ids of queries whose work place or hours no job states. */
  readonly withoutField: readonly string[];
  /** Ids of queries for which no job is right. */
  readonly unanswerable: readonly string[];
}

type FieldRow = { readonly id: string; readonly shift: string | null; readonly workPlace: string | null };

/** Reads through JSON, so that a database without the column `work_place` returns null for it. */
const FIELDS = `
  SELECT id, shift::text AS shift, to_jsonb(job) ->> 'work_place' AS "workPlace" FROM job WHERE status = 'ACTIVE'`;

async function readSpokenJobs(
  database: Database,
  jobs: ReadonlyMap<string, StoredJob>,
): Promise<Map<string, SpokenJob>> {
  const rows = await database.query<FieldRow>(FIELDS);
  return new Map(
    rows.flatMap(({ id, shift, workPlace }) => {
      const job = jobs.get(id);
      return job === undefined ? [] : [[id, { ...job, shift, workPlace }] as const];
    }),
  );
}

/** Whether the jobs state what a query expects or excludes: any work place, and each of its hours. */
export function isStated(
  jobs: Iterable<SpokenJob>,
  { workPlace, hours, excluded }: SpokenExpectation,
): boolean {
  const missing = new Set<string>([...(hours === undefined ? [] : [hours]), ...(excluded?.hours ?? [])]);
  let needsPlace = workPlace !== undefined || excluded?.workPlace !== undefined;
  for (const job of jobs) {
    if (job.shift !== null) missing.delete(job.shift);
    if (job.workPlace !== null) needsPlace = false;
    if (missing.size === 0 && !needsPlace) return true;
  }
  return missing.size === 0 && !needsPlace;
}

/** Whether excluded jobs are right too, because the query allows the search to show all exclusions as not applied. */
function acceptsExcluded(expect: SpokenExpectation, understood: readonly Term[]): boolean {
  if (expect.mayBeUnapplied !== true) return false;
  return attributesOf(expect.excluded).every((attribute) => isShownAsUnapplied(understood, attribute));
}

/**
 * Judges a query by its understood terms and its first ten jobs in order. `all` are the jobs of the database. Returns null
 * if none of them is right.
 */
export function spokenVerdictOf(
  query: SpokenQuery,
  understood: readonly Term[],
  rows: readonly (SpokenJob | undefined)[],
  all: Iterable<SpokenJob>,
): SpokenVerdict | null {
  const isRight = acceptsExcluded(query.expect, understood) ? meetsConditions : isRightJob;
  let possible = 0;
  for (const job of all) {
    if (isRight(job, query.expect)) possible += 1;
    if (possible === DEPTH) break;
  }
  if (possible === 0) return null;
  const first = rows.slice(0, DEPTH);
  const verdicts = first.map((job) => job !== undefined && isRight(job, query.expect));
  const rightAmong = (count: number) => verdicts.slice(0, count).filter(Boolean).length;
  const isExcludedShown = first.some(
    (job) => job !== undefined && isOppositeJob(job, understood, query.expect),
  );
  const terms = understood.map(
    ({ kind, value, text, isNegated }) => `${isNegated ? 'not ' : ''}${kind}:${value}[${text}]`,
  );
  const wrong = first.filter((_job, at) => !verdicts[at]).map((job) => job?.title);
  return {
    query,
    recall: rightAmong(DEPTH) / possible,
    rPrecision: rightAmong(possible) / possible,
    isEmpty: rows.length === 0,
    isOpposite: isExcludedShown || assertedExclusions(understood, query.expect).length > 0,
    isFalseExclusion: query.kind === 'harmless' && understood.some(({ isNegated }) => isNegated === true),
    details: `${terms.join(' ')}\n   ${wrong.join(' | ')}`,
  };
}

/** Runs all queries of half D, E, F or G through the job list and judges the results. */
export async function judgeSpoken(
  database: Database,
  stored: ReadonlyMap<string, StoredJob>,
  queries: readonly SpokenQuery[],
): Promise<SpokenVerdicts> {
  const jobs = await readSpokenJobs(database, stored);
  const judged: SpokenVerdict[] = [];
  const withoutField: string[] = [];
  const unanswerable: string[] = [];
  for (const query of queries) {
    if (!isStated(jobs.values(), query.expect)) {
      withoutField.push(query.id);
      continue;
    }
    const output = await firstRows(database, query.query);
    const rows = output.jobs.map(({ id }) => jobs.get(id));
    const verdict = spokenVerdictOf(query, output.understood, rows, jobs.values());
    if (verdict === null) unanswerable.push(query.id);
    else judged.push(verdict);
  }
  return { judged, withoutField, unanswerable };
}
