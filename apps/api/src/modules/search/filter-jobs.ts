import { type JobFilterInput, type JobFilterOutput, NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { Container } from '../../container.ts';
import type { Session } from '../../mount/request-context.ts';
import { foundCardOf } from './find/card-of.ts';
import { findNearby } from './find/find-nearby.ts';
import { findPage } from './find/find-page.ts';
import { type Page, pageOfFound, pagingOf, wantedOf } from './find/paging.ts';
import { prepareSearch, readFilter, readSearchTools, type SearchTools } from './find/prepare-search.ts';
import type { Search } from './find/search.ts';
import { whatToLoosen } from './find/what-to-loosen.ts';
import type { ReadText } from './text/read-text.ts';

export type SearchDeps = Pick<Container, 'database'>;

interface Found {
  /** What of the text was used. */
  readonly understood: JobFilterOutput['understood'];
  readonly search: Search | null;
  readonly page: Page;
  readonly isBeginning: boolean;
}

async function findOne(database: Database, text: ReadText, search: Search | null): Promise<Found> {
  const order = search?.order ?? text.input.sortBy;
  const paging = pagingOf(text.input, order);
  const rows = search && paging.take > 0 ? await findPage(database, search, wantedOf(paging)) : [];
  const page = pageOfFound(rows, paging, order);
  return { understood: text.understood, search, page, isBeginning: paging.seen === 0 };
}

async function hasNone(database: Database, search: Search | null): Promise<boolean> {
  return (
    search === null || (await findPage(database, search, { after: null, rows: 1, countTo: 0 })).length === 0
  );
}

/** Plain words that leave nothing over are let go, where the text says something besides; on later pages as on the first. */
async function find(database: Database, text: ReadText, tools: SearchTools): Promise<Found> {
  const strict = prepareSearch(text, tools);
  const found = await findOne(database, text, strict);
  const saysMore = text.work.length > 0 || text.understood.some(({ kind }) => kind !== 'WORD');
  if (found.page.rows.length > 0 || text.words.length === 0 || !saysMore) return found;
  if (!found.isBeginning && !(await hasNone(database, strict))) return found;
  const understood = text.understood.filter(({ kind }) => kind !== 'WORD');
  return { ...(await findOne(database, text, prepareSearch(text, tools, false))), understood };
}

/** Active jobs that pass all filters at once, newest or nearest first; see docs/decisions for how they are found. */
export async function filterJobs(
  { database }: SearchDeps,
  session: Pick<Session, 'candidateId'> | null,
  input: JobFilterInput,
): Promise<JobFilterOutput> {
  const tools = await readSearchTools(database, session?.candidateId ?? null);
  const text = readFilter(input, tools);
  const { understood, search, page, isBeginning } = await find(database, text, tools);
  const isShort = isBeginning && page.total < NEARBY_FILL_BELOW;
  const nearby = isShort && search !== null ? await findNearby(database, search) : [];
  const isEmpty = isBeginning && page.total === 0;
  const prepare = (changed: JobFilterInput) => prepareSearch(readFilter(changed, tools), tools);
  return {
    jobs: page.rows.map((row) => foundCardOf(row, tools.places)),
    total: page.total,
    isTotalCapped: page.isTotalCapped,
    nextCursor: page.nextCursor,
    nearby: nearby.map((row) => foundCardOf(row, tools.places)),
    understood,
    loosen: isEmpty ? await whatToLoosen(database, input, prepare) : [],
  };
}
