import { arbitraryCursors } from '@nukkad/testing/arbitrary-cursors.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAppError } from '../errors/to-app-error.ts';
import { cursorOf, readCursor } from './list-cursor.ts';

const cursors = arbitraryCursors();

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
      fc.property(cursors, (text) => {
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
