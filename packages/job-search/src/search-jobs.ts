import {
  COUNT_CAP,
  type Cursor,
  type JobStepStart,
  LIST_REACH_MAX,
  type UnderstoodTerm,
} from '@nukkad/contract';
import { plainWords, saysOnlyUnknown } from './query/interpretation.ts';
import type { JobQuery } from './query/job-query.ts';
import { type LadderStep, ladder } from './query/ladder.ts';
import { nameTerms } from './query/name-terms.ts';
import { type CursorPosition, cursorBehind, type Paging, pagingOf } from './run/cursor.ts';
import { type LadderRows, readLadder, type StepRow } from './run/read-ladder.ts';
import type { JobRow } from './sql/page-statement.ts';
import { withReaderMarks } from './store/reader.ts';
import type { SearchPlaces } from './store/search-places.ts';

export interface JobPage {
  readonly rows: readonly JobRow[];
  /** Matches up to the cap. */
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly nextCursor: Cursor | null;
  /** What the text was taken for. */
  readonly understood: readonly UnderstoodTerm[];
  /** Where the jobs of each step begin; undefined where all are of the work itself. */
  readonly steps: readonly JobStepStart[] | undefined;
  /** A work, or plain words, that no job has. */
  readonly missingWork: string | undefined;
  /** Whether some are of the work itself that was asked for. */
  readonly hasNamedWork: boolean;
  /** Whether it is the list's beginning. */
  readonly isFirst: boolean;
  /** The steps that were entered, with their matches as far as they were counted. */
  readonly entered: readonly (LadderStep & { readonly total: number })[];
}

function stepStarts(
  rows: readonly StepRow[],
  steps: readonly LadderStep[],
  { names }: SearchPlaces,
): JobStepStart[] | undefined {
  const starts = rows.flatMap(({ at }, from): JobStepStart[] => {
    const found = rows[from - 1]?.at === at ? undefined : steps[at];
    if (found === undefined) return [];
    const { step, words, profile } = found;
    return [{ step, from, words, names: names.get(`PROFILE:${profile}`) }];
  });
  return starts.every(({ step }) => step === 'NAMED_WORK') ? undefined : starts;
}

type Order = CursorPosition['order'];

interface Options {
  /** False where nobody asks how many there are. */
  readonly isCounted?: boolean;
}

/** How many match in all, and where the list goes on. */
function extentOf(
  read: LadderRows,
  rows: readonly StepRow[],
  { after, skip, take, seen }: Paging,
  order: Order,
) {
  const total = after?.total ?? read.totals.reduce((sum, one) => sum + (one ?? 0), 0);
  const last = rows.at(-1);
  const shown = seen + rows.length;
  const goesOn = last !== undefined && read.rows.length > skip + take && shown < LIST_REACH_MAX;
  return {
    total: Math.min(total, COUNT_CAP),
    isTotalCapped: total > COUNT_CAP,
    nextCursor: goesOn ? cursorBehind(last.row, { order, seen: shown, total, step: last.at }) : null,
  };
}

const missingIn = ({ reading }: JobQuery): string | undefined =>
  saysOnlyUnknown(reading) ? plainWords(reading) : reading.understanding?.missing?.text;

/** Active jobs for a query, a page of them: ever wider steps, newest or nearest first in each. */
export async function searchJobs(job: JobQuery, options: Options = {}): Promise<JobPage> {
  const { database, filter, reading } = job;
  const steps = ladder(job);
  const order = steps[0]?.query.order ?? reading.input.sortBy;
  const paging = pagingOf(filter, order);
  const { skip, take, seen } = paging;
  const read = await readLadder({ database, steps, paging, ...options });
  const rows = read.rows.slice(skip, skip + take);
  const hasNamedWork = rows.some(({ at }) => steps[at]?.step === 'NAMED_WORK');
  const isFirst = seen === 0;
  return {
    rows: await withReaderMarks(
      job,
      rows.map(({ row }) => row),
    ),
    ...extentOf(read, rows, paging, order),
    understood: nameTerms(job),
    steps: stepStarts(rows, steps, job.places),
    missingWork: isFirst && !hasNamedWork ? missingIn(job) : undefined,
    hasNamedWork,
    isFirst,
    entered: steps.flatMap((step, at) => {
      const total = read.totals[at];
      return total === undefined ? [] : [{ ...step, total }];
    }),
  };
}
