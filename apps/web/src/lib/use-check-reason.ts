import type { AuthenticityCheck } from '@nukkad/contract';
import { CHECK_REASONS, type CheckReason } from '@nukkad/domain/check-reasons.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useCallback } from 'react';

/** A newer server may know more. */
const isReason = (reason: string): reason is CheckReason =>
  (CHECK_REASONS as readonly string[]).includes(reason);

/** Why a check ended as it did, in the reader's language; null where that is not told. */
export function useCheckReason(): (reason: string | null) => string | null {
  const t = useT('checks');
  return useCallback((reason) => (reason !== null && isReason(reason) ? t(`reasons.${reason}`) : null), [t]);
}

/** What was checked: a claim where it holds, and only there; else no more than what it was about. */
export function useCheckText(): (check: Pick<AuthenticityCheck, 'kind' | 'outcome'>) => string {
  const jobs = useT('jobs');
  const t = useT('checks');
  return ({ kind, outcome }) => (outcome === 'PASSED' ? jobs(`checks.${kind}`) : t(`topic.${kind}`));
}
