import type { ListName } from '@nukkad/search';
import { type CircleSide, passesSql } from './conditions.ts';
import type { Placeholder } from './statement-text.ts';

/** A circle of 30 km touches four cells at most in India. */
export const CELLS_AT_ONCE = 4;

/** The lists that search reads: by the index that keeps each, or by a word. */
export type ReadList = ListName | 'term';

const HAS_PROFILE: ReadonlySet<ReadList> = new Set(['profile', 'profileKind', 'countryKind']);
const HAS_KIND: ReadonlySet<ReadList> = new Set(['kind', 'profileKind', 'countryKind']);

export function isOfCountry(list: ReadList): boolean {
  return list === 'country' || list === 'countryKind';
}

/** What makes the rows of one branch one list: equalities on the leading columns of its index. */
function listSql(list: ReadList, cell: number, place: Placeholder): string {
  const parts = ['is_active'];
  if (!isOfCountry(list)) parts.push(`cell = ${place(`cell${cell}`, 'int')}`);
  if (list === 'term') parts.push(`term = ${place('term', 'int')}`);
  if (HAS_PROFILE.has(list)) parts.push(`profile = ${place('profileLow', 'smallint')}`);
  if (HAS_KIND.has(list)) {
    parts.push(`job_type = ${place('jobTypeLow', 'smallint')}`);
    parts.push(`qualification = ${place('qualificationLow', 'smallint')}`);
  }
  return parts.join(' AND ');
}

interface Branches {
  readonly list: ReadList;
  readonly side: CircleSide;
  readonly columns: string;
  /** What stands behind the conditions of each branch: the cursor, the order, the limit. */
  readonly more?: string;
  readonly extra?: string;
}

/** One SELECT a cell, joined by UNION ALL; a cell that is not needed is null and costs nothing. */
export function branchesSql(
  { list, side, columns, more = '', extra = '' }: Branches,
  place: Placeholder,
): string {
  const table = list === 'term' ? 'job_term' : 'job_search';
  const passes = passesSql(place, side);
  const count = isOfCountry(list) ? 1 : CELLS_AT_ONCE;
  const branches = Array.from(
    { length: count },
    (_, cell) =>
      `(SELECT ${columns} FROM ${table}
    WHERE ${listSql(list, cell, place)} AND ${passes}${extra}${more})`,
  );
  return branches.join('\n  UNION ALL\n  ');
}
