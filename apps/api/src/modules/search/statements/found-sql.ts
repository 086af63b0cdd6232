import type { ListName, Path } from '@nukkad/search';
import { type CircleSide, distanceSql, passesSql } from './conditions.ts';
import { branchesSql } from './list-branches.ts';
import type { Placeholder } from './statement-text.ts';

const ROW = 'job_id, created_at, latitude, longitude';
const NEWEST = 'ORDER BY created_at DESC, job_id DESC';

const after = (place: Placeholder): string =>
  `(created_at, job_id) < (${place('afterTime', 'timestamptz')}, ${place('afterId', 'uuid')})`;

const limit = (place: Placeholder): string => `LIMIT ${place('rows', 'int')}`;

/**
 * A list read newest first. The order and the limit inside each branch are what makes it stop: without them all of
 * four cells is read.
 */
function walkSql(list: ListName | 'term', side: CircleSide, place: Placeholder): string {
  const more = `\n      AND ${after(place)} ${NEWEST} ${limit(place)}`;
  return `SELECT ${ROW} FROM (
  ${branchesSql({ list, side, columns: ROW, more }, place)}
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
 * and `readCount` tell of all rows that were read.
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

function collectSql(list: ListName | 'term', side: CircleSide, place: Placeholder): string {
  return nearestOf(branchesSql({ list, side, columns: `${ROW}, NULL::float8 AS reached` }, place), place);
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

/** The rows of a page; `distance`, `reached` and `read_count` stand in them where they are ordered by distance. */
export function foundSql(path: Path, side: CircleSide, place: Placeholder): string {
  switch (path.kind) {
    case 'walk':
      return walkSql(path.list, side, place);
    case 'collect':
      return collectSql(path.list, side, place);
    case 'box':
      return boxSql(side, place);
    case 'near':
      return nearSql(side, place);
  }
}

/** Matches counted up to `countTo`, in no order; it stops when they are reached. */
export function countedSql(path: Path, side: CircleSide, place: Placeholder): string {
  const rows =
    path.kind === 'walk' || path.kind === 'collect'
      ? branchesSql({ list: path.list, side, columns: '1' }, place)
      : `SELECT 1 FROM job_search WHERE is_active AND place <@ ${place('box', 'box')} AND ${passesSql(place, side)}`;
  return `SELECT count(*)::int FROM (${rows} LIMIT ${place('countTo', 'int')}) counted`;
}
