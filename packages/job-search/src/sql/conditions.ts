import { FACET_ENTRIES } from '../query/facet-columns.ts';

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

const CIRCLE: Readonly<Record<CircleSide, string>> = {
  none: 'ELSE true',
  inside: `WHEN ${FLAT} < $surelyInside::float8 THEN true
        WHEN ${FLAT} > $surelyOutside::float8 THEN false
        ELSE ${METRES}
          <= $radiusMetres::float8`,
  outside: `WHEN ${FLAT} < $surelyInside::float8 THEN false
        WHEN ${FLAT} > $surelyOutside::float8 THEN true
        ELSE ${METRES}
          > $radiusMetres::float8`,
};

const OUT_OF_FACETS = FACET_ENTRIES.map(
  ([facet, { low, high, type }]) => `${low} > $${facet}High::${type} OR ${high} < $${facet}Low::${type}`,
).join('\n          OR ');

/**
 * Facets, jobs the viewer hid, and the circle, as one CASE: cheap questions first, and nothing in it that the server's
 * planner could take for the condition of an index, for its guesses of how many pass are what make it collect and sort.
 */
export const passes = (side: CircleSide): string => `CASE
        WHEN ${OUT_OF_FACETS} THEN false
        WHEN job_id = ANY ($hidden::uuid[]) THEN false
        ${CIRCLE[side]} END`;
