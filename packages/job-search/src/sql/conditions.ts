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
}

/**
 * SQL for facets, dismissed jobs and the circle, cheap tests first. One `CASE` hides the conditions from the server's planner,
 * which would otherwise estimate their selectivity and choose a bitmap scan with a sort.
 */
const passesListed = ({ side, isUnfiltered = false }: Conditions): string => `CASE
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
  if (!conditions.lookedUp?.length) return passesListed(conditions);
  return `CASE WHEN ${passesListed(conditions)}
        THEN ${passesLookedUp(conditions)} ELSE false END`;
}

/** SQL for only the facets that the lists do not contain; each reads the job's row. */
export const passesLookedUp = ({ lookedUp = [] }: Pick<Conditions, 'lookedUp'>): string =>
  ['true', ...FACETS.filter(({ name }) => lookedUp.includes(name)).map(lookUp)].join(' AND ');
