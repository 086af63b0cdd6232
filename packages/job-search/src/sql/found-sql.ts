import type { CountPath, Path } from '../plan/choose-path.ts';
import { LISTS, type ListName } from '../plan/lists.ts';
import { type CircleSide, passesSql } from './conditions.ts';
import {
  besideSql,
  branchesSql,
  isOfTwo,
  isOfWords,
  NEWEST,
  onceEach,
  ROW,
  type WordVariant,
} from './list-branches.ts';
import { boxSql, type MapOf, standsSql } from './map-sql.ts';
import { collectSql, nearSql, ringsSql } from './nearest-sql.ts';
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

const after = (place: Placeholder): string =>
  `(created_at, job_id) < (${place('afterTime', 'timestamptz')}, ${place('afterId', 'uuid')})`;

const limit = (place: Placeholder): string => `LIMIT ${place('rows', 'int')}`;

/**
 * Lists read newest first. Each piece has its own order, so that they are merged as they are read and all stop where the
 * last row of the page is found: a cell that the circle hardly touches is read no farther back than the others.
 */
function walkSql(list: ListName, { side, words }: FoundVariant, place: Placeholder): string {
  const begin = `\n      AND ${after(place)}`;
  if (isOfTwo(words)) return `${besideSql({ list, side, words, walk: begin }, place)} ${limit(place)}`;
  const walk = `${begin} ${NEWEST}`;
  return `SELECT ${onceEach(words)}${ROW} FROM (
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

/** All within a box, out of an index of places. */
function boxedSql(of: MapOf, side: CircleSide, place: Placeholder): string {
  return `SELECT ${ROW} FROM job_search
  WHERE ${inBoxSql(of, side, place)} AND ${after(place)}
  ${NEWEST} ${limit(place)}`;
}

function inBoxSql(of: MapOf, side: CircleSide, place: Placeholder): string {
  return `is_active AND ${standsSql(of)} <@ ${boxSql(of, place)} AND ${passesSql(place, side)}`;
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
      return boxedSql(path.of, side, place);
    case 'near':
      return nearSql(path.of, side, place);
    case 'rings':
      return ringsSql(path.list, variant, place);
  }
}

function countedRows({ count, side, words }: CountVariant, place: Placeholder): string {
  if (count.kind === 'box') {
    return `SELECT 1 FROM job_search WHERE ${inBoxSql(count.of, side, place)}`;
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
