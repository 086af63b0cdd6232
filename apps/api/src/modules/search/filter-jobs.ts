import { COUNT_CAP, type JobFilterInput, type JobFilterOutput, NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { Container } from '../../container.ts';
import type { Session } from '../../mount/request-context.ts';
import { foundCardOf } from './find/card-of.ts';
import { countRelaxations } from './find/count-relaxations.ts';
import { fillPage } from './find/fill-page.ts';
import { findNearby } from './find/find-nearby.ts';
import { findPage } from './find/find-page.ts';
import { type Page, pageOfFound, pagingOf, wantedOf } from './find/paging.ts';
import { prepareSearch, readFilter, readSearchTools, type SearchTools } from './find/prepare-search.ts';
import type { Search } from './find/search.ts';
import { meaningNames } from './reference/meaning-names.ts';
import { nameTerms } from './text/name-terms.ts';
import type { ReadText } from './text/read-text.ts';
import { saysMoreThanWords } from './text/says-more.ts';

export type SearchDeps = Pick<Container, 'database'>;

/** Fewer jobs than this are next to nothing. */
const FEW = NEARBY_FILL_BELOW;

interface Found {
  readonly search: Search | null;
  readonly page: Page;
  readonly isBeginning: boolean;
}

async function findOne(database: Database, text: ReadText, search: Search | null): Promise<Found> {
  const order = search?.order ?? text.input.sortBy;
  const paging = pagingOf(text.input, order);
  const rows = search && paging.take > 0 ? await findPage(database, search, wantedOf(paging)) : [];
  return { search, page: pageOfFound(rows, paging, order), isBeginning: paging.seen === 0 };
}

/**
 * Plain words of a text that names something besides narrow it, unless that leaves next to nothing: then jobs that
 * have the words come first, and those without them follow.
 */
async function findWithWords(database: Database, text: ReadText, tools: SearchTools): Promise<Found> {
  const strict = prepareSearch(text, tools);
  const few = Math.min(FEW, text.input.size);
  if (text.input.cursor !== undefined || text.input.page > 1)
    return findFurther(database, text, tools, strict, few);
  const found = await findOne(database, text, strict);
  const firsts = found.page.rows;
  if (firsts.length >= few) return found;
  const rest = { ...text, input: { ...text.input, size: text.input.size - firsts.length } };
  const loose = await findOne(database, rest, looseSearch(text, tools, firsts));
  const { page } = loose;
  const total = Math.min(page.total + firsts.length, COUNT_CAP);
  return { ...loose, page: { ...page, rows: [...firsts, ...page.rows], total } };
}

/** Jobs without the words, behind the few that have them. */
function looseSearch(
  text: ReadText,
  tools: SearchTools,
  firsts: readonly { readonly id: string }[],
): Search | null {
  const hidden = [...tools.hidden, ...firsts.map(({ id }) => id)];
  return prepareSearch(text, { ...tools, hidden }, false);
}

/** A later page goes on in what the first was of: whether the words leave enough is asked again. */
async function findFurther(
  database: Database,
  text: ReadText,
  tools: SearchTools,
  strict: Search | null,
  few: number,
): Promise<Found> {
  const firsts = strict ? await findPage(database, strict, { after: null, rows: few, countTo: 0 }) : [];
  return findOne(database, text, firsts.length >= few ? strict : looseSearch(text, tools, firsts));
}

async function find(database: Database, text: ReadText, tools: SearchTools): Promise<Found> {
  if (saysMoreThanWords(text)) return findWithWords(database, text, tools);
  return findOne(database, text, prepareSearch(text, tools));
}

/** Active jobs that pass all filters at once, newest or nearest first; see docs/decisions for how they are found. */
export async function filterJobs(
  { database }: SearchDeps,
  session: Pick<Session, 'candidateId'> | null,
  input: JobFilterInput,
): Promise<JobFilterOutput> {
  const tools = await readSearchTools(database, session?.candidateId ?? null);
  const text = readFilter(input, tools);
  const { search, page: found, isBeginning } = await find(database, text, tools);
  const isShort = isBeginning && found.total < NEARBY_FILL_BELOW;
  const nearby = isShort && search !== null ? await findNearby(database, search) : [];
  const page = isShort ? await fillPage(database, text, tools, found) : found;
  const isEmpty = isBeginning && page.total === 0;
  return {
    jobs: page.rows.map((row) => foundCardOf(row, tools.places)),
    total: page.total,
    isTotalCapped: page.isTotalCapped,
    nextCursor: page.nextCursor,
    nearby: nearby.map((row) => foundCardOf(row, tools.places)),
    understood:
      input.text === undefined ? [] : nameTerms(text, { names: await meaningNames.read(database), ...tools }),
    ...(isEmpty ? await countRelaxations(database, input, text, tools) : { loosen: [] }),
  };
}
