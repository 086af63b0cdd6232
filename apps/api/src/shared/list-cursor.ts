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

/** Cuts one item too many off a page and tells where the next begins. */
export function pageOf<T>(
  items: readonly T[],
  size: number,
  placeOf: (item: T) => ListPlace,
): { items: readonly T[]; nextCursor: Cursor | null } {
  if (items.length <= size) return { items, nextCursor: null };
  const page = items.slice(0, size);
  return { items: page, nextCursor: cursorOf(placeOf(page[size - 1] as T)) };
}
