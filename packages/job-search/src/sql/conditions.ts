import { FACETS, type Facet, type FacetName } from '../facets.ts';

/** Whether jobs must be inside the circle or outside it; 'none' without a circle. */
export type CircleSide = 'inside' | 'outside' | 'none';

const CENTRE = 'ST_MakePoint($longitude::float8, $latitude::float8)::geography';

/** SQL for the geodesic distance from the centre in metres; null without a centre. The centre is computed once. */
export const metresFrom = (row: string): string =>
  `ST_Distance(ST_MakePoint(${row}.longitude, ${row}.latitude)::geography, (SELECT ${CENTRE}))`;

const NORTH = '(latitude - $latitude::float8)';
const EAST = '(longitude - $longitude::float8)';
/** SQL for the square of the planar distance in km² (see `circleValues`). Products, because `power` is many times slower. */
const FLAT = `${NORTH} * ${NORTH} * $northSquare::float8
            + ${EAST} * ${EAST} * $eastSquare::float8`;
const METRES = `ST_Distance(ST_MakePoint(longitude, latitude)::geography, ${CENTRE})`;

const NEAR = '< $surelyInside::float8';
const FAR = '> $surelyOutside::float8';
/**
 * SQL for the branches of a CASE that tests the circle. `passing` is tested first, so it should be the case of most
 * rows.
 */
const circle = (passing: string, failing: string, compared: string) => `WHEN ${FLAT} ${passing} THEN true
        WHEN ${FLAT} ${failing} THEN false
        ELSE ${METRES}
          ${compared} $radiusMetres::float8`;

const CIRCLE = {
  none: 'ELSE true',
  inside: circle(NEAR, FAR, '<='),
  outside: circle(FAR, NEAR, '>'),
};

const outOf = ({ name, low, high, type }: Facet): string =>
  `${low} > $${name}High::${type} OR ${high} < $${name}Low::${type}`;

const OUT_OF_LISTED = FACETS.filter(({ isListed }) => isListed)
  .map(outOf)
  .join('\n          OR ');

/** The properties of a job's conditions that change the text of the statement. */
export interface Conditions {
  readonly side: CircleSide;
  /** Requested facets that the lists do not contain. */
  readonly lookedUp?: readonly FacetName[] | undefined;
  /** Whether no facet of the lists is requested. Saves ten comparisons for each entry. */
  readonly isUnfiltered?: boolean;
  /** Whether the text excludes jobs. */
  readonly hasExclusions?: boolean;
  /** Whether jobs must be in one city. */
  readonly isOfCity?: boolean;
  /** Whether titles must show certain words. */
  readonly hasTitleWords?: boolean;
}

/**
 * SQL for facets, dismissed jobs and the circle, cheap tests first. One `CASE` hides the conditions from the server's planner,
 * which would otherwise estimate their selectivity and choose a bitmap scan with a sort.
 */
export const passesListed = ({ side, isUnfiltered = false }: Conditions): string => `CASE
        ${isUnfiltered ? '' : `WHEN ${OUT_OF_LISTED} THEN false\n        `}WHEN job_id = ANY ($hidden::uuid[]) THEN false
        ${CIRCLE[side]} END`;

/**
 * Returns SQL that looks a facet up in `job_search`. Renames `job_id` there, because it would hide the `job_id` of
 * the outer row.
 */
function lookUp(facet: Facet): string {
  const columns = [...new Set(['job_id AS id', facet.low, facet.high])].join(', ');
  return `(SELECT NOT (${outOf(facet)}) FROM (SELECT ${columns} FROM job_search) own WHERE id = job_id)`;
}

/**
 * SQL for all conditions of a job. A facet that the lists do not contain is looked up by the job's key after all other
 * conditions are met. So lists are still read by index-only scans.
 */
export function passes(conditions: Conditions): string {
  if (!hasLookUps(conditions)) return passesListed(conditions);
  return `CASE WHEN ${passesListed(conditions)}
        THEN ${passesLookedUp(conditions)} ELSE false END`;
}

/** The properties of conditions that are looked up by the job's key. */
type LookUps = Pick<Conditions, 'lookedUp' | 'hasExclusions' | 'isOfCity' | 'hasTitleWords'>;

/** Whether a job must be looked up to test the conditions. */
export const hasLookUps = ({ lookedUp = [], hasExclusions, isOfCity, hasTitleWords }: LookUps): boolean =>
  lookedUp.length > 0 || hasExclusions === true || isOfCity === true || hasTitleWords === true;

/**
 * SQL: the job is in the list of the city. The look-ups of one search all read the few pages of that list, whereas the
 * rows of the jobs are on a page each.
 */
const OF_CITY = `(SELECT true FROM (SELECT city, created_at AS created, job_id AS id FROM job_search WHERE is_active) placed
          WHERE city = $city::int AND created = created_at AND id = job_id)`;

/** SQL: the title shows one of the words. `search_text` cuts it into words like the index of terms. */
const SHOWS_WORD = `(SELECT string_to_array(search_text(named.title), ' ') && $titleWords::text[]
          FROM job named WHERE named.id = job_id)`;

const ATTRIBUTES = FACETS.filter(({ low, high, name }) => low === high && name !== 'profile');

/** SQL for an array parameter that may be empty. An empty one costs no look-up. */
const isAnyOf = (value: string, values: string, type: string): string =>
  `(cardinality($${values}::${type}[]) > 0 AND ${value} = ANY ($${values}::${type}[]))`;

/**
 * SQL: the job is none of what the text excludes. Its terms are looked up in the index of the terms' lists. Like
 * `hasOthers`, uses scalar subqueries, because the server may turn EXISTS into a join.
 */
const NOT_EXCLUDED = `(SELECT NOT (
          own.profile = ANY ($notProfiles::smallint[])
          OR ${ATTRIBUTES.map(({ name, low }) => `own.${low} = ANY ($not_${name}::smallint[])`).join('\n          OR ')}
          OR ${isAnyOf('(SELECT j.city_id FROM job j WHERE j.id = own.id)', 'notCities', 'int')}
          OR ${isAnyOf('(SELECT lower(j.locality) FROM job j WHERE j.id = own.id)', 'notLocalities', 'text')} IS TRUE
          OR (SELECT true FROM job_term banned WHERE banned.term = ANY ($notTerms::int[])
            AND banned.created_at = own.created_at AND banned.job_id = own.id AND banned.is_active IS TRUE LIMIT 1)
            IS TRUE
        ) FROM (
          SELECT job_id AS id, created_at, profile, ${ATTRIBUTES.map(({ low }) => low).join(', ')} FROM job_search
        ) own WHERE id = job_id)`;

/** SQL for only the conditions that the lists do not contain; each reads the job's row. */
export function passesLookedUp(conditions: LookUps): string {
  const { lookedUp = [], hasExclusions = false, isOfCity = false, hasTitleWords = false } = conditions;
  return [
    'true',
    ...(isOfCity ? [OF_CITY] : []),
    ...(hasTitleWords ? [SHOWS_WORD] : []),
    ...FACETS.filter(({ name }) => lookedUp.includes(name)).map(lookUp),
    ...(hasExclusions ? [NOT_EXCLUDED] : []),
  ].join(' AND ');
}
