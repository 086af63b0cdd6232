import { FACET_ENTRIES } from '../query/facet-columns.ts';
import type { Placeholder } from './statement-text.ts';

/** Whether a search has a circle to stay in, to stay out of, or none. */
export type CircleSide = 'inside' | 'outside' | 'none';

const centreSql = (place: Placeholder): string =>
  `ST_MakePoint(${place('longitude', 'float8')}, ${place('latitude', 'float8')})::geography`;

/** Metres on the ellipsoid from the centre, which is made once for all rows; null where there is none. */
export function distanceSql(place: Placeholder, row = ''): string {
  const at = (column: string) => (row === '' ? column : `${row}.${column}`);
  const there = `ST_MakePoint(${at('longitude')}, ${at('latitude')})::geography`;
  return `ST_Distance(${there}, (SELECT ${centreSql(place)}))`;
}

/** Square kilometres of flat distance; see `Circle`. By products: a power costs the server many times as much. */
function flatSql(place: Placeholder): string {
  const north = `(latitude - ${place('latitude', 'float8')})`;
  const east = `(longitude - ${place('longitude', 'float8')})`;
  return `${north} * ${north} * ${place('northSquare', 'float8')} + ${east} * ${east} * ${place('eastSquare', 'float8')}`;
}

function circleSql(place: Placeholder, side: CircleSide): string {
  if (side === 'none') return '\n      ELSE true';
  const flat = flatSql(place);
  const isInside = side === 'inside';
  return `
      WHEN ${flat} < ${place('surelyInside', 'float8')} THEN ${isInside}
      WHEN ${flat} > ${place('surelyOutside', 'float8')} THEN ${!isInside}
      ELSE ST_Distance(ST_MakePoint(longitude, latitude)::geography, ${centreSql(place)}) ${isInside ? '<=' : '>'} ${place('radiusMetres', 'float8')}`;
}

/**
 * Facets, jobs the reader hid, and the circle, as one CASE: cheap questions first, and nothing in it that the
 * server's planner could take for the condition of an index, for its guesses of how many pass are what make it choose
 * to collect and sort.
 */
export function passesSql(place: Placeholder, side: CircleSide): string {
  const outside = FACET_ENTRIES.map(
    ([facet, { low, high, type }]) =>
      `${low} > ${place(`${facet}High`, type)} OR ${high} < ${place(`${facet}Low`, type)}`,
  );
  return `CASE
      WHEN ${outside.join('\n        OR ')} THEN false
      WHEN job_id = ANY (${place('hidden', 'uuid[]')}) THEN false${circleSql(place, side)}
    END`;
}
