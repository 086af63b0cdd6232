import type { CandidateProfile, ProfileFile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { FileText } from 'lucide-react';
import { fileUrl } from '../../lib/files/file-url.ts';
import { DeleteResume } from './delete-resume.tsx';
import { MakeResume } from './make-resume.tsx';
import { ProfileSection } from './profile-section.tsx';
import { UploadResume } from './upload-resume.tsx';

/** The resume with buttons to view, replace or delete it, or the two ways to add one. */
export function ResumeSection({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  return (
    <ProfileSection title={t('resume.title')} icon={<FileText />} id="resume">
      {profile.resume ? <OwnResume resume={profile.resume} /> : <NoResume />}
    </ProfileSection>
  );
}

function NoResume() {
  const t = useT('profile');
  return (
    <>
      <p className="screen-page__quiet">{t('resume.none')}</p>
      <div className="nk-cluster">
        <UploadResume />
        <MakeResume />
      </div>
    </>
  );
}

function OwnResume({ resume }: { readonly resume: ProfileFile }) {
  const t = useT('profile');
  const picture = fileUrl(resume.thumbnailKey);
  return (
    <>
      <p className="resume-name">
        {picture ? (
          <img className="resume-name__page" src={picture} alt="" width={96} height={136} loading="lazy" />
        ) : (
          <FileText aria-hidden size={32} />
        )}
        <b>{resume.name}</b>
      </p>
      <div className="nk-cluster">
        <LinkButton size="s" href="/viewresume">
          {t('resume.view')}
        </LinkButton>
        <UploadResume isReplacing />
        <DeleteResume />
      </div>
    </>
  );
}
