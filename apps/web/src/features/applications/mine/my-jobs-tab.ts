import { MY_JOBS_TABS, type MyJobsTab } from '@nukkad/contract/applications/application.domain.ts';

/** Returns the tab in a query such as `?tab=applied`; ALL if there is none. */
export function readMyJobsTab(text: string | null): MyJobsTab {
  return MY_JOBS_TABS.find((tab) => tab === text?.toUpperCase()) ?? 'ALL';
}

/** Returns the path of the screen "My jobs" with a tab. */
export function myJobsAddress(tab: MyJobsTab): string {
  return tab === 'ALL' ? '/myjobs' : `/myjobs?tab=${tab.toLowerCase()}`;
}
