import { JOB_ATTRIBUTE_NAMES, JOB_FILTERS } from '@nukkad/contract';
import { kmPerDegreeOfLatitude, kmPerDegreeOfLongitude, type Point } from '@nukkad/domain/geo.ts';
import { FACETS, type Facets, type Range } from '../facets.ts';
import { areaOf, boundingBox, circleValues } from '../geo/circle.ts';
import type { ResolvedExclusions } from '../query/exclusions.ts';
import type { QueryTerms, ResolvedQuery } from '../query/resolve.ts';
import type { StatementValues } from './statement.ts';

/** A bounding box of the whole map that does not reach the next profile's map. */
const WHOLE_MAP = { south: -90, west: -200, north: 90, east: 200 };

const { jobType, qualification } = JOB_FILTERS;
/** Codes of job types and qualifications in the search tables; 0 is a job without a qualification. */
const TYPES = Object.values(jobType.attribute.codes);
const QUALIFICATIONS = [0, ...Object.values(qualification.attribute.codes)];

const within = (codes: readonly number[], [low, high]: Range): number[] =>
  codes.filter((code) => code >= low && code <= high);

/** The parameter names of the facets' ends, built once because every search uses them. */
const ENDS = FACETS.map(({ name }) => ({ name, low: `${name}Low`, high: `${name}High` }));

function facetValues(facets: Facets): StatementValues {
  const values: Record<string, unknown> = {
    types: within(TYPES, facets.jobType),
    qualifications: within(QUALIFICATIONS, facets.qualification),
  };
  for (const { name, low, high } of ENDS) {
    const [lowEnd, highEnd] = facets[name];
    values[low] = lowEnd;
    values[high] = highEnd;
  }
  return values;
}

const wordValues = ({ lists, others }: QueryTerms): StatementValues => ({
  ...Object.fromEntries(lists.map((terms, at) => [`list${at}`, terms])),
  ...Object.fromEntries(others.map((terms, at) => [`others${at}`, terms])),
});

const excludedValues = ({ terms, profiles, cities, localities, attributes }: ResolvedExclusions) => ({
  notTerms: terms,
  notProfiles: profiles,
  notCities: cities,
  notLocalities: localities,
  ...Object.fromEntries(JOB_ATTRIBUTE_NAMES.map((name) => [`not_${name}`, attributes[name] ?? []])),
});

/** The values by which a statement measures planar distances from a point (see `blend.ts`). Squares are in km². */
const nearValues = ({ latitude, longitude }: Point) => ({
  nearLatitude: latitude,
  nearLongitude: longitude,
  nearNorthSquare: kmPerDegreeOfLatitude(latitude) ** 2,
  nearEastSquare: kmPerDegreeOfLongitude(latitude) ** 2,
});

/** The values that differ between the part of a query inside a place and the whole query. */
const placeValues = ({ hidden, area, side }: Pick<ResolvedQuery, 'hidden' | 'area' | 'side'>) => ({
  hidden,
  ...(area && { ...circleValues(area), cells: area.cells }),
  ...(area && side === 'inside' ? boundingBox(area) : WHOLE_MAP),
});

const PLACE_NAMES = Object.keys(
  placeValues({
    hidden: [],
    area: areaOf({ centre: { latitude: 0, longitude: 0 }, radiusKm: 1 }),
    side: 'inside',
  }),
);
const PLACE_PARAMETERS = new RegExp(`\\$(${PLACE_NAMES.join('|')})\\b`, 'g');

/**
 * Returns SQL for the whole query, to be used in a statement for the part inside a place. Its parameters for the place
 * have other names; `wholeValues` returns their values.
 */
export const ofWhole = (sql: string): string => sql.replace(PLACE_PARAMETERS, '$whole_$1');

export const wholeValues = (whole: ResolvedQuery): StatementValues =>
  Object.fromEntries(Object.entries(placeValues(whole)).map(([name, value]) => [`whole_${name}`, value]));

/** Returns the parameter values of a query's statements, except those that depend on the page. */
export function valuesOf(query: ResolvedQuery): StatementValues {
  const { facets, centre, words, excluded, cityId, nearTo, titleWords } = query;
  return {
    city: cityId,
    titleWords,
    ...facetValues(facets),
    ...(words && wordValues(words)),
    ...(excluded && excludedValues(excluded)),
    ...centre,
    ...(nearTo && nearValues(nearTo)),
    ...placeValues(query),
  };
}
