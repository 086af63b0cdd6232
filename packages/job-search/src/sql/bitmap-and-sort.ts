import { metresFrom, passes } from './conditions.ts';
import { mergeOfTwo, type ScanVariant } from './index-scan.ts';
import { hasOthers, isOfTwo, tableOf, type WordVariant, wholeOf } from './pieces.ts';

/** The jobs of a list that pass, in no order. */
function rowsOf(variant: ScanVariant): string {
  const { list, side, words } = variant;
  if (list === 'term' && side === 'inside' && isOfTwo(words)) return mergeOfTwo(variant);
  return `SELECT ${onceOf(words)}job_id, created_at, latitude, longitude FROM ${tableOf(list)} listed
      WHERE ${wholeOf(list)} AND ${passes(variant)}${hasOthers(words, true)}`;
}

const onceOf = (words: WordVariant | undefined): string =>
  (words?.alternatives ?? 1) === 1 ? '' : 'DISTINCT ';

/**
 * Bitmap and sort, newest first: all of a short list that is in another order, out of its covering index. OFFSET keeps
 * the order from the list, or the server takes an index that has it and reads the whole country.
 */
export const newestOfWhole = (variant: ScanVariant, columns: string): string => `
WITH page AS MATERIALIZED (
  SELECT job_id, created_at, latitude, longitude FROM (
    ${rowsOf(variant)} OFFSET 0
  ) whole
  WHERE (created_at, job_id) < ($afterTime::timestamptz, $afterId::uuid)
  ORDER BY created_at DESC, job_id DESC LIMIT $rows::int
)
SELECT ${columns},
  ${metresFrom('page')} AS distance
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY page.created_at DESC, page.job_id DESC`;

/**
 * The same, nearest first: by the map (`reached`, in degrees), which costs a tenth of the true distance and is nearly in
 * its order, and of the first of these by true distance. A few more are read than wanted (`reading`): `reached` and
 * `readCount` tell the caller whether a nearer one may be missing.
 */
export const nearestOfWhole = (variant: ScanVariant, columns: string): string => `
WITH page AS MATERIALIZED (
  SELECT job_id, distance, reached, read_count FROM (
    SELECT job_id, max(reached) OVER () AS reached, count(*) OVER () AS read_count,
      ${metresFrom('mapped')} AS distance
    FROM (
      SELECT job_id, latitude, longitude, reached FROM (
        SELECT job_id, latitude, longitude, search_place(latitude, longitude) <-> $place::point AS reached FROM (
    ${rowsOf(variant)}
        ) whole OFFSET 0
      ) placed
      WHERE reached >= $passed::float8
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
