import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { MyJobsList } from '../../features/applications/mine/my-jobs-list.tsx';
import { useMyJobs } from '../../features/applications/mine/my-jobs-query.ts';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { type AppliedList, readAppliedList } from './applied-list.ts';

export const namespaces: readonly Namespace[] = ['mine', 'jobs', 'apply', 'login-reasons'];

/** One list of applications, such as all hired ones. The counters of the profile link to it. */
export function AppliedJobsScreen() {
  const t = useT('mine');
  const [search] = useSearchParams();
  const list = readAppliedList(search.get('list'), useLocation().state);
  return (
    <ScreenPage title={list ? t(`list.${list}`) : t('title')} back="/profile" isWide isPersonal>
      <CandidatesOnly reason="status" skeleton={<PageSkeleton />}>
        <OneList list={list} />
      </CandidatesOnly>
    </ScreenPage>
  );
}

function OneList({ list }: { readonly list: AppliedList | null }) {
  const tab = list ?? 'ALL';
  const result = useMyJobs(tab);
  return <MyJobsList tab={tab} result={result} />;
}

export { AppliedJobsScreen as Screen };
