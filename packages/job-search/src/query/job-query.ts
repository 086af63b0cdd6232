import type { JobFilterInput, SearchInput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { unfinishedWord } from '@nukkad/language/suggest/unfinished-word.ts';
import type { PageInput } from '../run/cursor.ts';
import { hiddenJobs } from '../store/hidden-jobs.ts';
import { type MeaningNames, meaningNames } from '../store/meaning-names.ts';
import { type SearchLanguage, searchLanguage } from '../store/search-language.ts';
import { type SearchPlaces, searchPlaces } from '../store/search-places.ts';
import { termCounts } from '../store/term-counts.ts';
import { type Interpretation, interpretFilter } from './interpretation.ts';

type PagedFilter = JobFilterInput & Pick<PageInput, 'extraSkip'>;

/** A filter, interpreted, with what is known of the database and of who asks: what every search begins with. */
export interface JobQuery {
  readonly database: Database;
  /** As it was asked for. */
  readonly filter: PagedFilter;
  /** Null for visitors. */
  readonly viewer: string | null;
  /** Jobs to leave out: those that the viewer hid. */
  readonly hidden: readonly string[];
  readonly places: SearchPlaces;
  readonly counts: ReadonlyMap<number, number>;
  /** Null without a text, which alone needs it. */
  readonly language: SearchLanguage | null;
  readonly names: MeaningNames;
  readonly reading: Interpretation;
  /** Of an unfinished text: what it may become. */
  readonly unfinished?: Unfinished;
  /** Not around the place but anywhere, with the distances from it all the same; nothing where no place is given. */
  readonly isEverywhere?: boolean;
  /** Closed and paused jobs instead: the newest of the widest step. */
  readonly isClosed?: boolean;
}

/** All that an unfinished text may mean, the likeliest first, and words of jobs that begin as its last one does. */
interface Unfinished {
  readonly readings: readonly Interpretation[];
  readonly begun: readonly Interpretation[];
}

const NO_NAMES: MeaningNames = new Map();
const NO_COUNTS: ReadonlyMap<number, number> = new Map();

/** Interprets a filter for a viewer (null for visitors). */
export async function interpret(
  database: Database,
  viewer: string | null,
  filter: PagedFilter,
): Promise<JobQuery> {
  const hasText = filter.text !== undefined;
  const [places, hidden, language, counts, names] = await Promise.all([
    searchPlaces.read(database),
    hiddenJobs(database, viewer),
    hasText ? searchLanguage.read(database) : null,
    hasText ? termCounts.read(database) : NO_COUNTS,
    hasText ? meaningNames.read(database) : NO_NAMES,
  ]);
  const reading = interpretFilter(filter, language);
  return { database, filter, viewer, hidden, places, counts, language, names, reading };
}

export interface UnfinishedQuery extends JobQuery {
  readonly language: SearchLanguage;
  readonly unfinished: Unfinished;
}

/** Interprets a text as it is typed: as it stands, or with its last word completed. */
export async function interpretUnfinished(
  database: Database,
  viewer: string | null,
  { text, city, point }: SearchInput,
  size: number,
): Promise<UnfinishedQuery> {
  const filterOf = (typed: string): JobFilterInput => ({
    ...{ text: typed, city, point, sortBy: 'NEWEST', page: 1, size },
  });
  const query = await interpret(database, viewer, filterOf(text));
  const language = query.language ?? (await searchLanguage.read(database));
  const own = query.reading;
  const word = unfinishedWord(text, language.meanings.lexicon, language.vocabulary, query.counts);
  const completed = (word?.texts ?? []).map((typed) => interpretFilter(filterOf(typed), language));
  const [likeliest] = completed;
  const before = interpretFilter(filterOf(word?.before ?? ''), language);
  const begun = word?.terms.length
    ? [{ ...before, isLost: false, words: [...before.words, word.terms] }]
    : [];
  const readings = [...(word === null || likeliest === undefined ? [own] : []), ...completed];
  return {
    ...query,
    language,
    reading: own.isLost || word !== null ? (likeliest ?? own) : own,
    unfinished: { readings, begun },
  };
}
