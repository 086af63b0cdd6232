import type { JobCard } from '@nukkad/contract';
import { titleWithWork } from '@nukkad/domain/job-title.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';

/** The title with the work's name in the reader's language before it, where the title does not say it. */
export function useJobTitle({ title, workNames }: Pick<JobCard, 'title' | 'workNames'>): string {
  return titleWithWork(title, workNames?.[useLanguage()]);
}
