import { COUNT_CAP, LIST_REACH_MAX } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { LadderStep } from '../query/ladder.ts';
import type { Search } from '../query/search.ts';
import type { FoundRow } from '../sql/page-statement.ts';
import { findPage } from './find-page.ts';
import { cursorBehind, type Page, type PageInput, type Paging, pagingOf } from './paging.ts';

interface FoundInStep {
  readonly row: FoundRow;
  /** Which of the steps it was found in. */
  readonly at: number;
}

export interface LadderPage extends Omit<Page, 'rows'> {
  readonly rows: readonly FoundInStep[];
  /** Matches of each step that was entered, as far as they were counted. */
  readonly totals: readonly number[];
  readonly isBeginning: boolean;
}

interface Reading {
  readonly database: Database;
  readonly steps: readonly LadderStep[];
  readonly paging: Paging;
}

const withoutRows = (search: Search, ids: readonly string[]): Search =>
  ids.length === 0 ? search : { ...search, hidden: [...search.hidden, ...ids] };

/**
 * The jobs of the steps before, which later ones must not show again. From the list's beginning they are at hand;
 * behind a cursor they are read once more, never more of them than a list reaches.
 */
async function shownBefore({ database, steps }: Reading, at: number): Promise<string[]> {
  const ids: string[] = [];
  for (const { search } of steps.slice(0, at)) {
    const wanted = { after: null, rows: LIST_REACH_MAX, countTo: 0 };
    for (const { id } of await findPage(database, withoutRows(search, ids), wanted)) ids.push(id);
  }
  return ids;
}

async function readSteps(reading: Reading): Promise<Pick<LadderPage, 'rows' | 'totals'>> {
  const { database, steps, paging } = reading;
  const { after, skip, take } = paging;
  const first = after?.step ?? 0;
  const rows: FoundInStep[] = [];
  const totals: number[] = [];
  for (const [at, { search, isOnlyBehind }] of steps.entries()) {
    // One row more than wanted tells whether there are others.
    const room = skip + take + 1 - rows.length;
    if (room <= 0) break;
    if (at < first || (isOnlyBehind === true && after === null && rows.length === 0)) continue;
    const hidden = after === null ? rows.map(({ row }) => row.id) : await shownBefore(reading, at);
    const found = await findPage(database, withoutRows(search, hidden), {
      after: at === first ? after : null,
      rows: room,
      countTo: after === null ? COUNT_CAP + 1 : 0,
    });
    totals[at] = found[0]?.total ?? found.length;
    rows.push(...found.map((row) => ({ row, at })));
  }
  return { rows, totals };
}

/** Reads one page: each step in its own order, the next one entered only where those before leave room. */
export async function readLadder(
  database: Database,
  steps: readonly LadderStep[],
  input: PageInput & Pick<Search, 'order'>,
): Promise<LadderPage> {
  const paging = pagingOf(input, input.order);
  const { after, skip, take, seen } = paging;
  const read = take > 0 ? await readSteps({ database, steps, paging }) : { rows: [], totals: [] };
  const rows = read.rows.slice(skip, skip + take);
  const total = after?.total ?? read.totals.reduce((sum, one) => sum + (one ?? 0), 0);
  const last = rows.at(-1);
  const shown = seen + rows.length;
  const goesOn = last !== undefined && read.rows.length > skip + take && shown < LIST_REACH_MAX;
  return {
    rows,
    totals: read.totals,
    total: Math.min(total, COUNT_CAP),
    isTotalCapped: total > COUNT_CAP,
    nextCursor: goesOn
      ? cursorBehind(last.row, { order: input.order, seen: shown, total, step: last.at })
      : null,
    isBeginning: seen === 0,
  };
}
