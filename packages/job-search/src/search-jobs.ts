import {
  CHOICE_FILTER_NAMES,
  COUNT_CAP,
  type JobFilterOutput,
  LIST_REACH_MAX,
  RANGE_NAMES,
} from '@nukkad/contract';
import { plainWords, saysOnlyUnknown } from './query/interpretation.ts';
import type { JobQuery } from './query/job-query.ts';
import { type LadderStep, ladder } from './query/ladder.ts';
import { nameTerms } from './query/name-terms.ts';
import { cursorBehind, pagingOf } from './run/cursor.ts';
import { readLadder, type StepRow } from './run/read-ladder.ts';
import type { JobRow } from './sql/page-statement.ts';
import { withReaderMarks } from './store/reader.ts';

/** A page of a list, but for its cards and for what is offered besides. */
export interface JobPage extends Omit<JobFilterOutput, 'jobs' | 'nearby' | 'loosen' | 'loosenTogether'> {
  readonly rows: readonly JobRow[];
  /** Whether some are of the work itself that was asked for. */
  readonly hasNamedWork: boolean;
  /** Whether it is the list's beginning. */
  readonly isFirst: boolean;
  /** The steps that were entered, with their matches as far as they were counted. */
  readonly entered: readonly (LadderStep & { readonly total: number })[];
}

/** Where the jobs of each step begin; undefined where all are of the work itself. */
function stepStarts(rows: readonly StepRow[], { places: { names } }: JobQuery): JobPage['steps'] {
  const starts = rows.flatMap(({ at, found }, from) => {
    const { step, words, profile } = found;
    return rows[from - 1]?.at === at ? [] : [{ step, from, words, names: names.get(`PROFILE:${profile}`) }];
  });
  return starts.every(({ step }) => step === 'NAMED_WORK') ? undefined : starts;
}

const NARROWING = [...CHOICE_FILTER_NAMES, ...RANGE_NAMES];

/** What the portal does not have; a work that it knows only where nothing but the work can be why nothing is found. */
function missingIn({ reading }: JobQuery, total: number): string | undefined {
  if (saysOnlyUnknown(reading)) return plainWords(reading);
  const { understanding, input, passed, words } = reading;
  const isNarrowed =
    passed !== null || words.length > 0 || NARROWING.some((name) => input[name] !== undefined);
  const work = total > 0 || isNarrowed ? undefined : understanding?.work?.text;
  return understanding?.missing?.text ?? work;
}

/** Active jobs for a query, a page of them: ever wider steps, newest or nearest first in each. */
export async function searchJobs(
  job: JobQuery,
  /** False where nobody asks how many there are. */
  { isCounted = true }: { readonly isCounted?: boolean } = {},
): Promise<JobPage> {
  const { database, filter, reading } = job;
  const steps = ladder(job);
  const order = steps[0]?.query.order ?? reading.input.sortBy;
  const { after, skip, take, seen: before } = pagingOf(filter, order);
  const read = await readLadder(database, steps, {
    after,
    // One row more than wanted tells whether there are others.
    rows: take === 0 ? 0 : skip + take + 1,
    isCounted: isCounted && after === null,
  });
  const rows = read.rows.slice(skip, skip + take);
  const total = after?.total ?? read.entered.reduce((sum, one) => sum + one.total, 0);
  const [last, seen] = [rows.at(-1), before + rows.length];
  const goesOn = last !== undefined && read.rows.length > skip + take && seen < LIST_REACH_MAX;
  const hasNamedWork = rows.some(({ found }) => found.step === 'NAMED_WORK');
  const isFirst = before === 0;
  const ofReader = await withReaderMarks(
    job,
    rows.map(({ row }) => row),
  );
  return {
    rows: ofReader,
    total: Math.min(total, COUNT_CAP),
    isTotalCapped: total > COUNT_CAP,
    nextCursor: goesOn ? cursorBehind(last.row, { order, seen, total, step: last.at }) : null,
    understood: nameTerms(job),
    steps: stepStarts(rows, job),
    missingWork: isFirst && !hasNamedWork ? missingIn(job, total) : undefined,
    ...{ hasNamedWork, isFirst, entered: read.entered },
  };
}
