import { ContractInputError, CURSOR_LENGTH_MAX } from '@nukkad/contract';
import { arbitraryCursors, encodedCursor } from '@nukkad/testing/arbitrary-cursors.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CursorPosition, decodeCursor, encodeCursor } from './cursor.ts';

const ID = '01a1fc47-8fc1-7009-b982-861e26af6a58';
const arbitrary = arbitraryCursors(ID);

/** Decodes a cursor; null if it is rejected. Any other error fails the test. */
function positionOrRefusal(text: string, order: CursorPosition['order']): CursorPosition | null {
  try {
    return decodeCursor(text as never, order);
  } catch (error) {
    expect(error).toBeInstanceOf(ContractInputError);
    return null;
  }
}

describe('a cursor', () => {
  it.each(['NEWEST', 'NEAREST'] as const)('that no list returned, by %s, is decoded or rejected', (order) => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const position = positionOrRefusal(text, order);
        // The result must be a time that PostgreSQL accepts as a parameter.
        if (position && order === 'NEWEST')
          expect(new Date(position.at).toISOString()).toMatch(/^[+]?\d{4,6}-/);
        if (position) expect(Number.isFinite(position.at)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is rejected beyond the latest date, but not at it', () => {
    const newest = (at: string) => positionOrRefusal(encodedCursor(`n|${at}|${ID}|0|0`), 'NEWEST');
    for (const at of ['1e20', '8640000000000001', '1.5']) expect(newest(at), at).toBeNull();
    expect(newest('1795000000000')?.at).toBe(1_795_000_000_000);
  });

  it('is rejected if its position is not a decimal number', () => {
    for (const at of ['', ' ', '0x10', ' 17', '-17', 'Infinity', '1'.repeat(32)]) {
      expect(positionOrRefusal(encodedCursor(`n|${at}|${ID}|0|0`), 'NEWEST'), at).toBeNull();
      expect(positionOrRefusal(encodedCursor(`d|${at}|${ID}|0|0`), 'NEAREST'), at).toBeNull();
    }
    expect(positionOrRefusal(encodedCursor(`d|1.7e+3|${ID}|0|0`), 'NEAREST')?.at).toBe(1700);
  });

  it('within the blend of near and new is decoded to what was encoded, and only newest first', () => {
    const blended = {
      order: 'NEWEST',
      at: 1_795_000_000_000,
      id: ID,
      seen: 10,
      total: 200,
      step: 1,
    } as const;
    const position = { ...blended, until: { at: 1_794_000_000_000, id: ID } };
    const cursor = encodeCursor(position);
    expect(cursor.length).toBeLessThanOrEqual(CURSOR_LENGTH_MAX);
    expect(decodeCursor(cursor, 'NEWEST')).toEqual(position);
    expect(positionOrRefusal(cursor, 'NEAREST')).toBeNull();
    // It is rejected without its last job, and with one that does not exist.
    for (const end of ['', '|1', '|1|x', `|1.5|${ID}`, `|1e20|${ID}`])
      expect(positionOrRefusal(encodedCursor(`b|1|${ID}|0|0|0${end}`), 'NEWEST'), end).toBeNull();
    expect(positionOrRefusal(encodedCursor(`b|1|${ID}|0|0|0|1|${ID}`), 'NEWEST')?.until?.at).toBe(1);
  });

  it('is decoded to the position that was encoded', () => {
    const at = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(at, fc.uuid(), fc.nat(5), (moment, id, step) => {
        const position = { order: 'NEWEST', at: moment.getTime(), id, seen: 10, total: 200, step } as const;
        expect(decodeCursor(encodeCursor(position), 'NEWEST')).toEqual(position);
      }),
    );
    const far = fc.double({ min: 0, max: 2e7, noNaN: true }).filter((metres) => !Object.is(metres, -0));
    fc.assert(
      fc.property(far, fc.uuid(), (metres, id) => {
        const position = { order: 'NEAREST', at: metres, id, seen: 0, total: 0, step: 0 } as const;
        expect(decodeCursor(encodeCursor(position), 'NEAREST')).toEqual(position);
      }),
    );
  });
});
