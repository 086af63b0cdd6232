import { ContractInputError, type Cursor, LIST_REACH_MAX } from '@nukkad/contract';
import { isUuid } from '@nukkad/domain/uuid.ts';
import type { JobRow } from '../sql/page-statement.ts';

/** Where a list goes on: after its last item, and what is known of the whole. */
export interface CursorPosition {
  readonly order: 'NEWEST' | 'NEAREST';
  /** Milliseconds of the last item's creation, or metres of its distance. */
  readonly at: number;
  readonly id: string;
  /** Items shown so far. */
  readonly seen: number;
  readonly total: number;
  /** Which of ever wider searches the last item was found in, 0 the closest. */
  readonly step: number;
}

const LETTER = { NEWEST: 'n', NEAREST: 'd' } as const;

/** @internal */
export function encodeCursor({ order, at, id, seen, total, step }: CursorPosition): Cursor {
  const parts = [LETTER[order], at, id, seen, total, ...(step > 0 ? [step] : [])];
  return Buffer.from(parts.join('|')).toString('base64url');
}

/** The latest moment that a date holds, and longer than any distance on earth in metres. */
const AT_MAX = 8.64e15;

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 1000;

/** A moment is in whole milliseconds; a distance may be any number of metres. */
const isPlace = (text: string, order: CursorPosition['order']): boolean =>
  /^\d[\d.e+-]{0,30}$/.test(text) &&
  Number(text) <= AT_MAX &&
  (order === 'NEAREST' || Number.isInteger(Number(text)));

/** Reads a cursor back; 400 for a text that a list of this order did not hand out. @internal */
export function decodeCursor(
  cursor: Cursor | undefined,
  order: CursorPosition['order'],
): CursorPosition | null {
  if (cursor === undefined) return null;
  const parts = Buffer.from(cursor, 'base64url').toString().split('|');
  // One without a step goes on in the first.
  const [letter, at = '', id = '', seen = '', total = '', step = '0'] = parts;
  const counts = { seen: Number(seen), total: Number(total), step: Number(step) };
  const isWhole =
    letter === LETTER[order] && isPlace(at, order) && isUuid(id) && Object.values(counts).every(isCount);
  if (!isWhole) throw new ContractInputError([{ path: 'cursor', message: 'is not one that this list gave' }]);
  return { order, at: Number(at), id, ...counts };
}

/** How a caller asks for a page: after a cursor, or by number with items to pass over. */
export interface PageInput {
  readonly page: number;
  readonly size: number;
  readonly extraSkip?: number;
  readonly cursor?: Cursor | undefined;
}

/** Works out what to read, never beyond the reach of lists; `skip` are items to pass over behind `after`. */
export function pagingOf(input: PageInput, order: CursorPosition['order']) {
  const after = decodeCursor(input.cursor, order);
  // Only callers without a cursor have any.
  const skip = after === null ? (input.page - 1) * input.size + (input.extraSkip ?? 0) : 0;
  const seen = (after?.seen ?? 0) + skip;
  return { after, skip, seen, take: Math.max(0, Math.min(input.size, LIST_REACH_MAX - seen)) };
}

/** Where a list goes on behind a row. */
export function cursorBehind(
  { id, distance, createdAt }: JobRow,
  position: Omit<CursorPosition, 'at' | 'id'>,
): Cursor {
  const at = position.order === 'NEAREST' ? (distance ?? 0) : createdAt.getTime();
  return encodeCursor({ ...position, at, id });
}
