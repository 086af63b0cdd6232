import { COUNT_CAP, LIST_REACH_MAX } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { LadderStep } from '../query/ladder.ts';
import type { JobRow } from '../sql/page-statement.ts';
import type { Paging } from './cursor.ts';
import { readPage, withoutJobs } from './read-page.ts';

/** A job with the number of the step it was found in. */
export interface StepRow {
  readonly row: JobRow;
  readonly at: number;
}

export interface LadderRows {
  readonly rows: readonly StepRow[];
  /** Matches of each step that was entered, as far as they were counted. */
  readonly totals: readonly number[];
}

interface Reading {
  readonly database: Database;
  readonly steps: readonly LadderStep[];
  readonly paging: Paging;
  /** False where nobody asks how many there are. */
  readonly isCounted?: boolean;
}

/**
 * The jobs of the steps before, which later ones must not show again. From the list's beginning they are at hand;
 * behind a cursor they are read once more, never more of them than a list reaches.
 */
async function shownBefore({ database, steps }: Reading, at: number): Promise<string[]> {
  const ids: string[] = [];
  for (const { query } of steps.slice(0, at)) {
    const wanted = { after: null, rows: LIST_REACH_MAX, countTo: 0 };
    for (const { id } of await readPage(database, withoutJobs(query, ids), wanted)) ids.push(id);
  }
  return ids;
}

/** Reads steps, each in its own order, the next one entered only where those before leave room. */
export async function readLadder(reading: Reading): Promise<LadderRows> {
  const { database, steps, isCounted = true } = reading;
  const { after, skip, take } = reading.paging;
  const first = after?.step ?? 0;
  const rows: StepRow[] = [];
  const totals: number[] = [];
  for (const [at, { query, isOnlyBehind }] of steps.entries()) {
    // One row more than wanted tells whether there are others.
    const wanted = skip + take + 1;
    if (rows.length >= wanted || take === 0) break;
    if (at < first || (isOnlyBehind === true && after === null && rows.length === 0)) continue;
    const hidden = after === null ? rows.map(({ row }) => row.id) : await shownBefore(reading, at);
    const found = await readPage(database, withoutJobs(query, hidden), {
      after: at === first ? after : null,
      rows: wanted - rows.length,
      countTo: after === null && isCounted ? COUNT_CAP + 1 : 0,
    });
    totals[at] = found[0]?.total ?? found.length;
    rows.push(...found.map((row) => ({ row, at })));
  }
  return { rows, totals };
}
