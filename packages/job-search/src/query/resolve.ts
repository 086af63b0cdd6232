import { cellsAround } from '../geo/search-cells.ts';
import { nameKey, type SearchPlaces } from '../store/search-places.ts';
import { facetsOf, passedFacet } from './facets-of.ts';
import type { JobQuery } from './job-query.ts';
import { placeOf } from './place.ts';
import type { ResolvedQuery } from './resolved-query.ts';
import { orderedTerms, type TermQuery } from './term-query.ts';

const UNKNOWN_PROFILE = -1;

function profileCode(places: SearchPlaces, name: string | undefined): number | undefined {
  return name === undefined ? undefined : (places.profileCodeByName.get(nameKey(name)) ?? UNKNOWN_PROFILE);
}

/** Names to numbers; null where nothing can match: its city does not exist. */
export function resolve(query: TermQuery, job: JobQuery): ResolvedQuery | null {
  const { places, counts, viewer, hidden } = job;
  const { input, passed, terms } = query;
  const place = placeOf(query, places);
  if (place === 'nowhere') return null;
  const facets = facetsOf(input, profileCode(places, input.jobProfile));
  return {
    facets: passed === null ? facets : { ...facets, qualification: passedFacet(passed) },
    centre: place?.centre ?? null,
    area: place ? { ...place, cells: cellsAround(place.centre, place.radiusKm) } : null,
    words: orderedTerms(terms, counts),
    // Without a place nothing is near.
    order: place === null ? 'NEWEST' : input.sortBy,
    viewer,
    hidden,
  };
}
