import { type CountPath, DEGREES_A_PROFILE, LISTS, type ListName, type Path } from '@nukkad/search';
import { type CircleSide, distanceSql, passesSql } from './conditions.ts';
import {
  activeSql,
  besideSql,
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

export interface CountVariant extends Pick<FoundVariant, 'side' | 'words'> {
  readonly count: CountPath;
}

const ROW = 'job_id, created_at, latitude, longitude';
const NEWEST = 'ORDER BY created_at DESC, job_id DESC';

const after = (place: Placeholder): string =>
  `(created_at, job_id) < (${place('afterTime', 'timestamptz')}, ${place('afterId', 'uuid')})`;

const limit = (place: Placeholder): string => `LIMIT ${place('rows', 'int')}`;

/** Whether the lists of two words are read beside each other. */
const isOfTwo = (words: WordVariant | undefined): boolean => (words?.beside ?? 0) > 0;

/** A job stands in the list of each of its words: once is enough. The order lets the server drop the others unsorted. */
const onceEach = (list: ListName): string => (isOfWords(list) ? 'DISTINCT ON (created_at, job_id) ' : '');

/**
 * Lists read newest first. Each piece has its own order, so that they are merged as they are read and all stop where the
 * last row of the page is found: a cell that the circle hardly touches is read no farther back than the others.
 */
function walkSql(list: ListName, { side, words }: FoundVariant, place: Placeholder): string {
  const begin = `\n      AND ${after(place)}`;
  if (isOfTwo(words)) return `${besideSql({ list, side, words, walk: begin }, place)} ${limit(place)}`;
  const walk = `${begin} ${NEWEST}`;
  return `SELECT ${onceEach(list)}${ROW} FROM (
  ${branchesSql({ list, side, words, columns: ROW, walk }, place)}
) found ${NEWEST} ${limit(place)}`;
}

/**
 * The newest of a short list that is in another order. The order is kept from the list by OFFSET, or the server takes an
 * index that has it and reads the whole country.
 */
function gatherSql(list: ListName, side: CircleSide, place: Placeholder): string {
  return `SELECT ${ROW} FROM (
  ${branchesSql({ list, side, columns: ROW }, place)} OFFSET 0
) gathered WHERE ${after(place)} ${NEWEST} ${limit(place)}`;
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
  if (isOfTwo(words)) {
    const both = besideSql({ list, side, words }, place);
    return nearestOf(`SELECT ${ROW}, NULL::float8 AS reached FROM (${both}) listed`, place);
  }
  const rows = branchesSql({ list, side, words, columns: ROW }, place);
  return nearestOf(
    `SELECT ${onceEach(list)}${ROW}, NULL::float8 AS reached FROM (
  ${rows}
) listed`,
    place,
  );
}

/**
 * From the centre outwards on the map. What lies surely nearer than the last one shown (`passed`) is passed by unread.
 * The map's order is nearly the true one: a few more are read than wanted (`reading`), and `reached` tells how far on
 * the map it came, for the caller to see that no nearer one can be missing.
 */
function nearSql(of: 'all' | 'profile', side: CircleSide, place: Placeholder): string {
  const mapOf = (profile: string) => (of === 'all' ? '' : ` + point(${profile} * ${DEGREES_A_PROFILE}, 0)`);
  const there = mapOf(place('profileLow', 'smallint'));
  const reached = `(place${mapOf('profile')}) <-> (${place('place', 'point')}${there})`;
  return nearestOf(
    `SELECT ${ROW}, ${reached} AS reached FROM job_search
    WHERE is_active AND (place${mapOf('profile')}) <@ (${place('box', 'box')}${there}) AND CASE
      WHEN ${reached} < ${place('passed', 'float8')} THEN false
      ELSE ${passesSql(place, side)} END
    ORDER BY ${reached} LIMIT ${place('reading', 'int')}`,
    place,
  );
}

/** Every job of some lists in many cells (or in all): for the nearest ones beyond the circle. */
function ringsSql(list: ListName, { side, words }: FoundVariant, place: Placeholder): string {
  const isWords = isOfWords(list);
  const cells = isOfCountry(list) ? [] : [`unnest(${place('cells', 'int[]')}) AS near_cell`];
  const terms = isWords ? [`unnest(${place('wordTerms', 'int[]')}) AS word`] : [];
  const conditions = [
    activeSql(list),
    ...(isOfCountry(list) ? [] : ['listed.cell = near_cell']),
    ...(isWords ? ['listed.term = word'] : []),
    ...facetEqualities(list, place),
    `${passesSql(place, side)}${otherWordsSql(words, place, true)}`,
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
    case 'gather':
      return gatherSql(path.list, side, place);
    case 'collect':
      return collectSql(path.list, variant, place);
    case 'box':
      return boxSql(side, place);
    case 'near':
      return nearSql(path.of, side, place);
    case 'rings':
      return ringsSql(path.list, variant, place);
  }
}

function countedRows({ count, side, words }: CountVariant, place: Placeholder): string {
  if (count.kind === 'box') {
    return `SELECT 1 FROM job_search WHERE is_active AND place <@ ${place('box', 'box')} AND ${passesSql(place, side)}`;
  }
  const { list } = count;
  // Lists that are newest first are counted so, or the server may take an index that has all of one kind behind others.
  if (!isOfWords(list)) {
    const isOrdered = LISTS[list].walked === 1;
    return branchesSql({ list, side, columns: '1', ...(isOrdered ? { walk: ` ${NEWEST}` } : {}) }, place);
  }
  if (isOfTwo(words)) return besideSql({ list, side, words }, place);
  if (words?.alternatives === 1) return branchesSql({ list, side, words, columns: '1' }, place);
  const ordered = branchesSql(
    { list, side, words, columns: 'created_at, job_id', walk: ` ${NEWEST}` },
    place,
  );
  return `SELECT DISTINCT ON (created_at, job_id) 1 FROM (${ordered}) found ${NEWEST}`;
}

/** Matches counted up to `countTo`; it stops when they are reached. */
export function countedSql(variant: CountVariant, place: Placeholder): string {
  return `SELECT count(*)::int FROM (${countedRows(variant, place)} LIMIT ${place('countTo', 'int')}) counted`;
}
