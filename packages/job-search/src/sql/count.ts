import type { CountPath } from '../plan/choose-path.ts';
import { inBox } from './bounding-box.ts';
import { type CircleSide, passes } from './conditions.ts';
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

export interface CountVariant {
  readonly count: CountPath;
  readonly side: CircleSide;
  readonly words?: WordVariant | undefined;
}

function countedRows({ count, side, words }: CountVariant): string {
  if (count.kind === 'BOUNDING_BOX') return `SELECT FROM job_search WHERE ${inBox(count.of, side)}`;
  const { list } = count;
  if (isOfTwo(words)) return mergeOfTwo({ list, side, words });
  const passing = `${passes(side)}${hasOthers(words)}`;
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
