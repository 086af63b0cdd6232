import type { CandidateProfile } from '@nukkad/contract';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { useProfile } from '../../lib/profile-query.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { HOME_PATH } from '../../lib/routing/return-path.ts';
import { useSession } from '../../lib/use-session.ts';
import { AboutSection } from './about-section.tsx';
import { ApplicationCounts } from './application-counts.tsx';
import { EducationSection } from './education-section.tsx';
import { ExperienceSection } from './experience-section.tsx';
import { InterestsSection } from './interests-section.tsx';
import { PapersSection } from './papers-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ResumeSection } from './resume-section.tsx';
import { VideoSection } from './video-section.tsx';
import './profile.css';

export const namespaces: readonly Namespace[] = ['profile', 'upload', 'personal', 'jobs', 'apply'];

/** The seeker's complete profile, each section with a link to edit it. */
export function ProfileScreen() {
  const t = useT('profile');
  const { status } = useSession();
  const navigate = useNavigate();
  const profile = useProfile();
  useEffect(() => {
    if (status === 'visitor') navigate(HOME_PATH, { replace: true });
  }, [status, navigate]);
  return (
    <ScreenPage
      title={t('title')}
      isPersonal
      isWide
      actions={status === 'signed-in' && <ProfileMenu />}
      className="profile-screen"
    >
      <QueryParts query={profile} skeleton={<PageSkeleton cards={4} />}>
        {(loaded) => <ProfileParts profile={loaded} />}
      </QueryParts>
    </ScreenPage>
  );
}

function ProfileParts({ profile }: { readonly profile: CandidateProfile }) {
  return (
    <>
      <ProfileHead profile={profile} />
      <ApplicationCounts counts={profile.counts} />
      <div className="profile-screen__sections">
        <ResumeSection profile={profile} />
        <PersonalSection profile={profile} />
        <InterestsSection profile={profile} />
        <ExperienceSection profile={profile} />
        <EducationSection profile={profile} />
        <AboutSection profile={profile} />
        <VideoSection profile={profile} />
        <PapersSection profile={profile} />
      </div>
    </>
  );
}

export { ProfileScreen as Screen };
