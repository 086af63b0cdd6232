import type { ListName } from '../plan/lists.ts';
import { type CircleSide, distanceSql, passesSql } from './conditions.ts';
import {
  activeSql,
  besideSql,
  branchesSql,
  facetEqualities,
  isOfCountry,
  isOfTwo,
  isOfWords,
  onceEach,
  otherWordsSql,
  ROW,
  type WordVariant,
} from './list-branches.ts';
import { boxSql, centreSql, type MapOf, standsSql } from './map-sql.ts';
import type { Placeholder } from './statement-text.ts';

interface NearestVariant {
  readonly side: CircleSide;
  readonly words?: WordVariant | undefined;
}

/**
 * Nearest first among rows that come in the order of the map: sorted by true distance, going on after the last one
 * shown. The map's order is nearly the true one, and a few more are read than wanted (`reading`): `reached` tells how far
 * on the map they came and `read_count` how many they were, for the caller to see that no nearer one can be missing.
 */
function nearestOf(rows: string, place: Placeholder): string {
  return `SELECT ${ROW}, distance, reached, read_count FROM (
  SELECT ${ROW}, max(reached) OVER () AS reached, count(*) OVER () AS read_count,
    ${distanceSql(place)} AS distance
  FROM (${rows} ORDER BY reached LIMIT ${place('reading', 'int')}) collected
) measured
WHERE (distance, job_id) > (${place('afterDistance', 'float8')}, ${place('afterId', 'uuid')})
ORDER BY distance, job_id LIMIT ${place('rows', 'int')}`;
}

/** The nearest among all rows of lists: by the map first, which costs a tenth of the true distance. */
function nearestInLists(rows: string, place: Placeholder): string {
  const onMap = `search_place(latitude, longitude) <-> ${place('place', 'point')}`;
  return nearestOf(
    `SELECT ${ROW}, reached FROM (SELECT ${ROW}, ${onMap} AS reached FROM (${rows}) listed OFFSET 0) placed
    WHERE reached >= ${place('passed', 'float8')}`,
    place,
  );
}

export function collectSql(list: ListName, { side, words }: NearestVariant, place: Placeholder): string {
  if (isOfTwo(words)) return nearestInLists(besideSql({ list, side, words }, place), place);
  const rows = branchesSql({ list, side, words, columns: ROW }, place);
  return nearestInLists(
    words === undefined ? rows : `SELECT ${onceEach(words)}${ROW} FROM (${rows}) found`,
    place,
  );
}

/** From the centre outwards on the map. What lies surely nearer than the last one shown (`passed`) is passed by. */
export function nearSql(of: MapOf, side: CircleSide, place: Placeholder): string {
  const reached = `${standsSql(of)} <-> ${centreSql(of, place)}`;
  return nearestOf(
    `SELECT ${ROW}, ${reached} AS reached FROM job_search
    WHERE is_active AND ${standsSql(of)} <@ ${boxSql(of, place)} AND CASE
      WHEN ${reached} < ${place('passed', 'float8')} THEN false
      ELSE ${passesSql(place, side)} END`,
    place,
  );
}

/** Every job of some lists in many cells (or in all): for the nearest ones beyond the circle. */
export function ringsSql(list: ListName, { side, words }: NearestVariant, place: Placeholder): string {
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
  return nearestInLists(
    `SELECT DISTINCT ${ROW} FROM ${[...cells, ...terms, found].join(' CROSS JOIN ')}`,
    place,
  );
}
