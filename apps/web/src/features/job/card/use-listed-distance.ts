import type { JobCard } from '@nukkad/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useJobDistance } from './use-job-distance.ts';

type ListedJobs = InfiniteData<{ readonly jobs: readonly JobCard[]; readonly nearby: readonly JobCard[] }>;

/**
 * Returns the distance to a job in kilometres, as `useJobDistance` does. Without one, it uses the distance in a
 * cached list; null if unknown.
 */
export function useListedDistance(job: Pick<JobCard, 'id' | 'distanceKm' | 'position'>): number | null {
  const queryClient = useQueryClient();
  const distance = useJobDistance(job);
  if (distance !== null) return distance;
  const lists = queryClient.getQueriesData<Partial<ListedJobs>>({ queryKey: ['jobs.filter'] });
  for (const [, list] of lists) {
    for (const page of list?.pages ?? []) {
      const listed = [...page.jobs, ...page.nearby].find(({ id }) => id === job.id);
      if (listed && listed.distanceKm !== null) return listed.distanceKm;
    }
  }
  return null;
}
