import type { JobDetail } from '@nukkad/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';

/** Reveals how to reach the company's HR; what counts credits is asked anew when it cost any. */
export function useHrContact(job: Pick<JobDetail, 'id' | 'companyId'>) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('hr.contact', { jobId: job.id, companyId: job.companyId }),
    onSuccess: ({ creditsSpent }) => {
      if (creditsSpent > 0) void queryClient.invalidateQueries();
    },
  });
}
