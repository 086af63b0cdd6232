import type { Cursor } from '@nukkad/contract';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { invalidField } from '../errors/app-error.ts';

/** The last item of a page, in a list ordered by time and id. */
export interface ListPlace {
  readonly at: Date;
  readonly id: string;
}

/** Returns the cursor of a position as an opaque text. Times have milliseconds, like the columns. */
export function cursorOf({ at, id }: ListPlace): Cursor {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** Returns the position of a cursor; null without one. Throws a 400 for a text that is not a cursor of this list. */
export function readCursor(cursor: Cursor | undefined): ListPlace | null {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('.');
  const at = new Date(Number(time));
  if (!/^\d{1,15}$/.test(time) || Number.isNaN(at.getTime()) || !isUuid(id))
    throw invalidField('cursor', 'is not one that this list gave');
  return { at, id };
}

/** The latest plausible time. Reading a list from here skips rows with impossible dates. */
const LATEST = new Date('9999-12-31T23:59:59.999Z');

/**
 * Whether the date is valid. For impossible dates, pg returns infinity as a number, and Prisma returns far years as
 * an invalid date.
 */
const isMoment = (at: unknown): at is Date => at instanceof Date && !Number.isNaN(at.getTime());

/**
 * Returns the cursor after the page. Rows with impossible dates, which `shownRows` leaves out, sort at the top or the
 * bottom of the list. After a page of only such rows at the top the list continues; after a page that ends with them
 * it is finished.
 */
function cursorBehind(page: readonly ListPlace[], next: ListPlace): Cursor | null {
  const last = page.at(-1) as ListPlace;
  if (isMoment(last.at)) return cursorOf(last);
  return isMoment(next.at) ? cursorOf({ at: LATEST, id: last.id }) : null;
}

/** Removes the extra item that was read beyond the page, and returns the cursor of the next page. */
export function pageOf<T>(
  items: readonly T[],
  size: number,
  placeOf: (item: T) => ListPlace,
): { items: readonly T[]; nextCursor: Cursor | null } {
  if (items.length <= size) return { items, nextCursor: null };
  const page = items.slice(0, size);
  return { items: page, nextCursor: cursorBehind(page.map(placeOf), placeOf(items[size] as T)) };
}
