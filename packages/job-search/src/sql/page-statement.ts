import type { NamedStatement } from '@nukkad/db';
import { JOB_OWN_COLUMNS, type JobCardRow } from '../job-card.ts';
import type { Plan } from '../plan/choose-path.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, accessOf, CENTRE_PLACE, isNewestFirst } from './access-path.ts';
import { BLENDED_BEFORE, bestOfNewest } from './blend.ts';
import { hasLookUps, metresFrom, passes, passesLookedUp } from './conditions.ts';
import {
  AFTER_CURSOR,
  allMatches,
  countedSql,
  NEWEST,
  newestFirst,
  type RowsVariant,
  rowsVariantOf,
} from './matching-rows.ts';
import { type Statement, type StatementValues, statement } from './statement.ts';
import { ofWhole, valuesOf, wholeValues } from './values.ts';

/** The row of a job card. Has the city's id instead of its names, which are cached. */
export interface JobRow extends JobCardRow {
  readonly cityId: number;
  /** Geodesic distance in metres; null without a centre. */
  readonly distance: number | null;
  /** Number of matches, at most `countTo`. Absent if it was not requested, null if the page is not full. */
  readonly total?: number | null;
  /** Only if blended: the score, the number of blended jobs, and time and id of the oldest of them. */
  readonly score?: Date | number;
  readonly blended?: number;
  readonly untilTime?: Date | number;
  readonly untilId?: string;
  /** Only if sorted by distance: the map distance that the scan reached, in degrees. */
  readonly reached?: number | null;
  /** Only if sorted by distance: the number of rows that the scan read. */
  readonly readCount?: number;
}

export type PageVariant = RowsVariant &
  Pick<ResolvedQuery, 'order'> &
  Pick<Plan, 'count'> & {
    /** Whether the newest matches are sorted by the blend of near and new. */
    readonly isBlended?: boolean;
    /** For a page inside a place: the whole query, whose matches are counted instead. */
    readonly whole?: RowsVariant | undefined;
  };

/**
 * Returns SQL for the columns of a card. `total` is included only if matches are counted, because parsing rows is a
 * good part of a search's cost.
 */
function columnsOf({ count, whole, ...variant }: PageVariant): string {
  const columns = `${JOB_OWN_COLUMNS.trim()},\n  j.city_id AS "cityId"`;
  if (count === null) return columns;
  const counted = whole ? ofWhole(countedSql(whole)) : countedSql({ ...variant, path: count });
  return `${columns},\n  CASE WHEN (SELECT count(*) FROM page) >= $rows::int THEN (${counted}) END AS total`;
}

/**
 * Returns SQL for the newest rows. A list in that order is read by an index scan. A bounding box, or a short list in
 * another order, is read completely and sorted. `OFFSET 0` is an optimisation fence, without which the server would
 * scan the list of the whole country instead.
 */
const newestRows = (variant: PageVariant, begin = AFTER_CURSOR): string =>
  isNewestFirst(variant.path)
    ? newestFirst(variant, begin)
    : `SELECT * FROM (
    ${allMatches(variant)} OFFSET 0
  ) whole WHERE true${begin} ${NEWEST}`;

const newestPage = (variant: PageVariant): string => `
WITH page AS MATERIALIZED (
  ${newestRows(variant)} LIMIT $rows::int
)
SELECT ${columnsOf(variant)},
  ${metresFrom('page')} AS distance
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY page.created_at DESC, page.job_id DESC`;

/** Returns a variant without the conditions that are looked up by the job's key. */
const withoutLookUps = (variant: PageVariant): PageVariant => ({
  ...variant,
  lookedUp: [],
  hasExclusions: false,
  isOfCity: false,
  hasTitleWords: false,
});

/**
 * Returns SQL for a page by the blend of near and new. Only the newest rows are blended, so that their number bounds
 * the cost of every page.
 */
const blendedPage = (variant: PageVariant): string => `
WITH page AS MATERIALIZED (
  ${bestOfNewest(newestRows(withoutLookUps(variant), BLENDED_BEFORE), passesLookedUp(variant))} LIMIT $rows::int
)
SELECT ${columnsOf(variant)},
  ${metresFrom('page')} AS distance, page.score, page.blended::int, page.until_time AS "untilTime",
  page.until_id AS "untilId"
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY page.score DESC, page.job_id DESC`;

/**
 * Returns SQL for the nearest rows. A nearest-neighbour scan of the GiST index returns rows from the centre outwards.
 * Rows certainly closer than the last row of the previous page (`skipped`) are skipped without an exact distance
 * calculation. A list is read completely and sorted by planar distance.
 */
function nearestRows(variant: PageVariant): string {
  const { map, where } = accessOf(variant.path);
  if (map === undefined) {
    const placed = `SELECT job_id, latitude, longitude, reached FROM (
        SELECT *, search_place(latitude, longitude) <-> ${CENTRE_PLACE} AS reached FROM (
    ${allMatches(withoutLookUps(variant))}
        ) whole OFFSET 0
      ) placed WHERE reached >= $skipped::float8`;
    // Facets that the list does not contain are looked up after the sort, for the nearest rows only.
    return hasLookUps(variant)
      ? `SELECT * FROM (${placed} ORDER BY reached OFFSET 0) sorted WHERE ${passesLookedUp(variant)}`
      : placed;
  }
  const reached = `${map.job} <-> ${map.centre}`;
  return `SELECT job_id, latitude, longitude, ${reached} AS reached FROM job_search
      WHERE ${where} AND CASE
        WHEN ${reached} < $skipped::float8 THEN false
        ELSE ${passes(variant)} END`;
}

/**
 * Returns SQL for a page in order of distance. Rows are first read by planar distance (`reached`, in degrees), which
 * costs a tenth of the geodesic distance and gives almost the same order. They are then sorted by geodesic distance.
 * `scanned`, the number of rows to read, is larger than the page. From `reached` and `readCount` the caller learns
 * whether a nearer row may be missing.
 */
const nearestPage = (variant: PageVariant): string => `
WITH page AS MATERIALIZED (
  SELECT job_id, distance, reached, read_count FROM (
    SELECT job_id, max(reached) OVER () AS reached, count(*) OVER () AS read_count,
      ${metresFrom('mapped')} AS distance
    FROM (
      ${nearestRows(variant)}
      ORDER BY reached LIMIT $scanned::int
    ) mapped
  ) measured
  WHERE (distance, job_id) > ($afterDistance::float8, $afterId::uuid)
  ORDER BY distance, job_id LIMIT $rows::int
)
SELECT ${columnsOf(variant)},
  page.distance, page.reached, page.read_count::int AS "readCount"
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY page.distance, page.job_id`;

/** Returns the parts of a statement's name that come from the words and facets of the variant. */
function nameParts(variant: RowsVariant) {
  const { cells, lists = [], others = 0, lookedUp = [], isUnfiltered = false } = variant;
  const { hasExclusions = false, isOfCity = false, hasTitleWords = false } = variant;
  const ofWords = lists.length === 0 ? [] : [...lists, others];
  return [
    ...(cells === undefined ? [] : [`in${cells}`]),
    ...ofWords,
    ...(isUnfiltered ? ['all'] : []),
    ...lookedUp,
    ...(hasExclusions ? ['without'] : []),
    ...(isOfCity ? ['city'] : []),
    ...(hasTitleWords ? ['titled'] : []),
  ];
}

/** Returns the statement that reads one page of cards, and counts the matches if the page is full. */
export function pageStatement(variant: PageVariant): Statement {
  const { path, order, side, count, isBlended = false, whole } = variant;
  const counted = count === null ? [] : ['by', count, ...(whole ? [`of${whole.cells ?? ''}`] : [])];
  const sortedBy = isBlended ? 'blend' : order.toLowerCase();
  const about = [sortedBy, path, side, ...counted, ...nameParts(variant)];
  return statement(['search', ...about].join('_'), () => {
    if (isBlended) return blendedPage(variant);
    return order === 'NEWEST' ? newestPage(variant) : nearestPage(variant);
  });
}

/**
 * Returns the statement for a page of a query, with its values. `position` has the values that depend on the page. If
 * `whole` is given, its matches are counted instead of those of the query.
 */
export function pageOf(
  query: ResolvedQuery,
  { page, count }: Plan,
  position: StatementValues,
  whole?: ResolvedQuery,
) {
  const { order, nearTo } = query;
  const isBlended = nearTo !== undefined && order === 'NEWEST';
  const variant = { ...rowsVariantOf(query, page), order, count, isBlended };
  if (whole === undefined || count === null)
    return pageStatement(variant).with({ ...valuesOf(query), ...position });
  return pageStatement({ ...variant, whole: rowsVariantOf(whole, count) }).with({
    ...valuesOf(query),
    ...wholeValues(whole),
    ...position,
  });
}

/**
 * Returns the statement that reads the ids of matches, at most `countTo`, in any order. Ids allow several steps to be
 * counted together without duplicates.
 */
export function matchingIdsOf(query: ResolvedQuery, path: AccessPath, countTo: number): NamedStatement {
  const variant = rowsVariantOf(query, path);
  const name = ['search_ids', path, variant.side, ...nameParts(variant)].join('_');
  const matches = () =>
    `SELECT ARRAY(SELECT job_id FROM (${allMatches(variant)}) matches LIMIT $countTo::int) AS ids`;
  return statement(name, matches).with({ ...valuesOf(query), countTo });
}

/** Returns the statement that counts matches, at most `countTo`, in the column `matches`. */
export function countOf(query: ResolvedQuery, path: AccessPath, countTo: number): NamedStatement {
  const variant = rowsVariantOf(query, path);
  const name = ['search_count', path, variant.side, ...nameParts(variant)].join('_');
  return statement(name, () => `SELECT (${countedSql(variant)}) AS matches`).with({
    ...valuesOf(query),
    countTo,
  });
}
