import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAppError } from '../errors/to-app-error.ts';
import { cursorOf, readCursor } from './list-cursor.ts';

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
const id = fc.oneof(fc.uuid(), fc.string());
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
});

describe('cursors that were handed out', () => {
  it('come back as they were', () => {
    const at = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(at, fc.uuid(), (moment, of) => {
        expect(readCursor(cursorOf({ at: moment, id: of }))).toEqual({ at: moment, id: of });
      }),
    );
  });
});
