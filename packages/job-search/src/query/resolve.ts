import { LOCALITY_RADIUS_KM, RADIUS_KM_DEFAULT } from '@nukkad/contract';
import { kmBetween, type Point } from '@nukkad/domain/geo.ts';
import { type Facets, facetsOf } from '../facets.ts';
import { type Area, areaOf, type Circle } from '../geo/circle.ts';
import type { CircleSide } from '../sql/conditions.ts';
import { cityNamed, nameKey, type SearchPlaces } from '../store/search-places.ts';
import type { Interpretation, InterpretedFilter } from './interpretation.ts';

/** What jobs are looked for: a filter's fields, and lists of terms; a job must have one of each list. */
export interface TermQuery extends Pick<Interpretation, 'input' | 'passed' | 'understanding'> {
  readonly terms: readonly (readonly number[])[];
}

/** The terms of words that a job must have. */
export interface QueryTerms {
  /** Terms of the rarest one, and of each that is not much more common: their lists are read beside each other. */
  readonly lists: readonly (readonly number[])[];
  /** Terms of each that is: looked up for the jobs found. Three words at most in all. */
  readonly others: readonly (readonly number[])[];
}

/** A query as the database is asked it: numbers and places instead of words. */
export interface ResolvedQuery {
  readonly facets: Facets;
  /** Where distances are measured from; null where no place is known. */
  readonly centre: Point | null;
  /** A circle, which is to look in or to stay out of; null for the whole country. */
  readonly area: Area | null;
  readonly side: CircleSide;
  readonly words: QueryTerms | null;
  readonly order: 'NEWEST' | 'NEAREST';
  /** Jobs to leave out. */
  readonly hidden: readonly string[];
}

/** Farther than this from the chosen city, a viewer's own point is not where they want to work. */
const OWN_POINT_WITHIN_KM = 50;

/** The locality of the text, `city/locality`: in the city that is named, else the first of that name. */
export function localityOf(
  { input, understanding }: Pick<TermQuery, 'input' | 'understanding'>,
  places: SearchPlaces,
): string | undefined {
  const city = cityNamed(places, input.city);
  const { localities = [] } = understanding ?? {};
  return localities.find((value) => value.startsWith(`${city?.slug}/`)) ?? localities[0];
}

/**
 * Where a query looks: a part of a city closely, else around the viewer's own point, or the city's where one is chosen that
 * this is not near. Null where no place is given, 'nowhere' where the city is not known.
 */
function placeOf(query: TermQuery, places: SearchPlaces): Circle | 'nowhere' | null {
  const { city: name, point, radiusKm } = query.input;
  const locality = places.localityByKey.get(localityOf(query, places) ?? '');
  if (locality) return { centre: locality.position, radiusKm: radiusKm ?? LOCALITY_RADIUS_KM };
  const city = cityNamed(places, name);
  if (name !== undefined && city === undefined) return 'nowhere';
  const isNear = point !== undefined && (city === undefined || kmBetween(point, city) <= OWN_POINT_WITHIN_KM);
  const centre = isNear ? point : city?.position;
  return centre === undefined ? null : { centre, radiusKm: radiusKm ?? RADIUS_KM_DEFAULT };
}

const WORDS_MAX = 3;
/** A list that is longer by more than this is looked into for each job sooner than read beside the other. */
const BESIDE_TIMES = 25;
/** What stands in so few jobs a sample may not know of. */
const UNKNOWN_JOBS = 1000;

/**
 * Orders the terms of a query by how rare they are: the rarest is read as a list, with each that is not much longer beside
 * it; longer ones are looked up. More words say little.
 */
function orderedTerms(groups: TermQuery['terms'], counts: ReadonlyMap<number, number>): QueryTerms | null {
  const jobsWith = (terms: readonly number[]) =>
    terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
  const rarestFirst = [...groups].sort((a, b) => jobsWith(a) - jobsWith(b)).slice(0, WORDS_MAX);
  const [rarest] = rarestFirst;
  if (rarest === undefined) return null;
  const most = BESIDE_TIMES * Math.max(jobsWith(rarest), UNKNOWN_JOBS);
  const isListed = (terms: readonly number[]) => jobsWith(terms) <= most;
  return { lists: rarestFirst.filter(isListed), others: rarestFirst.filter((terms) => !isListed(terms)) };
}

interface ResolvedWork {
  /** The profile's number; undefined when any profile will do. */
  readonly profile: number | undefined;
  readonly terms: TermQuery['terms'];
}

/**
 * The work that a filter asks for: a profile by its key or name, or a sub-profile by its key, whose jobs are listed under a
 * term of their own. A profile wins over a sub-profile of the same key. Null when neither exists or no job has it.
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

/** Names to numbers; null where nothing can match: its city or its work does not exist. */
export function resolve(query: TermQuery, job: InterpretedFilter): ResolvedQuery | null {
  const { places, counts, hidden } = job;
  const { input, passed, terms } = query;
  const work = workOf(input.jobProfile, places);
  const place = placeOf(query, places);
  if (place === 'nowhere' || work === null) return null;
  return {
    facets: facetsOf(input, work.profile, passed),
    centre: place?.centre ?? null,
    area: place && areaOf(place),
    side: place ? 'inside' : 'none',
    words: orderedTerms([...terms, ...work.terms], counts),
    // Without a place nothing is near.
    order: place === null ? 'NEWEST' : input.sortBy,
    hidden,
  };
}
