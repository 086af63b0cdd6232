import type { JobDetail } from '@nukkad/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReadersPoint } from '../../../lib/place/use-readers-point.ts';
import { useServices } from '../../../lib/services.ts';
import { updateJobsInCache } from '../card/update-jobs-in-cache.ts';

/** Applies for a job; on success every list shows it, and all that counts credits is asked anew. */
export function useApply(job: Pick<JobDetail, 'id' | 'companyId'>) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const point = useReadersPoint();
  return useMutation({
    mutationFn: () =>
      api.call('applications.apply', {
        jobId: job.id,
        companyId: job.companyId,
        point,
        isAvailableInCity: true,
        knowsEnglish: true,
      }),
    onSuccess: async ({ status }) => {
      updateJobsInCache(queryClient, job.id, { application: status });
      await queryClient.invalidateQueries({ refetchType: 'active' });
    },
  });
}
