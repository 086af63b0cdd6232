import { JOB_OWN_COLUMNS, type JobCardRow } from '../../../shared/job-card.ts';
import { distanceSql } from './conditions.ts';
import { countedSql, type FoundVariant, foundSql } from './found-sql.ts';
import { type Placeholder, statementFamily } from './statement-text.ts';

/** A card's row as search reads it: the city by its number, the name is at hand. */
export interface FoundRow extends Omit<JobCardRow, 'city'> {
  readonly cityId: number;
  /** Metres on the ellipsoid; null without a centre. */
  readonly distance: number | null;
  /** Matches up to `countTo`; null when not counted, because not asked for or because the page is not full. */
  readonly total: number | null;
  /** How far on the map `near` came, in degrees, and how many rows it read. */
  readonly reached: number | null;
  readonly readCount: number | null;
}

function nameOf({ path, side, words }: FoundVariant): string {
  const list = 'list' in path ? path.list : 'place';
  const variant = words === undefined ? [] : [`${words.alternatives}_${words.others}`];
  return ['search', path.kind, list, side, ...variant].join('_');
}

function pageSql(variant: FoundVariant, place: Placeholder): string {
  // The columns of a card name the reader as $1.
  place('reader', 'uuid');
  const isByNewest = variant.path.kind === 'walk' || variant.path.kind === 'box';
  const own = isByNewest
    ? `${distanceSql(place, 'page')} AS distance, NULL AS reached, NULL AS "readCount"`
    : 'page.distance, page.reached, page.read_count::int AS "readCount"';
  const order = isByNewest ? 'page.created_at DESC, page.job_id DESC' : 'page.distance, page.job_id';
  return `WITH page AS MATERIALIZED (
${foundSql(variant, place)}
)
SELECT ${JOB_OWN_COLUMNS}, j.city_id AS "cityId", ${own},
  CASE WHEN ${place('countTo', 'int')} > 0 AND (SELECT count(*) FROM page) >= ${place('rows', 'int')}
    THEN (${countedSql(variant, place)}) END AS total
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY ${order}`;
}

/** One page of cards, and the count of matches where the page is full. */
export const pageStatement = statementFamily(nameOf, pageSql);

/** The count alone, for the filters whose removal would help. */
export const countStatement = statementFamily(
  (variant: FoundVariant) => `${nameOf(variant)}_count`,
  (variant, place) => `SELECT (${countedSql(variant, place)}) AS total`,
);
