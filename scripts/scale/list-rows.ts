import { revealCards, revealInterviews, revealThreads } from '@nukkad/core/applicants/reveal.queries.ts';
import { selectJobsOfCompany } from '@nukkad/core/company-jobs/company-jobs.queries.ts';
import { selectHelpOfMember } from '@nukkad/core/help/help.queries.ts';
import { selectMemberNotices } from '@nukkad/core/member-notices/member-notices.queries.ts';
import { selectOwnReviews } from '@nukkad/core/review-replies/review-replies.queries.ts';
import type pg from 'pg';
import { CHAIN, MEMBER, POPULAR_JOB } from './fill-lists.ts';

const DAY_MS = 86_400_000;
const SIZE = 20;
/** Rows that a list may read for each row that it shows. */
export const READ_PER_SHOWN = 2;

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

interface ListedPage {
  readonly name: string;
  /** The table whose rows the list shows. */
  readonly table: string;
  readonly query: Statement;
}

export interface ListRows {
  readonly name: string;
  readonly table: string;
  readonly shown: number;
  /** Rows of the table that were read, with those that a filter dropped. */
  readonly read: number;
  /** Rows of other tables, such as the job and the name of each applicant. */
  readonly others: Readonly<Record<string, number>>;
  readonly milliseconds: number;
}

/** Adds the rows that each table of a plan gave, and those that a filter dropped. Rows that are written do not count. */
function addRows(node: Node, sums: Map<string, number>): Map<string, number> {
  const table = node['Relation Name'];
  if (table !== undefined && node['Node Type'] !== 'ModifyTable') {
    const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const rows = (node['Actual Rows'] + dropped) * node['Actual Loops'];
    sums.set(table, (sums.get(table) ?? 0) + Math.round(rows));
  }
  for (const plan of node.Plans ?? []) addRows(plan, sums);
  return sums;
}

/** Runs a page of a list in a transaction that is undone, because most lists write the access ledger. */
async function readPage(client: pg.Client, { name, table, query }: ListedPage): Promise<ListRows> {
  const { text, values } = query;
  await client.query('BEGIN');
  try {
    const shown = (await client.query(text, values)).rowCount ?? 0;
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node; 'Execution Time': number }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (explained === undefined) throw new Error(`No plan of ${name}`);
    const { [table]: read = 0, ...others } = Object.fromEntries(addRows(explained.Plan, new Map()));
    return {
      name,
      table,
      shown,
      read,
      others,
      milliseconds: explained['Execution Time'],
    };
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Returns the lists of the companies' site, each with a first page and one in the middle. */
function pagesToRead(now: Date): ListedPage[] {
  const look = {
    companyId: CHAIN,
    actor: `member:${MEMBER}`,
    ledgerKey: 'scale',
    now,
    day: now.toISOString().slice(0, 10),
    since: new Date(now.getTime() - 90 * DAY_MS),
  };
  const middle = {
    afterAt: new Date(now.getTime() - 30 * DAY_MS),
    afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  };
  const places = [
    { page: 'first page', after: { afterAt: null, afterId: null } },
    { page: 'after 30 days', after: middle },
  ];
  const cards = (name: string, stage: 'APPLIED' | 'SHORTLISTED' | 'REJECTED', jobId: string | null) =>
    places.map(({ page, after }) => ({
      name: `${name}, ${page}`,
      table: 'application',
      query: revealCards(look, { stage, jobId, size: SIZE, ...after }),
    }));
  const jobs = (
    name: string,
    status: 'ACTIVE' | 'PAUSED' | 'CLOSED' | null,
    { isWaiting = false, isOnlyToConfirm = false } = {},
  ) =>
    places.map(({ page, after }) => ({
      name: `${name}, ${page}`,
      table: 'job',
      query: selectJobsOfCompany(CHAIN, {
        status,
        isWaiting,
        isOnlyToConfirm,
        limit: SIZE,
        since: look.since,
        now,
        ...after,
      }),
    }));
  return [
    ...cards('new applicants of a job', 'APPLIED', POPULAR_JOB),
    ...cards('refused applicants of a job', 'REJECTED', POPULAR_JOB),
    ...cards('new applicants of all jobs', 'APPLIED', null),
    ...cards('shortlisted of all jobs', 'SHORTLISTED', null),
    ...places.map(({ page, after }) => ({
      name: `conversations, ${page}`,
      table: 'conversation',
      query: revealThreads(look, { size: SIZE, ...after }),
    })),
    ...jobs('open jobs', 'ACTIVE'),
    ...jobs('jobs to confirm', 'ACTIVE', { isOnlyToConfirm: true }),
    ...jobs('waiting jobs', 'PAUSED', { isWaiting: true }),
    ...jobs('closed jobs', 'CLOSED'),
    ...jobs('all jobs', null),
    ...places.map(({ page, after }) => ({
      name: `notices, ${page}`,
      table: 'member_notice',
      query: selectMemberNotices(MEMBER, { limit: SIZE, ...after }),
    })),
    ...places.map(({ page, after }) => ({
      name: `reviews, ${page}`,
      table: 'company_review',
      query: selectOwnReviews(CHAIN, { limit: SIZE, ...after }),
    })),
    ...places.map(({ page, after }) => ({
      name: `questions to the operators, ${page}`,
      table: 'help_message',
      query: selectHelpOfMember(MEMBER, { limit: SIZE, ...after }),
    })),
    {
      name: 'calendar of a day',
      table: 'interview',
      query: revealInterviews(look, {
        from: now,
        to: new Date(now.getTime() + DAY_MS),
        afterAt: null,
        afterId: null,
        size: SIZE,
      }),
    },
  ];
}

/** Reads each list of the companies' site, and returns how many rows it read. */
export async function readLists(client: pg.Client, now: Date): Promise<ListRows[]> {
  const lists: ListRows[] = [];
  for (const page of pagesToRead(now)) lists.push(await readPage(client, page));
  return lists;
}
