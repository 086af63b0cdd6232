import { WEEK_MS } from '@nukkad/domain/durations.ts';
import { describe, expect, it } from 'vitest';
import { nextRequestFrom } from './credit-requests.rules.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const requested = (milliseconds: number) => new Date(NOW.getTime() - WEEK_MS + milliseconds);

describe('credits', () => {
  it('may be requested again a week after the last request', () => {
    expect(nextRequestFrom(null, NOW)).toBeNull();
    expect(nextRequestFrom(requested(1), NOW)).toEqual(new Date(NOW.getTime() + 1));
    expect(nextRequestFrom(requested(0), NOW)).toBeNull();
    expect(nextRequestFrom(requested(-1), NOW)).toBeNull();
  });
});
