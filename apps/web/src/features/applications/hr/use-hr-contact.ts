import type { JobDetail } from '@nukkad/contract';
import { CREDITS_STALE } from '../../../lib/query/stale-after.ts';
import { useAction } from '../../../lib/query/use-action.ts';

/** Reveals the contact of the company's HR. If it cost credits, queries that show them are invalidated. */
export function useHrContact({ id: jobId, companyId }: Pick<JobDetail, 'id' | 'companyId'>) {
  const reveal = useAction('hr.contact', {
    invalidates: ({ creditsSpent }) => (creditsSpent > 0 ? CREDITS_STALE : []),
    callbacks: 'immediately',
  });
  return { ...reveal, submit: () => reveal.run({ jobId, companyId }) };
}
