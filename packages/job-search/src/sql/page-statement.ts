import { JOB_OWN_COLUMNS, type OwnCardRow, READER_COLUMNS, type ReaderRow } from '../job-card.ts';
import type { CountPath } from '../plan/choose-path.ts';
import { distanceSql } from './conditions.ts';
import { type CountVariant, countedSql, type FoundPath, type FoundVariant, foundSql } from './found-sql.ts';
import { type Placeholder, statementFamily } from './statement-text.ts';

/** A card's row as search reads it: the city by its number, the name is at hand; of the reader if there is one. */
export interface FoundRow extends OwnCardRow, Partial<ReaderRow> {
  readonly cityId: number;
  readonly subProfileKey: string | null;
  /** Metres on the ellipsoid; null without a centre. */
  readonly distance: number | null;
  /** Matches up to `countTo`; not there when they are not asked for, null when the page is not full. */
  readonly total?: number | null;
  /** How far on the map `near` came, in degrees, and how many rows it read. */
  readonly reached?: number | null;
  readonly readCount?: number;
}

/** How a page is found, where its matches are counted (null where they are not), and for whom. */
export interface PageVariant extends FoundVariant {
  readonly count: CountPath | null;
  readonly isVisitor: boolean;
}

function listOf(path: FoundPath | CountPath): string {
  if ('list' in path) return path.list;
  return 'of' in path && path.of === 'profile' ? 'profilePlace' : 'place';
}

const wordsOf = ({ words }: Pick<FoundVariant, 'words'>): string[] =>
  words === undefined ? [] : [`${words.alternatives}_${words.beside}_${words.others}`];

function nameOf(variant: PageVariant): string {
  const { path, count, side } = variant;
  const counted = count === null ? [] : ['by', listOf(count)];
  const reader = variant.isVisitor ? ['visitor'] : [];
  return ['search', path.kind, listOf(path), side, ...counted, ...wordsOf(variant), ...reader].join('_');
}

function totalSql({ count, side, words }: PageVariant, place: Placeholder): string[] {
  if (count === null) return [];
  const counted = countedSql({ count, side, words }, place);
  return [`CASE WHEN (SELECT count(*) FROM page) >= ${place('rows', 'int')} THEN (${counted}) END AS total`];
}

function pageSql(variant: PageVariant, place: Placeholder): string {
  const { path, isVisitor } = variant;
  // The columns of a card name the reader as $1.
  if (!isVisitor) place('reader', 'uuid');
  const isByNewest = ['walk', 'gather', 'box'].includes(path.kind);
  const found = foundSql(variant, place);
  // What is always the same is not sent: reading rows is a good part of what a search costs here.
  const columns = [
    JOB_OWN_COLUMNS,
    'j.city_id AS "cityId", j.sub_profile_key AS "subProfileKey"',
    ...(isVisitor ? [] : [READER_COLUMNS]),
    isByNewest
      ? `${distanceSql(place, 'page')} AS distance`
      : 'page.distance, page.reached, page.read_count::int AS "readCount"',
    ...totalSql(variant, place),
  ];
  return `WITH page AS MATERIALIZED (
${found}
)
SELECT ${columns.join(', ')}
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
ORDER BY ${isByNewest ? 'page.created_at DESC, page.job_id DESC' : 'page.distance, page.job_id'}`;
}

/** One page of cards, and the count of matches where the page is full. */
export const pageStatement = statementFamily(nameOf, pageSql);

/** The count alone, for the filters whose removal would help. */
export const countStatement = statementFamily(
  (variant: CountVariant) =>
    ['search_count', listOf(variant.count), variant.side, ...wordsOf(variant)].join('_'),
  (variant, place) => `SELECT (${countedSql(variant, place)}) AS total`,
);
