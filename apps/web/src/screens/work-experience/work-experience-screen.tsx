import type { CandidateProfile } from '@nukkad/contract';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { TabPanel, Tabs } from '@nukkad/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { useProfile } from '../../lib/profile-query.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { ExperiencedTab } from './experienced-tab.tsx';
import { FresherTab } from './fresher-tab.tsx';
import './work-experience.css';

const WORK_TABS = ['fresher', 'experienced'] as const;
type WorkTab = (typeof WORK_TABS)[number];

const ADDRESSES: Readonly<Record<WorkTab, string>> = { fresher: '/fresher', experienced: '/experience' };

function workAddress(tab: WorkTab): string {
  return ADDRESSES[tab];
}

/** Returns the tab of the address, or else the one that fits the profile. */
function workTabOf(pathname: string, profile: { readonly professionalSummary: string }): WorkTab {
  const named = WORK_TABS.find((tab) => ADDRESSES[tab] === pathname);
  return named ?? (profile.professionalSummary ? 'experienced' : 'fresher');
}

export const namespaces: readonly Namespace[] = ['work', 'login-reasons'];

/** One tab for freshers and one for experienced seekers. Each tab has an address. */
export function WorkExperienceScreen() {
  const t = useT('work');
  const profile = useProfile();
  return (
    <ScreenPage title={t('title')} back="/profile" isPersonal>
      <CandidatesOnly reason="experience" skeleton={<PageSkeleton cards={1} />}>
        <QueryParts query={profile} skeleton={<PageSkeleton cards={1} />}>
          {(loaded) => <WorkTabs profile={loaded} />}
        </QueryParts>
      </CandidatesOnly>
    </ScreenPage>
  );
}

function WorkTabs({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('work');
  const navigate = useNavigate();
  const tab = workTabOf(useLocation().pathname, profile);
  const open = (next: WorkTab) => navigate(workAddress(next), { replace: true, preventScrollReset: true });
  return (
    <>
      <Tabs
        id="work"
        label={t('tabs')}
        items={WORK_TABS.map((key) => ({ key, label: t(`tab.${key}`) }))}
        value={tab}
        onChange={open}
      />
      <TabPanel id="work" value={tab}>
        {tab === 'fresher' ? <FresherTab profile={profile} /> : <ExperiencedTab />}
      </TabPanel>
    </>
  );
}

export { WorkExperienceScreen as Screen };
