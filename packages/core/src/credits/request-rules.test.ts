import { WEEK_MS } from '@nukkad/domain/durations.ts';
import { describe, expect, it } from 'vitest';
import { nextRequestFrom } from './request-rules.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const asked = (milliseconds: number) => new Date(NOW.getTime() - WEEK_MS + milliseconds);

describe('credits', () => {
  it('may be asked for again from the moment a week after the last time', () => {
    expect(nextRequestFrom(null, NOW)).toBeNull();
    expect(nextRequestFrom(asked(1), NOW)).toEqual(new Date(NOW.getTime() + 1));
    expect(nextRequestFrom(asked(0), NOW)).toBeNull();
    expect(nextRequestFrom(asked(-1), NOW)).toBeNull();
  });
});
