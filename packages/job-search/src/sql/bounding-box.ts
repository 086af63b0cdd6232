import { type Conditions, metresFrom, passes } from './conditions.ts';
import { type MapOf, onMap, standsOn } from './map.ts';

/** Every job that passes within the circle's box, out of the GiST index of points. */
export const inBox = (of: MapOf, conditions: Conditions): string =>
  `is_active AND ${standsOn(of)} <@ ${onMap('$box::box', of)} AND ${passes(conditions)}`;

/** Bounding box: all jobs of a small one are read and put in order. */
export const boundingBoxScan = (of: MapOf, conditions: Conditions, columns: string): string => `
WITH page AS MATERIALIZED (
  SELECT job_id, created_at, latitude, longitude FROM job_search
  WHERE ${inBox(of, conditions)}
    AND (created_at, job_id) < ($afterTime::timestamptz, $afterId::uuid)
  ORDER BY created_at DESC, job_id DESC LIMIT $rows::int
)
SELECT ${columns},
  ${metresFrom('page')} AS distance
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY page.created_at DESC, page.job_id DESC`;
