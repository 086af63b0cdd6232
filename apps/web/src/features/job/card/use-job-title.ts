import type { JobCard } from '@nukkad/contract';
import { titleWithWork } from '@nukkad/domain/job-title.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';

/** Returns the title of a job after the name of its occupation, unless the title contains that name. */
export function useJobTitle({ title, workNames }: Pick<JobCard, 'title' | 'workNames'>): string {
  return titleWithWork(title, workNames?.[useLanguage()]);
}
