import { readSearchCursor, searchCursorOf } from '@nukkad/job-search/run/search-cursor.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAppError } from '../errors/to-app-error.ts';
import { cursorOf, readCursor } from './list-cursor.ts';

const ID = '01a1fc47-8fc1-7009-b982-861e26af6a58';
const encoded = (text: string) => Buffer.from(text).toString('base64url');
/** Numbers as people who try things write them. */
const number = fc.oneof(
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(
    '1e20',
    '8.64e15',
    '8640000000000001',
    '8.64e15',
    '1e308',
    '0',
    '9'.repeat(15),
    '1.5',
    'NaN',
    '',
  ),
);
const id = fc.oneof(fc.constant(ID), fc.uuid(), fc.string());
const made = fc.oneof(
  fc.string().map(encoded),
  fc.string(),
  fc.tuple(number, id).map(([at, of]) => encoded(`${at}.${of}`)),
  fc
    .tuple(fc.constantFrom('n', 'd', 'x'), number, id, number, number)
    .map((parts) => encoded(parts.join('|'))),
);

/** What a reader makes of a text: a place, or the refusal of it; anything else fails the test. */
function placeOrRefusal<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    expect(toAppError(error).code).toBe('VALIDATION_FAILED');
    return null;
  }
}

/** A moment that PostgreSQL takes as a parameter. */
function expectDate(at: Date): void {
  expect(at.toISOString()).toMatch(/^[+]?\d{4,6}-/);
}

describe('made-up cursors', () => {
  it('of lists by time are a moment and an id, or refused', () => {
    fc.assert(
      fc.property(made, (text) => {
        const place = placeOrRefusal(() => readCursor(text));
        if (place) expectDate(place.at);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['NEWEST', 'NEAREST'] as const)('of searches by %s are a place, or refused', (order) => {
    fc.assert(
      fc.property(made, (text) => {
        const place = placeOrRefusal(() => readSearchCursor(text, order));
        if (place && order === 'NEWEST') expectDate(new Date(place.at));
        if (place) expect(Number.isFinite(place.at)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('beyond the last date are refused, up to it not', () => {
    const newest = (at: string) => readSearchCursor(encoded(`n|${at}|${ID}|0|0`), 'NEWEST');
    for (const at of ['1e20', '8640000000000001', '1.5'])
      expect(
        placeOrRefusal(() => newest(at)),
        at,
      ).toBeNull();
    expect(newest('1795000000000')?.at).toBe(1_795_000_000_000);
  });
});

describe('cursors that were handed out', () => {
  it('come back as they were', () => {
    const at = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(at, fc.uuid(), fc.nat(5), (moment, of, step) => {
        expect(readCursor(cursorOf({ at: moment, id: of }))).toEqual({ at: moment, id: of });
        const place = { order: 'NEWEST', at: moment.getTime(), id: of, seen: 10, total: 200, step } as const;
        expect(readSearchCursor(searchCursorOf(place), 'NEWEST')).toEqual(place);
      }),
    );
    const far = fc.double({ min: 0, max: 2e7, noNaN: true }).filter((metres) => !Object.is(metres, -0));
    fc.assert(
      fc.property(far, fc.uuid(), (metres, of) => {
        const place = { order: 'NEAREST', at: metres, id: of, seen: 0, total: 0, step: 0 } as const;
        expect(readSearchCursor(searchCursorOf(place), 'NEAREST')).toEqual(place);
      }),
    );
  });
});
