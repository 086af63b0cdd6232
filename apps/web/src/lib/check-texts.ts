import type { AuthenticityCheck } from '@nukkad/contract';
import { CHECK_REASONS, type CheckReason } from '@nukkad/domain/check-reasons.ts';
import { useT } from '@nukkad/i18n/react.ts';
import type { TickState } from '@nukkad/ui';
import { useCallback } from 'react';

/** The icon of each outcome of a check. */
export const TICK_STATES: Record<AuthenticityCheck['outcome'], TickState> = {
  PASSED: 'passed',
  FAILED: 'failed',
  NOT_DONE: 'not-done',
};

/**
 * Returns whether this web app has a phrase for the reason. A newer server may send reasons that this version does
 * not know.
 */
const isReason = (reason: string): reason is CheckReason =>
  (CHECK_REASONS as readonly string[]).includes(reason);

/** Returns the reason of an outcome in the reader's language; null if there is none or it is unknown. */
export function useCheckReason(): (reason: string | null) => string | null {
  const t = useT('checks');
  return useCallback((reason) => (reason !== null && isReason(reason) ? t(`reasons.${reason}`) : null), [t]);
}

/** Returns the name of a check: a claim ("Pay is believable") only if it passed, otherwise the topic ("Pay"). */
export function useCheckText(): (check: Pick<AuthenticityCheck, 'kind' | 'outcome'>) => string {
  const jobs = useT('jobs');
  const t = useT('checks');
  return ({ kind, outcome }) => (outcome === 'PASSED' ? jobs(`checks.${kind}`) : t(`topic.${kind}`));
}

/** Whether a check cannot apply to the job: the minimum wage does not apply to internships. */
export function doesNotApply({ reason }: Pick<AuthenticityCheck, 'reason'>): boolean {
  return reason === 'stipend-usual';
}

/** Returns the outcome in words. A check that cannot apply (the pay of an internship) reads "not applicable". */
export function useCheckOutcome(): (check: Pick<AuthenticityCheck, 'outcome' | 'reason'>) => string {
  const t = useT('jobs');
  return ({ outcome, reason }) =>
    t(`checks.outcome.${doesNotApply({ reason }) ? 'NOT_APPLICABLE' : outcome}`);
}
