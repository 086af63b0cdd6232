import { WEEK_MS } from '@nukkad/domain/durations.ts';
import { describe, expect, it } from 'vitest';
import { lastRequestedAt, nextRequestFrom } from './credit-requests.rules.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const requested = (milliseconds: number) => new Date(NOW.getTime() - WEEK_MS + milliseconds);

/** A database in which an earlier account of the person may have left a trace. */
function traced(creditsRequestedAt: Date | null | undefined) {
  const trace = { creditsLeft: 0, wasReferred: false, creditsRequestedAt };
  const query = async ({ text }: { text: string }): Promise<unknown[]> =>
    text.includes('account_trace') && creditsRequestedAt !== undefined ? [trace] : [];
  return { query } as unknown as Parameters<typeof lastRequestedAt>[0];
}

describe('the time of the last request', () => {
  const early = requested(1);
  const late = requested(2);

  it.each([
    ['never asked', null, undefined, null],
    ['never asked, and had an account that never asked', null, null, null],
    ['asked', early, undefined, early],
    ['asked, and had an account that never asked', early, null, early],
    ['asked with an earlier account', null, early, early],
    ['asked later with this account', late, early, late],
    ['asked later with an earlier account', early, late, late],
  ])('of somebody who %s', async (_case, byAccount, byEarlier, last) => {
    const latest = byAccount && { status: 'GRANTED' as const, createdAt: byAccount, decidedAt: null };
    const request = { latest, traceKey: 'key', now: NOW };
    expect(await lastRequestedAt(traced(byEarlier), 'asha', request)).toEqual(last);
  });
});

describe('credits', () => {
  it('may be requested again a week after the last request', () => {
    expect(nextRequestFrom(null, NOW)).toBeNull();
    expect(nextRequestFrom(requested(1), NOW)).toEqual(new Date(NOW.getTime() + 1));
    expect(nextRequestFrom(requested(0), NOW)).toBeNull();
    expect(nextRequestFrom(requested(-1), NOW)).toBeNull();
  });
});
