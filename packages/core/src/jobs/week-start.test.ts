import { describe, expect, it } from 'vitest';
import { weekStart } from './week-start.ts';

describe('weekStart', () => {
  it.each([
    // A Saturday, and the Monday before it in India.
    ['2026-11-21T12:00:00Z', '2026-11-15T18:30:00.000Z'],
    // Sunday's last minute in India, and Monday's first.
    ['2026-11-22T18:29:59Z', '2026-11-15T18:30:00.000Z'],
    ['2026-11-22T18:30:00Z', '2026-11-22T18:30:00.000Z'],
    ['2026-11-23T10:00:00Z', '2026-11-22T18:30:00.000Z'],
  ])('returns the Monday of the week of %s: %s', (moment, start) => {
    expect(weekStart(new Date(moment)).toISOString()).toBe(start);
  });
});
