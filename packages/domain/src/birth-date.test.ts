import { describe, expect, it } from 'vitest';
import { latestBirthDay, readBirthDay } from './birth-date.ts';

const now = new Date('2026-11-21T06:00:00Z');

describe('readBirthDay', () => {
  it('accepts the first and the last day', () => {
    expect(readBirthDay('1960-02-01', now)).toBe('1960-02-01');
    expect(readBirthDay('2008-11-21', now)).toBe('2008-11-21');
    expect(latestBirthDay(now)).toBe('2008-11-21');
  });

  it.each(['1960-01-31', '2008-11-22', '', 'abc', '1999-02-30'])('refuses %j', (text) => {
    expect(readBirthDay(text, now)).toBeNull();
  });

  it('turns 18 at midnight in India', () => {
    expect(readBirthDay('2008-11-22', new Date('2026-11-21T18:29:59Z'))).toBeNull();
    expect(readBirthDay('2008-11-22', new Date('2026-11-21T18:30:00Z'))).toBe('2008-11-22');
  });
});
