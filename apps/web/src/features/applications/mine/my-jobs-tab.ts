import { MY_JOBS_TABS, type MyJobsTab } from '@nukkad/contract/applications/application.domain.ts';

/** The tab that an address names (`?tab=applied`); All where it names none. */
export function readMyJobsTab(text: string | null): MyJobsTab {
  return MY_JOBS_TABS.find((tab) => tab === text?.toUpperCase()) ?? 'ALL';
}

/** The address of my jobs at a tab. */
export function myJobsAddress(tab: MyJobsTab): string {
  return tab === 'ALL' ? '/myjobs' : `/myjobs?tab=${tab.toLowerCase()}`;
}
