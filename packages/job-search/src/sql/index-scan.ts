import type { ListName } from '../plan/lists.ts';
import { type Conditions, metresFrom, passes } from './conditions.ts';
import { hasOthers, isOfTwo, onceEach, piecesOf, tableOf, union, type WordVariant } from './pieces.ts';

export interface ScanVariant extends Conditions {
  readonly list: ListName;
  readonly words?: WordVariant | undefined;
}

/** Where the page begins: behind the last row of the one before. */
const BEHIND = '(created_at, job_id) < ($afterTime::timestamptz, $afterId::uuid)';

/**
 * Index-only scan, newest first. A list is some pieces of a covering index, each newest first in itself: they are merged
 * as they are read (Merge Append), so that all stop where the last row of the page is found; a cell that the circle hardly
 * touches is read no farther back than the others.
 */
function scanOfOne(variant: ScanVariant): string {
  const { list, words } = variant;
  const pieces = piecesOf(list, 'word', words?.alternatives);
  return `
  SELECT ${onceEach(words?.alternatives)}job_id, created_at, latitude, longitude FROM (
    ${union(
      pieces,
      (piece) => `(SELECT job_id, created_at, latitude, longitude FROM ${tableOf(list)} listed
      WHERE ${piece} AND ${passes(variant)}${hasOthers(words)}
        AND ${BEHIND} ORDER BY created_at DESC, job_id DESC)`,
    )}
  ) merged ORDER BY created_at DESC, job_id DESC LIMIT $rows::int`;
}

/**
 * Merge of two lists of words: both are in one order, so that the same job follows itself where it stands in both, and
 * they stop where enough were met twice. `begin` is where they begin.
 */
export function mergeOfTwo(variant: ScanVariant, begin = ''): string {
  const { list, words } = variant;
  const newest = 'ORDER BY created_at DESC, job_id DESC';
  const rarest = piecesOf(list, 'word', words?.alternatives);
  const next = piecesOf(list, 'beside', words?.beside);
  return `
  SELECT job_id, created_at, latitude, longitude FROM (
    SELECT job_id, created_at, latitude, longitude, lag(job_id) OVER (${newest}) AS before FROM (
      (SELECT ${onceEach(words?.alternatives)}job_id, created_at, latitude, longitude FROM (
        ${union(
          rarest,
          (piece) => `(SELECT job_id, created_at, latitude, longitude FROM job_term listed
          WHERE ${piece} AND ${passes(variant)}${hasOthers(words)}${begin} ${newest})`,
        )}
      ) rarest ${newest})
      UNION ALL
      (SELECT ${onceEach(words?.beside)}job_id, created_at, latitude, longitude FROM (
        ${union(
          next,
          (piece) => `(SELECT job_id, created_at, latitude, longitude FROM job_term
          WHERE ${piece}${begin} ${newest})`,
        )}
      ) next ${newest})
    ) two_words
  ) followed WHERE before = job_id ${newest}`;
}

/** The newest of a list, a page of them. */
export const indexScan = (variant: ScanVariant, columns: string): string => `
WITH page AS MATERIALIZED (${
  isOfTwo(variant.words)
    ? `${mergeOfTwo(variant, `\n          AND ${BEHIND}`)} LIMIT $rows::int`
    : scanOfOne(variant)
}
)
SELECT ${columns},
  ${metresFrom('page')} AS distance
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY page.created_at DESC, page.job_id DESC`;
