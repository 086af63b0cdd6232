import type { JobCard } from '@nukkad/contract';
import type { QueryClient } from '@tanstack/react-query';

type Personal = Partial<Pick<JobCard, 'isSaved' | 'application'>>;

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

/** A copy of some cached data in which one job's personal fields are changed; the same object where it is not in. */
export function withJobChanged<T>(data: T, jobId: string, change: Personal): T {
  if (Array.isArray(data)) {
    const items = data.map((item) => withJobChanged(item, jobId, change));
    return items.some((item, index) => item !== data[index]) ? (items as T) : data;
  }
  if (!isObject(data)) return data;
  if (data.id === jobId && 'isSaved' in data) return { ...data, ...change };
  const entries = Object.entries(data).map(
    ([name, value]) => [name, withJobChanged(value, jobId, change)] as const,
  );
  const isChanged = entries.some(([name, value]) => value !== data[name]);
  return isChanged ? (Object.fromEntries(entries) as T) : data;
}

/** Changes a job's personal fields wherever it is shown. */
export function updateJobsInCache(queryClient: QueryClient, jobId: string, change: Personal): void {
  queryClient.setQueriesData({}, (data: unknown) => withJobChanged(data, jobId, change));
}
