import type { ListName, Path } from '@nukkad/search';
import { type CircleSide, distanceSql, passesSql } from './conditions.ts';
import {
  branchesSql,
  facetEqualities,
  isOfCountry,
  isOfWords,
  otherWordsSql,
  type WordVariant,
} from './list-branches.ts';
import type { Placeholder } from './statement-text.ts';

/** `rings` reads whole lists in many cells (or in all), nearest first: for what lies beyond the circle. */
export type FoundPath = Path | { readonly kind: 'rings'; readonly list: ListName };

export interface FoundVariant {
  readonly path: FoundPath;
  readonly side: CircleSide;
  readonly words?: WordVariant | undefined;
}

const ROW = 'job_id, created_at, latitude, longitude';
const NEWEST = 'ORDER BY created_at DESC, job_id DESC';

const after = (place: Placeholder): string =>
  `(created_at, job_id) < (${place('afterTime', 'timestamptz')}, ${place('afterId', 'uuid')})`;

const limit = (place: Placeholder): string => `LIMIT ${place('rows', 'int')}`;

/** A job stands in the list of each of its words: once is enough. The order lets the server drop the others unsorted. */
const onceEach = (list: ListName): string => (isOfWords(list) ? 'DISTINCT ON (created_at, job_id) ' : '');

/**
 * Lists read newest first. The order and the limit inside each branch are what makes it stop: without them all of four
 * cells is read.
 */
function walkSql(list: ListName, { side, words }: FoundVariant, place: Placeholder): string {
  const more = `\n      AND ${after(place)} ${NEWEST} ${limit(place)}`;
  return `SELECT ${onceEach(list)}${ROW} FROM (
  ${branchesSql({ list, side, words, columns: ROW, more }, place)}
) found ${NEWEST} ${limit(place)}`;
}

/** All within a box, out of the index of places. */
function boxSql(side: CircleSide, place: Placeholder): string {
  return `SELECT ${ROW} FROM job_search
  WHERE is_active AND place <@ ${place('box', 'box')} AND ${passesSql(place, side)} AND ${after(place)}
  ${NEWEST} ${limit(place)}`;
}

/**
 * Nearest first among rows that are all there: sorted by true distance, going on after the last one shown. `reached`
 * and `read_count` tell of all rows that were read.
 */
function nearestOf(rows: string, place: Placeholder): string {
  return `SELECT ${ROW}, distance, reached, read_count FROM (
  SELECT ${ROW}, max(reached) OVER () AS reached, count(*) OVER () AS read_count,
    ${distanceSql(place)} AS distance
  FROM (${rows}) collected
) measured
WHERE (distance, job_id) > (${place('afterDistance', 'float8')}, ${place('afterId', 'uuid')})
ORDER BY distance, job_id ${limit(place)}`;
}

function collectSql(list: ListName, { side, words }: FoundVariant, place: Placeholder): string {
  const rows = branchesSql({ list, side, words, columns: ROW }, place);
  return nearestOf(
    `SELECT ${onceEach(list)}${ROW}, NULL::float8 AS reached FROM (
  ${rows}
) listed`,
    place,
  );
}

/**
 * From the centre outwards on the map. The map's order is nearly the true one: a few more are read than wanted
 * (`reading`), and `reached` tells how far on the map it came, for the caller to see that no nearer one can be missing.
 */
function nearSql(side: CircleSide, place: Placeholder): string {
  const centre = place('place', 'point');
  return nearestOf(
    `SELECT ${ROW}, place <-> ${centre} AS reached FROM job_search
    WHERE is_active AND place <@ ${place('box', 'box')} AND ${passesSql(place, side)}
    ORDER BY place <-> ${centre} LIMIT ${place('reading', 'int')}`,
    place,
  );
}

/** Every job of some lists in many cells (or in all): for the nearest ones beyond the circle. */
function ringsSql(list: ListName, { side, words }: FoundVariant, place: Placeholder): string {
  const isWords = isOfWords(list);
  const cells = isOfCountry(list) ? [] : [`unnest(${place('cells', 'int[]')}) AS near_cell`];
  const terms = isWords ? [`unnest(${place('wordTerms', 'int[]')}) AS word`] : [];
  const conditions = [
    'is_active',
    ...(isOfCountry(list) ? [] : ['listed.cell = near_cell']),
    ...(isWords ? ['listed.term = word'] : []),
    ...facetEqualities(list, place),
    `${passesSql(place, side)}${otherWordsSql(words?.others ?? 0, place)}`,
  ];
  const found = `LATERAL (
    SELECT ${ROW} FROM ${isWords ? 'job_term' : 'job_search'} listed
    WHERE ${conditions.join(' AND ')}
  ) found`;
  const rows = [...cells, ...terms, found].join(' CROSS JOIN ');
  return nearestOf(`SELECT DISTINCT ${ROW}, NULL::float8 AS reached FROM ${rows}`, place);
}

/** The rows of a page; `distance`, `reached` and `read_count` stand in them where they are ordered by distance. */
export function foundSql(variant: FoundVariant, place: Placeholder): string {
  const { path, side } = variant;
  switch (path.kind) {
    case 'walk':
      return walkSql(path.list, variant, place);
    case 'collect':
      return collectSql(path.list, variant, place);
    case 'box':
      return boxSql(side, place);
    case 'near':
      return nearSql(side, place);
    case 'rings':
      return ringsSql(path.list, variant, place);
  }
}

function countedRows({ path, side, words }: FoundVariant, place: Placeholder): string {
  if (path.kind === 'walk' || path.kind === 'collect') {
    const { list } = path;
    if (!isOfWords(list)) return branchesSql({ list, side, columns: '1' }, place);
    const ordered = branchesSql(
      { list, side, words, columns: 'created_at, job_id', more: ` ${NEWEST}` },
      place,
    );
    return `SELECT DISTINCT ON (created_at, job_id) 1 FROM (${ordered}) found ${NEWEST}`;
  }
  if (path.kind === 'rings') return 'SELECT 1 WHERE false';
  return `SELECT 1 FROM job_search WHERE is_active AND place <@ ${place('box', 'box')} AND ${passesSql(place, side)}`;
}

/** Matches counted up to `countTo`, in no order; it stops when they are reached. */
export function countedSql(variant: FoundVariant, place: Placeholder): string {
  return `SELECT count(*)::int FROM (${countedRows(variant, place)} LIMIT ${place('countTo', 'int')}) counted`;
}
