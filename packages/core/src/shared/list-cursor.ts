import type { Cursor } from '@nukkad/contract';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { invalidField } from '../errors/app-error.ts';

/** The last item of a page, in a list ordered by time and id. */
export interface ListPlace {
  readonly at: Date;
  readonly id: string;
}

/** An opaque text for a place; times are kept to the millisecond, as the columns are. */
export function cursorOf({ at, id }: ListPlace): Cursor {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** The place that a cursor names; 400 for a text that this list did not hand out. */
export function readCursor(cursor: Cursor | undefined): ListPlace | null {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('.');
  const at = new Date(Number(time));
  if (!/^\d{1,15}$/.test(time) || Number.isNaN(at.getTime()) || !isUuid(id))
    throw invalidField('cursor', 'is not one that this list gave');
  return { at, id };
}

/** The end of times that people use: before it, after all rows of an impossible date. */
const LATEST = new Date('9999-12-31T23:59:59.999Z');

/** Pg reads an infinite moment as a number; Prisma and far years give an invalid date. */
const isMoment = (at: unknown): at is Date => at instanceof Date && !Number.isNaN(at.getTime());

/**
 * The cursor behind the page. Rows of an impossible date (`shownRows` leaves them out) are at the top or at the bottom
 * of the list: a page of nothing else goes on below them, and behind a page that ends with them nothing follows.
 */
function cursorBehind(page: readonly ListPlace[], next: ListPlace): Cursor | null {
  const last = page.at(-1) as ListPlace;
  if (isMoment(last.at)) return cursorOf(last);
  return isMoment(next.at) ? cursorOf({ at: LATEST, id: last.id }) : null;
}

/** Splits off the item that was read beyond the page, and returns where the next page begins. */
export function pageOf<T>(
  items: readonly T[],
  size: number,
  placeOf: (item: T) => ListPlace,
): { items: readonly T[]; nextCursor: Cursor | null } {
  if (items.length <= size) return { items, nextCursor: null };
  const page = items.slice(0, size);
  return { items: page, nextCursor: cursorBehind(page.map(placeOf), placeOf(items[size] as T)) };
}
