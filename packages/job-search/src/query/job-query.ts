import type { JobFilterInput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { PageInput } from '../run/cursor.ts';
import { hiddenJobs } from '../store/reader.ts';
import { termCounts } from '../store/samples.ts';
import { type SearchLanguage, searchLanguage } from '../store/search-language.ts';
import { type SearchPlaces, searchPlaces } from '../store/search-places.ts';
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
  readonly reading: Interpretation;
}

const NO_COUNTS: ReadonlyMap<number, number> = new Map();

/** Interprets a filter for a viewer (null for visitors). */
export async function interpret(
  database: Database,
  viewer: string | null,
  filter: PagedFilter,
): Promise<JobQuery> {
  const hasText = filter.text !== undefined;
  const [places, hidden, language, counts] = await Promise.all([
    searchPlaces.read(database),
    hiddenJobs({ database, viewer }),
    hasText ? searchLanguage.read(database) : null,
    hasText ? termCounts.read(database) : NO_COUNTS,
  ]);
  const reading = interpretFilter(filter, language);
  return { database, filter, viewer, hidden, places, counts, language, reading };
}
