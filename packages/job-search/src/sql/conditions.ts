import { FACETS, type Facet, type FacetName } from '../facets.ts';

/** Whether a search has a circle to stay in, to stay out of, or none. */
export type CircleSide = 'inside' | 'outside' | 'none';

const CENTRE = 'ST_MakePoint($longitude::float8, $latitude::float8)::geography';

/** Metres on the ellipsoid from the centre, which is made once for all rows; null where there is none. */
export const metresFrom = (row: string): string =>
  `ST_Distance(ST_MakePoint(${row}.longitude, ${row}.latitude)::geography, (SELECT ${CENTRE}))`;

const NORTH = '(latitude - $latitude::float8)';
const EAST = '(longitude - $longitude::float8)';
/** Square kilometres of flat distance; see `Circle`. By products: a power costs the server many times as much. */
const FLAT = `${NORTH} * ${NORTH} * $northSquare::float8
            + ${EAST} * ${EAST} * $eastSquare::float8`;
const METRES = `ST_Distance(ST_MakePoint(longitude, latitude)::geography, ${CENTRE})`;

const NEAR = '< $surelyInside::float8';
const FAR = '> $surelyOutside::float8';
/** First what most rows that are read are: all of a country lies outside. */
const circle = (passing: string, failing: string, compared: string) => `WHEN ${FLAT} ${passing} THEN true
        WHEN ${FLAT} ${failing} THEN false
        ELSE ${METRES}
          ${compared} $radiusMetres::float8`;

const [INSIDE, OUTSIDE] = [circle(NEAR, FAR, '<='), circle(FAR, NEAR, '>')];
const CIRCLE = { none: 'ELSE true', inside: INSIDE, outside: OUTSIDE };

const outOf = ({ name, low, high, type }: Facet): string =>
  `${low} > $${name}High::${type} OR ${high} < $${name}Low::${type}`;

const OUT_OF_LISTED = FACETS.filter(({ isListed }) => isListed)
  .map(outOf)
  .join('\n          OR ');

/** What every job must pass, as far as statements differ by it. */
export interface Conditions {
  readonly side: CircleSide;
  /** Facets asked for that no list holds. */
  readonly lookedUp?: readonly FacetName[] | undefined;
  /** Where none is asked for that lists hold: ten comparisons less for each entry that is read. */
  readonly isUnfiltered?: boolean;
}

/**
 * Facets, jobs the viewer hid, and the circle, as one CASE: cheap questions first, and nothing in it that the server's
 * planner could take for the condition of an index, for its guesses of how many pass are what make it collect and sort.
 */
const passesListed = ({ side, isUnfiltered = false }: Conditions): string => `CASE
        ${isUnfiltered ? '' : `WHEN ${OUT_OF_LISTED} THEN false\n        `}WHEN job_id = ANY ($hidden::uuid[]) THEN false
        ${CIRCLE[side]} END`;

/** The row's own columns are named apart, or `job_id` would be its own. */
function lookUp(facet: Facet): string {
  const columns = [...new Set(['job_id AS id', facet.low, facet.high])].join(', ');
  return `(SELECT NOT (${outOf(facet)}) FROM (SELECT ${columns} FROM job_search) own WHERE id = job_id)`;
}

/**
 * What every job must pass. A facet that no list holds is looked up by the job's key once all else is passed: lists are
 * still read without the rows behind them, and a search that does not ask for it has the statement that it always had.
 */
export function passes(conditions: Conditions): string {
  if (!conditions.lookedUp?.length) return passesListed(conditions);
  return `CASE WHEN ${passesListed(conditions)}
        THEN ${passesLookedUp(conditions)} ELSE false END`;
}

/** The facets that no list holds, alone: each is a look at the job's own row. */
export const passesLookedUp = ({ lookedUp = [] }: Pick<Conditions, 'lookedUp'>): string =>
  ['true', ...FACETS.filter(({ name }) => lookedUp.includes(name)).map(lookUp)].join(' AND ');
