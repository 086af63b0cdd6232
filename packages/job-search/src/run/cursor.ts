import { ContractInputError, type Cursor, LIST_REACH_MAX } from '@nukkad/contract';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { z } from 'zod';

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

/** The latest moment that a date holds, and longer than any distance on earth in metres. */
const AT = z
  .string()
  .regex(/^\d[\d.e+-]{0,30}$/)
  .transform(Number)
  .pipe(z.number().max(8.64e15));
const COUNT = z.coerce.number().int().min(0).max(1000);
/** What follows the letter of an order; one without a step goes on in the first. */
const REST = [z.string().refine(isUuid), COUNT, COUNT, COUNT.default(0)] as const;
/** The parts of a cursor: a moment is in whole milliseconds, a distance may be any number of metres. */
const PARTS = {
  NEWEST: z.tuple([z.literal(LETTER.NEWEST), AT.pipe(z.int()), ...REST]),
  NEAREST: z.tuple([z.literal(LETTER.NEAREST), AT, ...REST]),
};

/** Where a list goes on behind an item. */
export function encodeCursor({ order, at, id, seen, total, step }: CursorPosition): Cursor {
  const parts = [LETTER[order], at, id, seen, total, step];
  return Buffer.from(parts.join('|')).toString('base64url');
}

/** Reads a cursor back; 400 for a text that a list of this order did not hand out. @internal */
export function decodeCursor(cursor: Cursor | undefined, order: CursorPosition['order']) {
  if (cursor === undefined) return null;
  const { data } = PARTS[order].safeParse(Buffer.from(cursor, 'base64url').toString().split('|'));
  if (data === undefined)
    throw new ContractInputError([{ path: 'cursor', message: 'is not one that this list gave' }]);
  const [, at, id, seen, total, step] = data;
  return { order, at, id, seen, total, step };
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
