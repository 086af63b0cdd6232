import { CHOICE_FILTER_NAMES, COUNT_CAP, LIST_REACH_MAX, RANGE_NAMES } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { type JobQuery, type LadderStep, plainWords, saysOnlyUnknown } from './query/ladder.ts';
import { nameTerms } from './query/name-terms.ts';
import { encodeCursor, pagingOf } from './run/cursor.ts';
import { type PageWanted, readPage, withoutJobs } from './run/read-page.ts';
import type { JobRow } from './sql/page-statement.ts';
import { withReaderMarks } from './store/reader.ts';

/** A step that was entered, with its matches as far as they were counted. */
type EnteredStep = LadderStep & { readonly total: number };

/** A job with the number of the step that it is of. */
type StepRow = JobRow & { readonly at: number };

/** The latest moment that every date type knows, in milliseconds. */
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** When a job came, in milliseconds from 1970 to 9999: an odd row may hold an infinite moment, which pg reads as a number. */
function momentOf({ createdAt }: { readonly createdAt: Date | number }): number {
  const at = Number(createdAt);
  return Number.isNaN(at) ? LATEST : Math.min(Math.max(at, 0), LATEST);
}

/**
 * The jobs of the steps before, which later ones must not show again. From the list's beginning they are at hand;
 * behind a cursor they are read once more, never more of them than a list reaches.
 */
async function shownIn(database: Database, steps: readonly LadderStep[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { query } of steps) {
    const wanted = { after: null, rows: LIST_REACH_MAX, countTo: 0 };
    for (const { id } of await readPage(database, withoutJobs(query, ids), wanted)) ids.push(id);
  }
  return ids;
}

/** Reads steps, each in its own order, the next one entered only where those before leave room. */
async function readSteps({ database, steps }: JobQuery, { after, rows: wanted, countTo }: PageWanted) {
  const rows: StepRow[] = [];
  const entered: EnteredStep[] = [];
  for (const [at, step] of steps.entries()) {
    if (rows.length >= wanted) break;
    if (at < (after?.step ?? 0)) continue;
    if (step.isOnlyBehind && after === null && rows.length === 0) continue;
    const shown = after === null ? rows.map(({ id }) => id) : await shownIn(database, steps.slice(0, at));
    const page = await readPage(database, withoutJobs(step.query, shown), {
      after: at === after?.step ? after : null,
      rows: wanted - rows.length,
      countTo,
    });
    rows.push(...page.map((row) => ({ ...row, at })));
    entered.push({ ...step, total: page[0]?.total ?? page.length });
  }
  return { rows, entered };
}

/** Where the jobs of each step begin; undefined where all are of the work itself. */
function stepStarts(rows: readonly StepRow[], { steps, places: { names } }: JobQuery) {
  const starts = rows.flatMap(({ at }, from) => {
    const began = rows[from - 1]?.at === at ? undefined : steps[at];
    if (began === undefined) return [];
    const { step, words, profile } = began;
    return [{ step, from, words, names: names.get(`PROFILE:${profile}`) }];
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
) {
  const { filter, reading, steps } = job;
  const order = steps[0]?.query.order ?? reading.input.sortBy;
  const { after, skip, take, seen: before } = pagingOf(filter, order);
  const read = await readSteps(job, {
    after,
    // One row more than wanted tells whether there are others.
    rows: take === 0 ? 0 : skip + take + 1,
    countTo: isCounted && after === null ? COUNT_CAP + 1 : 0,
  });
  const rows = read.rows.slice(skip, skip + take);
  const total = after?.total ?? read.entered.reduce((sum, one) => sum + one.total, 0);
  const [last, seen] = [rows.at(-1), before + rows.length];
  const goesOn = last !== undefined && read.rows.length > skip + take && seen < LIST_REACH_MAX;
  const place = order === 'NEAREST' ? last?.distance : last && momentOf(last);
  /** Whether some are of the work itself that was asked for. */
  const hasNamedWork = rows.some(({ at }) => steps[at]?.step === 'NAMED_WORK');
  const isFirst = before === 0;
  return {
    ...{ hasNamedWork, isFirst, entered: read.entered },
    rows: await withReaderMarks(job, rows),
    total: Math.min(total, COUNT_CAP),
    isTotalCapped: total > COUNT_CAP,
    nextCursor: goesOn
      ? encodeCursor({ order, at: place ?? 0, id: last.id, seen, total, step: last.at })
      : null,
    understood: nameTerms(job),
    steps: stepStarts(rows, job),
    missingWork: isFirst && !hasNamedWork ? missingIn(job, total) : undefined,
  };
}

/** A page of a list, but for its cards and for what is offered besides. */
export type JobPage = Awaited<ReturnType<typeof searchJobs>>;
