import { describe, expect, it } from 'vitest';
import { cursorOf, pageOf, readCursor } from './list-cursor.ts';

const ID = '01a1fc47-8fc1-7009-b982-861e26af6a58';

describe('a cursor', () => {
  it('decodes to the position it was created from', () => {
    const place = { at: new Date('2026-11-21T04:05:10.731Z'), id: ID };
    expect(readCursor(cursorOf(place))).toEqual(place);
    expect(readCursor(undefined)).toBeNull();
  });

  it.each([
    '',
    'x',
    Buffer.from('1.nothing').toString('base64url'),
    Buffer.from(`-1.${ID}`).toString('base64url'),
  ])('%j is none', (text) => {
    expect(() => readCursor(text)).toThrow('VALIDATION_FAILED');
  });
});

describe('pageOf', () => {
  const items = [3, 2, 1].map((n) => ({ at: new Date(n), id: ID.replace(/.$/, String(n)) }));
  const placeOf = (item: (typeof items)[number]) => item;

  it('points to the last item of the page', () => {
    const { items: page, nextCursor } = pageOf(items, 2, placeOf);
    expect(page).toEqual(items.slice(0, 2));
    expect(readCursor(nextCursor ?? undefined)).toEqual(items[1]);
  });

  it('has no cursor on the last page', () => {
    expect(pageOf(items, 3, placeOf).nextCursor).toBeNull();
  });
});
