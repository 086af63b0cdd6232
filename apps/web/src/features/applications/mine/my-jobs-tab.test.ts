import { MY_JOBS_TABS } from '@nukkad/contract/applications/application.domain.ts';
import { expect, test } from 'vitest';
import { myJobsAddress, readMyJobsTab } from './my-jobs-tab.ts';

test.each(MY_JOBS_TABS)('the path of %s is read as that tab', (tab) => {
  const { searchParams } = new URL(myJobsAddress(tab), 'https://this.site');
  expect(readMyJobsTab(searchParams.get('tab'))).toBe(tab);
});

test.each([null, '', 'nonsense'])('%j is read as ALL', (text) => {
  expect(readMyJobsTab(text)).toBe('ALL');
});
