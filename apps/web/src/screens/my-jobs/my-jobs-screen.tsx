import { MY_JOBS_TABS, type MyJobsTab } from '@nukkad/contract/applications/application.domain.ts';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { TabPanel, Tabs } from '@nukkad/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MyJobsList } from '../../features/applications/mine/my-jobs-list.tsx';
import { useMyJobs } from '../../features/applications/mine/my-jobs-query.ts';
import { myJobsAddress, readMyJobsTab } from '../../features/applications/mine/my-jobs-tab.ts';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { writeStored } from '../../lib/storage/local-storage.ts';

export const namespaces: readonly Namespace[] = ['mine', 'jobs', 'apply', 'login-reasons'];

const VISITOR_AFTER_MS = 4000;

/** All applications and saved jobs, grouped by state. */
export function MyJobsScreen() {
  const t = useT('mine');
  return (
    <ScreenPage title={t('title')} isWide isPersonal>
      <CandidatesOnly reason="status" skeleton={<PageSkeleton />} visitorAfterMs={VISITOR_AFTER_MS}>
        <TabbedJobs />
      </CandidatesOnly>
    </ScreenPage>
  );
}

function TabbedJobs() {
  const t = useT('mine');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = readMyJobsTab(search.get('tab'));
  const result = useMyJobs(tab);
  const counts = result.data?.pages.at(-1)?.counts;
  useEffect(() => writeStored('myJobsTab', tab), [tab]);
  const open = (next: MyJobsTab) =>
    navigate(myJobsAddress(next), { replace: true, preventScrollReset: true });
  return (
    <>
      <Tabs
        id="my-jobs"
        label={t('tabs')}
        items={MY_JOBS_TABS.map((key) => ({ key, label: t(`tab.${key}`), count: counts?.[key] }))}
        value={tab}
        onChange={open}
      />
      <TabPanel id="my-jobs" value={tab}>
        <MyJobsList tab={tab} result={result} />
      </TabPanel>
    </>
  );
}

export { MyJobsScreen as Screen };
