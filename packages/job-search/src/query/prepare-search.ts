import { type GeoPoint, type JobFilterInput, LOCALITY_RADIUS_KM, RADIUS_KM_DEFAULT } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { cellsAround } from '../geo/search-cells.ts';
import { hiddenJobs } from '../store/hidden-jobs.ts';
import { type SearchLanguage, searchLanguage } from '../store/search-language.ts';
import { nameKey, type SearchPlaces, searchPlaces } from '../store/search-places.ts';
import { termCounts } from '../store/term-counts.ts';
import { centreOf } from './centre-of.ts';
import { facetsOf, passedFacet } from './facets-of.ts';
import { localityMeant } from './locality-meant.ts';
import type { Query } from './query.ts';
import { type ReadText, readText } from './read-text.ts';
import type { Search } from './search.ts';
import { searchWordsOf } from './search-words.ts';

/** What searches are made ready with: read once, used for every variation of a filter. */
export interface SearchTools {
  readonly places: SearchPlaces;
  readonly language: SearchLanguage;
  readonly counts: ReadonlyMap<number, number>;
  readonly candidateId: string | null;
  readonly hidden: readonly string[];
}

const UNKNOWN_PROFILE = -1;

export async function readSearchTools(database: Database, candidateId: string | null): Promise<SearchTools> {
  const [places, language, counts, hidden] = await Promise.all([
    searchPlaces.read(database),
    searchLanguage.read(database),
    termCounts.read(database),
    hiddenJobs(database, candidateId),
  ]);
  return { places, language, counts, candidateId, hidden };
}

function profileCode(places: SearchPlaces, name: string | undefined): number | undefined {
  return name === undefined ? undefined : (places.profileCodeByName.get(nameKey(name)) ?? UNKNOWN_PROFILE);
}

interface Where {
  readonly centre: GeoPoint;
  readonly radiusKm: number;
}

function whereOf(query: Query, places: SearchPlaces): Where | 'nowhere' | null {
  const { radiusKm } = query.input;
  const locality = places.localityByKey.get(localityMeant(query, places) ?? '');
  if (locality) return { centre: locality, radiusKm: radiusKm ?? LOCALITY_RADIUS_KM };
  const centre = centreOf(places, query.input);
  if (centre === 'nowhere' || centre === null) return centre;
  return { centre, radiusKm: radiusKm ?? RADIUS_KM_DEFAULT };
}

/** A query made ready; null where nothing can match: its city does not exist. */
export function prepareSearch(query: Query, tools: SearchTools): Search | null {
  const { places, counts, candidateId, hidden } = tools;
  const { input, passed, terms } = query;
  const where = whereOf(query, places);
  if (where === 'nowhere') return null;
  const facets = facetsOf(input, profileCode(places, input.jobProfile));
  return {
    facets: passed === null ? facets : { ...facets, qualification: passedFacet(passed) },
    centre: where?.centre ?? null,
    area: where && { ...where, cells: cellsAround(where.centre, where.radiusKm) },
    words: searchWordsOf(terms, counts),
    // Without a place nothing is near.
    order: where === null ? 'NEWEST' : input.sortBy,
    candidateId,
    hidden,
  };
}

export const readFilter = (input: JobFilterInput, { language }: SearchTools): ReadText =>
  readText(input, language);
