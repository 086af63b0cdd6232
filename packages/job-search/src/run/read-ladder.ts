import { COUNT_CAP, LIST_REACH_MAX } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { LadderStep } from '../query/ladder.ts';
import type { JobRow } from '../sql/page-statement.ts';
import { type PageWanted, readPage, withoutJobs } from './read-page.ts';

/** A job with the step it was found in, and that one's number. */
export interface StepRow {
  readonly row: JobRow;
  readonly found: LadderStep;
  readonly at: number;
}

interface LadderWanted extends Pick<PageWanted, 'after' | 'rows'> {
  readonly isCounted: boolean;
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
export async function readLadder(
  database: Database,
  steps: readonly LadderStep[],
  { after, rows: wanted, isCounted }: LadderWanted,
) {
  const rows: StepRow[] = [];
  /** The steps that were entered, with their matches as far as they were counted. */
  const entered: (LadderStep & { readonly total: number })[] = [];
  for (const [at, step] of steps.entries()) {
    if (rows.length >= wanted) break;
    if (at < (after?.step ?? 0)) continue;
    if (step.isOnlyBehind && after === null && rows.length === 0) continue;
    const hidden =
      after === null ? rows.map(({ row }) => row.id) : await shownIn(database, steps.slice(0, at));
    const page = await readPage(database, withoutJobs(step.query, hidden), {
      after: at === after?.step ? after : null,
      rows: wanted - rows.length,
      countTo: isCounted ? COUNT_CAP + 1 : 0,
    });
    rows.push(...page.map((row) => ({ row, found: step, at })));
    entered.push({ ...step, total: page[0]?.total ?? page.length });
  }
  return { rows, entered };
}
