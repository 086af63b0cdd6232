import { arbitraryCursors } from '@nukkad/testing/arbitrary-cursors.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAppError } from '../errors/to-app-error.ts';
import { cursorOf, readCursor } from './list-cursor.ts';

const cursors = arbitraryCursors();

/** Returns the position that a cursor decodes to, or its refusal. Any other error fails the test. */
function placeOrRefusal<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    expect(toAppError(error).code).toBe('VALIDATION_FAILED');
    return null;
  }
}

/** Fails the test unless PostgreSQL accepts the timestamp as a parameter. */
function expectDate(at: Date): void {
  expect(at.toISOString()).toMatch(/^[+]?\d{4,6}-/);
}

describe('invented cursors', () => {
  it('of lists by time decode to a timestamp and an id, or are refused', () => {
    fc.assert(
      fc.property(cursors, (text) => {
        const place = placeOrRefusal(() => readCursor(text));
        if (place) expectDate(place.at);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('issued cursors', () => {
  it('decode to the position they were issued for', () => {
    const at = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(at, fc.uuid(), (moment, of) => {
        expect(readCursor(cursorOf({ at: moment, id: of }))).toEqual({ at: moment, id: of });
      }),
    );
  });
});
