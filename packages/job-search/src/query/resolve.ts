import { JOB_FILTERS, LOCALITY_RADIUS_KM, RADIUS_KM_DEFAULT } from '@nukkad/contract';
import { kmBetween, type Point } from '@nukkad/domain/geo.ts';
import { type Facets, facetsOf } from '../facets.ts';
import { type Area, areaOf, type Circle } from '../geo/circle.ts';
import type { CircleSide } from '../sql/conditions.ts';
import { areaWithKey, cityNamed, nameKey, type SearchPlaces } from '../store/search-places.ts';
import { type ResolvedExclusions, resolveExclusions } from './exclusions.ts';
import type { Interpretation, InterpretedFilter } from './interpretation.ts';

/** An interpreted filter with term conditions: for each list, a job must have at least one of its terms. */
export interface TermQuery
  extends Pick<Interpretation, 'input' | 'seekerQualification' | 'understanding' | 'exclusions'> {
  readonly terms: readonly (readonly number[])[];
}

/** The term conditions of a query, the rarest first, at most three in all. */
export interface QueryTerms {
  /** The rarest condition and those that are not much more common. Their index entries are read and merged. */
  readonly lists: readonly (readonly number[])[];
  /** More common conditions. They are looked up for each job that is found. */
  readonly others: readonly (readonly number[])[];
}

/** A query in the codes and coordinates of the search tables instead of names. */
export interface ResolvedQuery {
  readonly facets: Facets;
  /** The point that distances are measured from; null without a place. */
  readonly centre: Point | null;
  /** The circle to search; null for the whole country. */
  readonly area: Area | null;
  /** Whether jobs must be inside or outside the circle. */
  readonly side: CircleSide;
  /** Id of the city that jobs must be in; absent if any city matches. */
  readonly cityId?: number | undefined;
  readonly words: QueryTerms | null;
  readonly order: 'NEWEST' | 'NEAREST';
  /** For the blend of near and new: the point that jobs should be near to; absent if age alone decides. */
  readonly nearTo?: Point | undefined;
  /** Words of which a job's title must show one; absent if any title matches. */
  readonly titleWords?: readonly string[];
  /** Ids of jobs to leave out. */
  readonly hidden: readonly string[];
  /** What jobs must not be; absent if nothing is excluded. */
  readonly excluded?: ResolvedExclusions | undefined;
}

/** The viewer's own position is the centre only if it is at most this far from the chosen city. */
const VIEWER_POINT_WITHIN_KM = 50;

/**
 * Returns the locality or railway station that the text names, as `city/locality`. Prefers the one in the filter's city; undefined if
 * the text names none.
 */
export function localityOf(
  { input, understanding }: Pick<TermQuery, 'input' | 'understanding'>,
  places: SearchPlaces,
): string | undefined {
  const city = cityNamed(places, input.city);
  const { localities = [] } = understanding ?? {};
  return localities.find((value) => value.startsWith(`${city?.slug}/`)) ?? localities[0];
}

/** Returns the viewer's position if a search around this place should measure from it; else undefined. */
export const viewerPointNear = (point: Point | undefined, place: Point): Point | undefined =>
  point !== undefined && kmBetween(point, place) <= VIEWER_POINT_WITHIN_KM ? point : undefined;

/**
 * Returns the circle that a query searches: around the locality, else around the viewer's position, else around the
 * city's centre. The viewer's position counts only if it is near the chosen city. Null without a place; 'nowhere' if
 * the city does not exist.
 */
function circleOf(query: TermQuery, places: SearchPlaces): Circle | 'nowhere' | null {
  const { city: cityName, radiusKm } = query.input;
  const locality = areaWithKey(places, localityOf(query, places) ?? '');
  if (locality) return { centre: locality.position, radiusKm: radiusKm ?? LOCALITY_RADIUS_KM };
  const city = cityNamed(places, cityName);
  if (cityName !== undefined && city === undefined) return 'nowhere';
  const point = city === undefined ? query.input.point : viewerPointNear(query.input.point, city);
  const centre = point ?? city?.position;
  return centre === undefined ? null : { centre, radiusKm: radiusKm ?? RADIUS_KM_DEFAULT };
}

/** Maximum number of term conditions of a query. Further ones hardly change the result. */
const LISTS_MAX = 3;
/**
 * Each term has an index list of its jobs. Lists up to this many times longer than the shortest are merged. A longer
 * list is not read; an index look-up for each job tests whether it has the term.
 */
const MERGED_LENGTH_FACTOR = 25;
/** A term in fewer jobs than this may be absent from the sample that counts come from. */
const UNKNOWN_JOBS = 1000;

/**
 * Sorts term conditions by their number of jobs, fewest first, and decides whose lists are merged. Null if there are
 * none.
 */
function orderTerms(lists: TermQuery['terms'], counts: ReadonlyMap<number, number>): QueryTerms | null {
  const jobsWith = (terms: readonly number[]) =>
    terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
  const rarestFirst = [...lists].sort((a, b) => jobsWith(a) - jobsWith(b)).slice(0, LISTS_MAX);
  const [rarest] = rarestFirst;
  if (rarest === undefined) return null;
  const mergedMax = MERGED_LENGTH_FACTOR * Math.max(jobsWith(rarest), UNKNOWN_JOBS);
  const isMerged = (terms: readonly number[]) => jobsWith(terms) <= mergedMax;
  return {
    lists: rarestFirst.filter(isMerged),
    others: rarestFirst.filter((terms) => !isMerged(terms)),
  };
}

interface ResolvedWork {
  /** The profile's code; undefined for any profile. */
  readonly profile: number | undefined;
  readonly terms: TermQuery['terms'];
}

/**
 * Returns the profile's code and the required terms for the filter `jobProfile`. It may be a profile's key or name,
 * or a sub-profile's key; a profile takes precedence. Null if neither exists, or if no job has the sub-profile.
 */
function workOf(
  jobProfile: string | undefined,
  { profileByName, workByKey }: SearchPlaces,
): ResolvedWork | null {
  if (jobProfile === undefined) return { profile: undefined, terms: [] };
  const key = nameKey(jobProfile);
  const profile = profileByName.get(key);
  if (profile !== undefined) return { profile: profile.code, terms: [] };
  const work = workByKey.get(key);
  if (work?.term === undefined) return null;
  return { profile: profileByName.get(work.profileKey)?.code, terms: [[work.term]] };
}

/** Returns the facets for a seeker who did not pass a class: jobs that ask for less, or for nothing. */
function withFailedQualification(facets: Facets, { input, exclusions }: TermQuery): Facets {
  const failed = exclusions?.failedQualification ?? null;
  if (failed === null || input.qualification !== undefined) return facets;
  return { ...facets, qualification: [0, JOB_FILTERS.qualification.attribute.codes[failed] - 1] };
}

/**
 * Converts a query's names to codes and coordinates. Null if nothing can match, because the city or the occupation
 * does not exist.
 */
export function resolve(query: TermQuery, job: InterpretedFilter): ResolvedQuery | null {
  const { places, counts, hidden } = job;
  const { input, seekerQualification, terms, exclusions } = query;
  const excluded = resolveExclusions(exclusions, places);
  const work = workOf(input.jobProfile, places);
  const circle = circleOf(query, places);
  if (circle === 'nowhere' || work === null) return null;
  return {
    facets: withFailedQualification(facetsOf(input, work.profile, seekerQualification), query),
    centre: circle?.centre ?? null,
    area: circle && areaOf(circle),
    side: circle ? 'inside' : 'none',
    words: orderTerms([...terms, ...work.terms], counts),
    // Without a place there are no distances to sort by.
    order: circle === null ? 'NEWEST' : input.sortBy,
    hidden,
    ...(excluded && { excluded }),
  };
}
