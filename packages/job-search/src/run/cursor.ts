import { ContractInputError, type Cursor, LIST_REACH_MAX } from '@nukkad/contract';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { z } from 'zod';

/**
 * The decoded cursor: the position after the last item of a page, and the list's counts of matches, so that later
 * pages do not count again.
 */
export interface CursorPosition {
  readonly order: 'NEWEST' | 'NEAREST';
  /** The last item's creation time in milliseconds, or its distance in metres. */
  readonly at: number;
  readonly id: string;
  /** Number of items shown so far. */
  readonly seen: number;
  readonly total: number;
  /** Index of the ladder step that the last item belongs to. */
  readonly step: number;
  /**
   * Time and id of the oldest job that the list blends, if the last item is blended too; `at` is then its score. See
   * `sql/blend.ts`.
   */
  readonly until?: { readonly at: number; readonly id: string } | undefined;
}

/** The latest time that all date types can hold, in milliseconds. */
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Returns a creation time or score in milliseconds, limited to 1970–9999. pg returns an infinite timestamp as a number.
 */
export function timeOf(moment: Date | number): number {
  const time = Number(moment);
  return Number.isNaN(time) ? LATEST : Math.min(Math.max(time, 0), LATEST);
}

const ORDER_LETTER = { NEWEST: 'n', NEAREST: 'd' } as const;

/** Upper limit of `at`: the latest time of a `Date`, in milliseconds. Larger than any distance on earth in metres. */
const AT_MAX = 8.64e15;
const AT = z
  .string()
  .regex(/^\d[\d.e+-]{0,30}$/)
  .transform(Number)
  .pipe(z.number().max(AT_MAX));
const COUNT = z.coerce.number().int().min(0).max(1000);
const ID = z.string().refine(isUuid);
/** Index of the ladder step. Absent from cursors of older versions, which had one step only. */
const STEP = COUNT.default(0);
/** The parts of a cursor: order, time or distance, id, seen, total, step. A time is in whole milliseconds. */
const PARTS = {
  NEWEST: z.tuple([z.literal(ORDER_LETTER.NEWEST), AT.pipe(z.int()), ID, COUNT, COUNT, STEP]),
  NEAREST: z.tuple([z.literal(ORDER_LETTER.NEAREST), AT, ID, COUNT, COUNT, STEP]),
};
/** The letter of a cursor within the blend of near and new, and its two more parts: time and id of `until`. */
const BLENDED_LETTER = 'b';
const BLENDED_PARTS = z.tuple([
  z.literal(BLENDED_LETTER),
  AT.pipe(z.int()),
  ID,
  COUNT,
  COUNT,
  STEP,
  AT.pipe(z.int()),
  ID,
]);

/** Encodes a position as an opaque cursor. */
export function encodeCursor({ order, at, id, seen, total, step, until }: CursorPosition): Cursor {
  const letter = until === undefined ? ORDER_LETTER[order] : BLENDED_LETTER;
  const parts = [letter, at, id, seen, total, step, ...(until === undefined ? [] : [until.at, until.id])];
  return Buffer.from(parts.join('|')).toString('base64url');
}

/** Decodes a cursor; null without one. Throws a `ContractInputError` for a cursor that no list of this order returned. @internal */
export function decodeCursor(
  cursor: Cursor | undefined,
  order: CursorPosition['order'],
): CursorPosition | null {
  if (cursor === undefined) return null;
  const parts = Buffer.from(cursor, 'base64url').toString().split('|');
  const blended = order === 'NEWEST' ? BLENDED_PARTS.safeParse(parts).data : undefined;
  if (blended !== undefined) {
    const [, at, id, seen, total, step, untilAt, untilId] = blended;
    return { order, at, id, seen, total, step, until: { at: untilAt, id: untilId } };
  }
  const { data } = PARTS[order].safeParse(parts);
  if (data === undefined)
    throw new ContractInputError([{ path: 'cursor', message: 'is not one that this list gave' }]);
  const [, at, id, seen, total, step] = data;
  return { order, at, id, seen, total, step };
}

/** The requested page: either the one after a cursor, or a page number with `extraSkip` further items to skip. */
export interface PageInput {
  readonly page: number;
  readonly size: number;
  readonly extraSkip?: number;
  readonly cursor?: Cursor | undefined;
}

/**
 * Returns which items to read, within the maximum length of lists. `skip` is the number of items to skip after the
 * position `after`. `take` is the number to return. `seen` is the number of items before them.
 */
export function pagingOf(input: PageInput, order: CursorPosition['order']) {
  const after = decodeCursor(input.cursor, order);
  // Page numbers are ignored with a cursor.
  const skip = after === null ? (input.page - 1) * input.size + (input.extraSkip ?? 0) : 0;
  const seen = (after?.seen ?? 0) + skip;
  return { after, skip, seen, take: Math.max(0, Math.min(input.size, LIST_REACH_MAX - seen)) };
}
