import type { JobCard } from '@nukkad/contract';
import { titleWithWork } from '@nukkad/domain/job-title.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';

/** Returns the title, with the occupation before it if the title does not contain it: "वेटर · Waiter". */
export function useJobTitle({ title, workNames }: Pick<JobCard, 'title' | 'workNames'>): string {
  return titleWithWork(title, workNames?.[useLanguage()]);
}
