import type { JobFilterInput, SearchInput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { prepareSearch, readFilter, type SearchTools } from '@nukkad/job-search/query/prepare-search.ts';
import { namedQuery, type Query, queryOfTerms, workQuery } from '@nukkad/job-search/query/query.ts';
import type { ReadText } from '@nukkad/job-search/query/read-text.ts';
import type { Search } from '@nukkad/job-search/query/search.ts';
import { findNearby } from '@nukkad/job-search/run/find-nearby.ts';
import { findPage } from '@nukkad/job-search/run/find-page.ts';
import type { FoundRow } from '@nukkad/job-search/sql/page-statement.ts';
import { unfinishedWord } from './unfinished-word.ts';

const POOL = { after: null, rows: 20, countTo: 0 };

export interface TypedJobs {
  readonly text: ReadText;
  /** All that the text may mean, the likeliest first: several where its last word may become several. */
  readonly readings: readonly ReadText[];
  readonly jobs: readonly FoundRow[];
  /** The first search that was made, for the closed jobs of the same. */
  readonly search: Search | null;
}

const filterOf = ({ city, point }: SearchInput, text: string): JobFilterInput => ({
  text,
  city,
  point,
  sortBy: 'NEWEST',
  page: 1,
  size: POOL.rows,
});

/** Whether words are not all that a text says of the jobs it wants. */
const saysWork = ({ words, work, input }: ReadText): boolean =>
  words.length > 0 && (work.length > 0 || input.jobProfile !== undefined);

/** Words that no such job has are given up late, as the list gives them up; last of all come others of a named profile. */
function queriesOf(readings: readonly ReadText[]): Query[] {
  const ofProfile = readings.filter(({ meant }) => (meant?.work?.profiles.length ?? 0) > 0);
  return [
    ...readings.flatMap((reading) => namedQuery(reading) ?? []),
    ...readings.filter(saysWork).flatMap((reading) => workQuery(reading) ?? []),
    ...ofProfile.map((reading) => queryOfTerms(reading, [])),
  ];
}

interface Searches extends Omit<TypedJobs, 'jobs' | 'search'> {
  readonly searches: readonly Search[];
}

/** The searches that a typed text may mean: as it stands, with its last word completed, with words that begin so; then without its plain words. */
function searchesOf(input: SearchInput, tools: SearchTools): Searches {
  const own = readFilter(filterOf(input, input.text), tools);
  const unfinished = unfinishedWord(input.text, tools.language, tools.counts);
  const completed = (unfinished?.texts ?? []).map((text) => readFilter(filterOf(input, text), tools));
  const before = readFilter(filterOf(input, unfinished?.before ?? ''), tools);
  const begun = unfinished?.terms.length
    ? [{ ...before, isLost: false, words: [...before.words, unfinished.terms] }]
    : [];
  const [likeliest] = completed;
  const readings = [...(unfinished === null || likeliest === undefined ? [own] : []), ...completed];
  return {
    text: own.isLost || unfinished !== null ? (likeliest ?? own) : own,
    readings: readings.filter(({ isLost }) => !isLost),
    searches: queriesOf([...readings, ...begun]).flatMap((query) => prepareSearch(query, tools) ?? []),
  };
}

/** That of the whole profile where one is named, else the first. */
const widest = (searches: readonly Search[]): Search | null =>
  searches.findLast(({ words }) => words === null) ?? searches[0] ?? null;

const everywhere = (search: Search): Search => ({ ...search, area: null });

/** Jobs for a text as it is typed: first around the place, then the nearest beyond, then anywhere. */
export async function findTypedJobs(
  database: Database,
  input: SearchInput,
  tools: SearchTools,
  wanted: number,
): Promise<TypedJobs> {
  const { searches, ...read } = searchesOf(input, tools);
  const found = new Map<string, FoundRow>();
  const placed = searches.filter(({ area }) => area !== null);
  const steps = [
    ...searches.map((search) => () => findPage(database, search, POOL)),
    ...placed.slice(0, 1).map((search) => () => findNearby(database, search)),
    ...placed.map((search) => () => findPage(database, everywhere(search), POOL)),
  ];
  for (const step of steps) {
    if (found.size >= wanted) break;
    for (const row of await step()) if (!found.has(row.id)) found.set(row.id, row);
  }
  return { ...read, jobs: [...found.values()], search: widest(searches) };
}
