import type { CheckReason } from '@nukkad/domain/check-reasons.ts';

/** The result of a check. NOT_DONE if an operator has to look, or if there is no data. */
export interface CheckResult {
  readonly outcome: 'PASSED' | 'FAILED' | 'NOT_DONE';
  readonly reason: CheckReason;
}

export const passed = (reason: CheckReason): CheckResult => ({ outcome: 'PASSED', reason });
export const failed = (reason: CheckReason): CheckResult => ({ outcome: 'FAILED', reason });
export const notDone = (reason: CheckReason): CheckResult => ({ outcome: 'NOT_DONE', reason });
