import { JOB_OWN_COLUMNS, type OwnCardRow, READER_COLUMNS, type ReaderRow } from '../job-card.ts';
import type { AccessPath, CountPath } from '../plan/choose-path.ts';
import { nearestOfWhole, newestOfWhole } from './bitmap-and-sort.ts';
import { boundingBoxScan } from './bounding-box.ts';
import type { Conditions } from './conditions.ts';
import { type CountVariant, countedSql } from './count.ts';
import { indexScan } from './index-scan.ts';
import { nearestNeighbour } from './nearest-neighbour.ts';
import type { WordVariant } from './pieces.ts';
import { type Statement, statement } from './statement.ts';

/** A card's row as search reads it: the city by its number, the name is at hand; of the viewer if there is one. */
export interface JobRow extends OwnCardRow, Partial<ReaderRow> {
  readonly cityId: number;
  /** Metres on the ellipsoid; null without a centre. */
  readonly distance: number | null;
  /** Matches up to `countTo`; not there when they are not asked for, null when the page is not full. */
  readonly total?: number | null;
  /** By distance: how far on the map the scan came, in degrees, and how many rows it read. */
  readonly reached?: number | null;
  readonly readCount?: number;
}

/** How a page is found, where its matches are counted (null where they are not), and for whom. */
export interface PageVariant extends Conditions {
  readonly path: AccessPath;
  readonly order: 'NEWEST' | 'NEAREST';
  readonly words?: WordVariant | undefined;
  readonly count: CountPath | null;
  readonly isVisitor: boolean;
}

const nameOfPath = (path: AccessPath | CountPath): string =>
  `${path.kind}_${'list' in path ? path.list : path.of}`.toLowerCase();

const nameOfWords = (words: WordVariant | undefined): string[] =>
  words === undefined ? [] : [`${words.alternatives}_${words.beside}_${words.others}`];

/** The columns of a card; what is always the same is not sent: reading rows is a good part of what a search costs here. */
function columnsOf({ count, side, lookedUp, words, isVisitor }: PageVariant): string {
  return [
    JOB_OWN_COLUMNS.trim(),
    'j.city_id AS "cityId"',
    ...(isVisitor ? [] : [READER_COLUMNS.replaceAll('$1', '$viewer')]),
    ...(count === null
      ? []
      : [
          `CASE WHEN (SELECT count(*) FROM page) >= $rows::int THEN (${countedSql({ count, side, lookedUp, words })}) END AS total`,
        ]),
  ].join(',\n  ');
}

function pageSql(variant: PageVariant): string {
  const { path, order } = variant;
  const columns = columnsOf(variant);
  switch (path.kind) {
    case 'INDEX_SCAN':
      return indexScan({ ...variant, list: path.list }, columns);
    case 'BITMAP_SORT': {
      const whole = order === 'NEWEST' ? newestOfWhole : nearestOfWhole;
      return whole({ ...variant, list: path.list }, columns);
    }
    case 'NEAREST_NEIGHBOUR':
      return nearestNeighbour(path.of, variant, columns);
    case 'BOUNDING_BOX':
      return boundingBoxScan(path.of, variant, columns);
  }
}

/** One page of cards, and the count of matches where the page is full. */
export function pageStatement(variant: PageVariant): Statement {
  const { path, order, side, lookedUp = [], words, count, isVisitor } = variant;
  const counted = count === null ? [] : ['by', nameOfPath(count)];
  const whole = path.kind === 'BITMAP_SORT' ? [order.toLowerCase()] : [];
  const viewer = isVisitor ? ['visitor'] : [];
  const parts = [
    'search',
    nameOfPath(path),
    ...whole,
    side,
    ...counted,
    ...nameOfWords(words),
    ...lookedUp,
    ...viewer,
  ];
  return statement(parts.join('_'), () => pageSql(variant));
}

/** The count alone. @internal */
export function countStatement(variant: CountVariant): Statement {
  const { count, side, lookedUp = [], words } = variant;
  return statement(
    ['search_count', nameOfPath(count), side, ...nameOfWords(words), ...lookedUp].join('_'),
    () => `SELECT (${countedSql(variant)}) AS total`,
  );
}
