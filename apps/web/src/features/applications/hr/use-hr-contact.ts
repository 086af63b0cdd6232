import type { JobDetail } from '@nukkad/contract';
import { CREDITS_STALE } from '../../../lib/query/stale-after.ts';
import { useAction } from '../../../lib/query/use-action.ts';

/** Reveals how to reach the company's HR; what counts credits is asked anew when it cost any. */
export function useHrContact({ id: jobId, companyId }: Pick<JobDetail, 'id' | 'companyId'>) {
  const reveal = useAction('hr.contact', {
    invalidates: ({ creditsSpent }) => (creditsSpent > 0 ? CREDITS_STALE : []),
    tells: 'at-once',
  });
  return { ...reveal, submit: () => reveal.run({ jobId, companyId }) };
}
