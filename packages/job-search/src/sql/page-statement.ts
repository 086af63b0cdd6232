import type { NamedStatement } from '@nukkad/db';
import { JOB_OWN_COLUMNS, type JobCardRow } from '../job-card.ts';
import type { Plan } from '../plan/choose-path.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, accessOf, CENTRE_PLACE, isNewestFirst } from './access-path.ts';
import { metresFrom, passes, passesLookedUp } from './conditions.ts';
import {
  allMatches,
  BEHIND,
  countedSql,
  NEWEST,
  newestFirst,
  type RowsVariant,
  rowsVariantOf,
} from './matching-rows.ts';
import { type Statement, type StatementValues, statement } from './statement.ts';
import { valuesOf } from './values.ts';

/** A card's row as search reads it: the city by its number, the name is at hand; of the viewer if there is one. */
export interface JobRow extends JobCardRow {
  readonly cityId: number;
  /** Metres on the ellipsoid; null without a centre. */
  readonly distance: number | null;
  /** Matches up to `countTo`; not there when they are not asked for, null when the page is not full. */
  readonly total?: number | null;
  /** By distance: how far on the map the scan came, in degrees, and how many rows it read. */
  readonly reached?: number | null;
  readonly readCount?: number;
}

export type PageVariant = RowsVariant & Pick<ResolvedQuery, 'order'> & Pick<Plan, 'count'>;

/** The columns of a card; what is always the same is not sent: reading rows is a good part of what a search costs here. */
function columnsOf({ count, ...variant }: PageVariant): string {
  const own = `${JOB_OWN_COLUMNS.trim()},\n  j.city_id AS "cityId"`;
  if (count === null) return own;
  const counted = countedSql({ ...variant, path: count });
  return `${own},\n  CASE WHEN (SELECT count(*) FROM page) >= $rows::int THEN (${counted}) END AS total`;
}

/**
 * Index scan of a list, or bitmap and sort: all of a box, or of a short list in another order. OFFSET keeps the order from
 * those, or the server takes an index that has it and reads the whole country.
 */
const newestRows = (variant: PageVariant): string =>
  isNewestFirst(variant.path)
    ? newestFirst(variant, BEHIND)
    : `SELECT * FROM (
    ${allMatches(variant)} OFFSET 0
  ) whole WHERE true${BEHIND} ${NEWEST}`;

const newestPage = (variant: PageVariant): string => `
WITH page AS MATERIALIZED (
  ${newestRows(variant)} LIMIT $rows::int
)
SELECT ${columnsOf(variant)},
  ${metresFrom('page')} AS distance
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY page.created_at DESC, page.job_id DESC`;

/**
 * Nearest neighbour: the GiST index of points hands over its rows from the centre outwards, and what lies surely nearer
 * than the last row shown (`passed`) is passed by unlooked at. A list is read whole and sorted by the map.
 */
function nearestRows(variant: PageVariant): string {
  const { map, where } = accessOf(variant.path);
  if (map === undefined) {
    const placed = `SELECT job_id, latitude, longitude, reached FROM (
        SELECT *, search_place(latitude, longitude) <-> ${CENTRE_PLACE} AS reached FROM (
    ${allMatches({ ...variant, lookedUp: [] })}
        ) whole OFFSET 0
      ) placed WHERE reached >= $passed::float8`;
    // Once they are sorted, what no list holds is looked up for the nearest until there are enough.
    return variant.lookedUp?.length
      ? `SELECT * FROM (${placed} ORDER BY reached OFFSET 0) sorted WHERE ${passesLookedUp(variant)}`
      : placed;
  }
  const reached = `${map.job} <-> ${map.centre}`;
  return `SELECT job_id, latitude, longitude, ${reached} AS reached FROM job_search
      WHERE ${where} AND CASE
        WHEN ${reached} < $passed::float8 THEN false
        ELSE ${passes(variant)} END`;
}

/**
 * By the map (`reached`, in degrees), which costs a tenth of the true distance and is nearly in its order, and of the first
 * of these by true distance. A few more are read than wanted (`reading`): `reached` and `readCount` tell the caller whether
 * a nearer one may be missing.
 */
const nearestPage = (variant: PageVariant): string => `
WITH page AS MATERIALIZED (
  SELECT job_id, distance, reached, read_count FROM (
    SELECT job_id, max(reached) OVER () AS reached, count(*) OVER () AS read_count,
      ${metresFrom('mapped')} AS distance
    FROM (
      ${nearestRows(variant)}
      ORDER BY reached LIMIT $reading::int
    ) mapped
  ) measured
  WHERE (distance, job_id) > ($afterDistance::float8, $afterId::uuid)
  ORDER BY distance, job_id LIMIT $rows::int
)
SELECT ${columnsOf(variant)},
  page.distance, page.reached, page.read_count::int AS "readCount"
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY page.distance, page.job_id`;

/** By what else statements of a path differ, in their names. */
const nameOf = ({ lists = [], others = 0, lookedUp = [], isUnfiltered = false }: RowsVariant) => [
  ...(lists.length === 0 ? [] : [...lists, others]),
  ...(isUnfiltered ? ['all'] : []),
  ...lookedUp,
];

/** One page of cards, and the count of matches where the page is full. */
export function pageStatement(variant: PageVariant): Statement {
  const { path, order, side, count } = variant;
  const counted = count === null ? [] : ['by', count];
  const about = [order.toLowerCase(), path, side, ...counted, ...nameOf(variant)];
  return statement(['search', ...about].join('_'), () =>
    order === 'NEWEST' ? newestPage(variant) : nearestPage(variant),
  );
}

/** That page of a query; `position` is where it begins and how far it is read. */
export function pageOf(query: ResolvedQuery, { page, count }: Plan, position: StatementValues) {
  const variant = { ...rowsVariantOf(query, page), order: query.order, count };
  return pageStatement(variant).with({ ...valuesOf(query), ...position });
}

/** The ids of matches up to `countTo`, in no order: what several steps of a list find together is counted by them. */
export function matchingIdsOf(query: ResolvedQuery, path: AccessPath, countTo: number): NamedStatement {
  const variant = rowsVariantOf(query, path);
  const name = ['search_ids', path, variant.side, ...nameOf(variant)].join('_');
  const matches = () =>
    `SELECT ARRAY(SELECT job_id FROM (${allMatches(variant)}) matches LIMIT $countTo::int) AS ids`;
  return statement(name, matches).with({ ...valuesOf(query), countTo });
}
