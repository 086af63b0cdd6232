import {
  CHOICE_FILTER_NAMES,
  COUNT_CAP,
  type JobStep,
  type JobStepStart,
  LIST_REACH_MAX,
  RANGE_NAMES,
} from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import { freeWords, hasOnlyUnknownWords, type JobQuery, type LadderStep } from './query/ladder.ts';
import { nameTerms } from './query/name-terms.ts';
import { exactTerms } from './query/terms-of-words.ts';
import { type CursorPosition, encodeCursor, pagingOf, timeOf } from './run/cursor.ts';
import { matchCount, type PageRequest, readPage, withoutJobs } from './run/read-page.ts';
import { titlesFirst } from './run/titles-first.ts';
import type { JobRow } from './sql/page-statement.ts';
import { withReaderMarks } from './store/reader.ts';

/** A step that was run, with the number of its matches, counted up to the limit of the request. */
type EnteredStep = LadderStep & { readonly total: number };

type CursorOrder = CursorPosition['order'];

/** A job with the index of its step. */
type StepRow = JobRow & { readonly at: number };

/**
 * Reads the ids of the jobs of earlier steps, which later steps must not repeat. Only needed after a cursor, because the
 * first page already has them.
 */
async function shownInSteps(database: Database, steps: readonly LadderStep[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { query: ordered } of steps) {
    // The blend changes the order of these jobs only.
    const query = { ...ordered, nearTo: undefined };
    const request = { after: null, rows: LIST_REACH_MAX, countTo: 0 };
    const rows = await readPage(database, withoutJobs(query, ids), request);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Runs the steps one after the other until the page is full. Each step has its own order. */
async function readSteps({ database, steps }: JobQuery, { after, rows: rowsMax, countTo }: PageRequest) {
  const rows: StepRow[] = [];
  const entered: EnteredStep[] = [];
  for (const [at, step] of steps.entries()) {
    if (rows.length >= rowsMax) break;
    if (at < (after?.step ?? 0)) continue;
    if (step.needsEarlierResults && after === null && rows.length === 0) continue;
    // After a cursor, the step of the cursor has found jobs.
    if (step.isOnlyIfEmpty && at !== after?.step && (after !== null || rows.length > 0)) continue;
    const shown =
      after === null ? rows.map(({ id }) => id) : await shownInSteps(database, steps.slice(0, at));
    const room = rowsMax - rows.length;
    const query = withoutJobs(step.query, shown);
    // If the jobs in the place fill the page, those around it are counted too, as they follow on later pages.
    const { whole } = step;
    // A search by words has a large plan and often several steps, so only a step that fills the page is counted.
    const isCountedLater = query.words !== null;
    const page = await readPage(database, query, {
      after: at === after?.step ? after : null,
      rows: room,
      countTo: isCountedLater ? 0 : countTo,
      whole,
    });
    const needsCount = isCountedLater && countTo > 0 && page.length === room;
    const counted = needsCount ? await matchCount(database, whole ?? query, countTo) : page[0]?.total;
    rows.push(...page.map((row) => ({ ...row, at })));
    entered.push({ ...step, total: counted ?? page.length });
  }
  return { rows, entered };
}

/** Returns the parts of a cursor that identify the position of a row in its list. */
function positionOf({ id, createdAt, distance, score, untilTime, untilId }: JobRow, order: CursorOrder) {
  if (order === 'NEAREST') return { order, id, at: distance ?? 0 };
  if (score === undefined || untilTime === undefined || untilId === undefined)
    return { order, id, at: timeOf(createdAt) };
  return { order, id, at: timeOf(score), until: { at: timeOf(untilTime), id: untilId } };
}

/** Returns the words that the title or the company of each job shows. */
function wordsInAll(words: readonly string[], rows: readonly JobRow[]): string[] {
  const shown = rows.map(({ title, companyName }) => wordsOf(`${title} ${companyName}`));
  return words.filter((word) => shown.every((ofRow) => ofRow.includes(word)));
}

/** Returns the words that no title or company shows; all of them if each is shown somewhere. */
function wordsInNone(
  text: string,
  rows: readonly JobRow[],
  { language }: Pick<JobQuery, 'language'>,
): string {
  const shown = rows.flatMap(({ title, companyName }) => wordsOf(`${title} ${companyName}`));
  // Spellings of the same word share a term.
  const shownTerms = new Set(exactTerms(language, shown));
  const isShown = (word: string) =>
    shown.includes(word) || exactTerms(language, [word]).some((term) => term > 0 && shownTerms.has(term));
  const missing = text.split(' ').filter((word) => !wordsOf(word).every(isShown));
  return missing.length === 0 ? text : missing.join(' ');
}

/**
 * Returns the steps of the page's rows, each with the index of its first row. Undefined if all rows are of the named
 * occupation.
 */
function stepStarts(rows: readonly StepRow[], job: JobQuery) {
  const { steps, places } = job;
  const starts = rows.flatMap((row, from): JobStepStart[] => {
    const ladderStep = rows[from - 1]?.at === row.at ? undefined : steps[row.at];
    if (ladderStep === undefined) return [];
    const { words, profile, visibleWords } = ladderStep;
    const names = places.names.get(`PROFILE:${profile}`);
    const own = rows.filter(({ at }) => at === row.at);
    if (ladderStep.step === 'WITHOUT_WORDS' && words !== undefined)
      return [{ step: 'WITHOUT_WORDS', from, words: wordsInNone(words, own, job), names }];
    if (visibleWords === undefined) return [{ step: ladderStep.step, from, words, names }];
    // A word that only a skill has is not to be seen in the list.
    const seen = wordsInAll(visibleWords, own).join(' ');
    return [
      seen === '' ? { step: 'NEAR_IN_MEANING', from } : { step: ladderStep.step, from, words: seen, names },
    ];
  });
  return starts.every(({ step }) => step === 'NAMED_WORK') ? undefined : starts;
}

/** Steps whose jobs are of the named occupation. */
const NAMED_STEPS: ReadonlySet<JobStep | undefined> = new Set<JobStep>(['NAMED_WORK', 'FARTHER']);

const NARROWING_FILTERS = [...CHOICE_FILTER_NAMES, ...RANGE_NAMES];

/**
 * Returns the occupation that the search reports as missing: one that the portal does not have, or one that it has if
 * no job matches and no filter explains that. Undefined if none is missing.
 */
function missingWorkOf({ interpretation }: JobQuery, total: number): string | undefined {
  if (hasOnlyUnknownWords(interpretation)) return freeWords(interpretation);
  const { understanding, input, seekerQualification, words } = interpretation;
  const isNarrowed =
    seekerQualification !== null ||
    interpretation.exclusions !== null ||
    words.length > 0 ||
    NARROWING_FILTERS.some((name) => input[name] !== undefined);
  const knownWork = total > 0 || isNarrowed ? undefined : understanding?.work?.text;
  return understanding?.missing?.text ?? knownWork;
}

/**
 * Returns a page of active jobs. If the exact query does not fill the page, fallback queries follow, each with weaker
 * conditions than the one before (see `LadderStep`). The jobs of each query are sorted newest or nearest first.
 */
export async function searchJobs(
  job: JobQuery,
  /** Whether the total is needed; counting costs extra. */
  { isCounted = true }: { readonly isCounted?: boolean } = {},
) {
  const { filter, interpretation, steps } = job;
  const order = steps[0]?.query.order ?? interpretation.input.sortBy;
  const { after, skip, take, seen: seenBefore } = pagingOf(filter, order);
  const read = await readSteps(job, {
    after,
    // One extra row shows whether there is another page.
    rows: take === 0 ? 0 : skip + take + 1,
    countTo: isCounted && after === null ? COUNT_CAP + 1 : 0,
  });
  const inOrder = read.rows.slice(skip, skip + take);
  const rows = titlesFirst(inOrder, { steps, order });
  const total = after?.total ?? read.entered.reduce((sum, step) => sum + step.total, 0);
  const last = inOrder.at(-1);
  const seen = seenBefore + rows.length;
  const hasNextPage = read.rows.length > skip + take && seen < LIST_REACH_MAX;
  const hasNamedWork = rows.some(({ at }) => NAMED_STEPS.has(steps[at]?.step));
  const isFirst = seenBefore === 0;
  return {
    /** Whether some jobs of the page are of the named occupation itself. */
    hasNamedWork,
    /** Whether it is the first page. */
    isFirst,
    entered: read.entered,
    rows: await withReaderMarks(job, rows),
    total: Math.min(total, COUNT_CAP),
    isTotalCapped: total > COUNT_CAP,
    nextCursor:
      hasNextPage && last !== undefined
        ? encodeCursor({ ...positionOf(last, order), seen, total, step: last.at })
        : null,
    understood: nameTerms(job),
    steps: stepStarts(rows, job),
    missingWork: isFirst && !hasNamedWork ? missingWorkOf(job, total) : undefined,
  };
}

export type JobPage = Awaited<ReturnType<typeof searchJobs>>;
