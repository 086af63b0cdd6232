import { type Conditions, metresFrom, passes } from './conditions.ts';
import { type MapOf, onMap, standsOn } from './map.ts';

/**
 * Nearest neighbour: the GiST index of points hands over its rows from the centre outwards. What lies surely nearer than
 * the last row shown (`passed`) is passed by unlooked at. The map's order is nearly that of the true distance: a few more
 * are read than wanted (`reading`), and `reached` and `readCount` tell the caller whether a nearer one may be missing.
 */
export function nearestNeighbour(of: MapOf, conditions: Conditions, columns: string): string {
  const reached = `${standsOn(of)} <-> ${onMap('$place::point', of)}`;
  return `
WITH page AS MATERIALIZED (
  SELECT job_id, distance, reached, read_count FROM (
    SELECT job_id, max(reached) OVER () AS reached, count(*) OVER () AS read_count,
      ${metresFrom('mapped')} AS distance
    FROM (
      SELECT job_id, latitude, longitude, ${reached} AS reached FROM job_search
      WHERE is_active AND ${standsOn(of)} <@ ${onMap('$box::box', of)} AND CASE
        WHEN ${reached} < $passed::float8 THEN false
        ELSE ${passes(conditions)} END
      ORDER BY reached LIMIT $reading::int
    ) mapped
  ) measured
  WHERE (distance, job_id) > ($afterDistance::float8, $afterId::uuid)
  ORDER BY distance, job_id LIMIT $rows::int
)
SELECT ${columns},
  page.distance, page.reached, page.read_count::int AS "readCount"
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY page.distance, page.job_id`;
}
