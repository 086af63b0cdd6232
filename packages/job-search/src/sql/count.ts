import type { CountPath } from '../plan/choose-path.ts';
import { inBox } from './bounding-box.ts';
import { type Conditions, passes } from './conditions.ts';
import { mergeOfTwo } from './index-scan.ts';
import {
  hasOthers,
  isOfTwo,
  isOnePiece,
  onceEach,
  piecesOf,
  tableOf,
  union,
  type WordVariant,
  wholeOf,
} from './pieces.ts';

export interface CountVariant extends Conditions {
  readonly count: CountPath;
  readonly words?: WordVariant | undefined;
}

function countedRows(variant: CountVariant): string {
  const { count, words } = variant;
  if (count.kind === 'BOUNDING_BOX') return `SELECT FROM job_search WHERE ${inBox(count.of, variant)}`;
  const { list } = count;
  if (isOfTwo(words)) return mergeOfTwo({ ...variant, list });
  const passing = `${passes(variant)}${hasOthers(words)}`;
  if (!isOnePiece(list)) return `SELECT FROM ${tableOf(list)} listed WHERE ${wholeOf(list)} AND ${passing}`;
  // Newest first, or the server may take an index that has all of one kind behind others.
  const pieces = union(
    piecesOf(list, 'word', words?.alternatives),
    (piece) => `(SELECT created_at, job_id FROM ${tableOf(list)} listed
      WHERE ${piece} AND ${passing} ORDER BY created_at DESC, job_id DESC)`,
  );
  if ((words?.alternatives ?? 1) === 1) return pieces;
  return `SELECT ${onceEach(words?.alternatives)}1 FROM (${pieces}) merged ORDER BY created_at DESC, job_id DESC`;
}

/** Matches counted up to `countTo`: reading stops when they are reached. */
export const countedSql = (variant: CountVariant): string =>
  `SELECT count(*)::int FROM (${countedRows(variant)} LIMIT $countTo::int) counted`;
