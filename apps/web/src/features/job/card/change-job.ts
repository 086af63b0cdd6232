import type { JobCard } from '@nukkad/contract';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import type { InfiniteData } from '@tanstack/react-query';
import type { CacheWrite } from '../../../lib/query/cache-write.ts';

type Personal = Partial<Pick<JobCard, 'isSaved' | 'application'>>;
type Change = <Job extends JobCard>(job: Job) => Job;

interface ListedJobs {
  readonly jobs: readonly JobCard[];
  readonly nearby?: readonly JobCard[];
}

function inList<List extends ListedJobs>(list: List, change: Change): List {
  const jobs = list.jobs.map(change);
  return list.nearby ? { ...list, jobs, nearby: list.nearby.map(change) } : { ...list, jobs };
}

function inPages(data: InfiniteData<ListedJobs>, change: Change): InfiniteData<ListedJobs> {
  return { ...data, pages: data.pages.map((page) => inList(page, change)) };
}

/** Creates a function that changes the cached responses of one route. */
function cacheUpdate<Data>(key: RouteKey, update: (data: Data, change: Change) => Data) {
  return (change: Change): CacheWrite =>
    (queryClient) =>
      queryClient.setQueriesData<Data>({ queryKey: [key] }, (data) => data && update(data, change));
}

/** The change functions of all routes whose responses contain job cards. */
const SHOWING_JOBS = [
  cacheUpdate('jobs.filter', inPages),
  cacheUpdate('applications.myJobs', inPages),
  cacheUpdate('companies.jobs', inPages),
  cacheUpdate('jobs.topPicks', inList<ListedJobs>),
  cacheUpdate('jobs.suggestions', (jobs: readonly JobCard[], change) => jobs.map(change)),
  cacheUpdate('jobs.byShareId', (job: JobCard, change) => change(job)),
];

/** Changes the reader's own fields of a job (such as "saved") in all cached responses. */
export function changeJob(jobId: string, personal: Personal): CacheWrite {
  const change: Change = (job) => (job.id === jobId ? { ...job, ...personal } : job);
  return (queryClient) => {
    for (const write of SHOWING_JOBS) write(change)(queryClient);
  };
}
