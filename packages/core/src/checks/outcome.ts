import type { CheckReason } from '@nukkad/domain/check-reasons.ts';

/** What a check found. NOT_DONE where it needs someone to look, or has nothing to look at. */
export interface CheckResult {
  readonly outcome: 'PASSED' | 'FAILED' | 'NOT_DONE';
  readonly reason: CheckReason;
}

export const passed = (reason: CheckReason): CheckResult => ({ outcome: 'PASSED', reason });
export const failed = (reason: CheckReason): CheckResult => ({ outcome: 'FAILED', reason });
export const notDone = (reason: CheckReason): CheckResult => ({ outcome: 'NOT_DONE', reason });
