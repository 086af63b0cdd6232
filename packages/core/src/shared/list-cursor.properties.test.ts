import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ListPlace, pageOf, readCursor } from './list-cursor.ts';

/** Places of a list with many ties of the same moment, latest first, each once. */
const lists = fc
  .uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: 3 }).map((minute) => new Date(minute * 60_000)),
      id: fc.uuid(),
    }),
    { selector: ({ id }) => id, maxLength: 20 },
  )
  .map((places) => places.sort((one, other) => compare(other, one)));

function compare(one: ListPlace, other: ListPlace): number {
  if (one.at.getTime() !== other.at.getTime()) return one.at.getTime() - other.at.getTime();
  return one.id < other.id ? -1 : 1;
}

/** Reads a page as the queries do: rows behind the place, one more than the page has. */
function readPage(list: readonly ListPlace[], cursor: string | undefined, size: number) {
  const place = readCursor(cursor);
  const rows = list.filter((row) => place === null || compare(row, place) < 0).slice(0, size + 1);
  return pageOf(rows, size, (row) => row);
}

it('pages of any size show each row once, in order, also if many have the same time', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 7 }), (list, size) => {
      const shown: ListPlace[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const page = readPage(list, cursor, size);
        expect(page.items.length).toBeLessThanOrEqual(size);
        shown.push(...page.items);
        cursor = page.nextCursor;
      }
      expect(shown).toEqual(list);
    }),
  );
});

it('a row that was added at the top does not move the next page', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 7 }), fc.uuid(), (list, size, id) => {
      const { nextCursor } = readPage(list, undefined, size);
      if (nextCursor === null) return;
      const longer = [{ at: new Date(10 * 60_000), id }, ...list];
      expect(readPage(longer, nextCursor, size)).toEqual(readPage(list, nextCursor, size));
    }),
  );
});
