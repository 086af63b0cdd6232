import type { CandidateProfile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { ShieldCheck } from 'lucide-react';
import { LastFour } from './last-four.tsx';
import { PaperLine } from './paper-line.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Identity proof, Aadhaar and certificates, which only their owner can see. */
export function PapersSection({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const { identityProof, aadhaar, aadhaarLastFour } = profile.identity;
  return (
    <ProfileSection title={t('papers.title')} icon={<ShieldCheck />}>
      <p className="screen-page__quiet">{t('papers.note')}</p>
      <ul className="profile-lines">
        <PaperLine kind="IDENTITY_PROOF" files={identityProof ? [identityProof] : []} />
        <PaperLine
          kind="AADHAAR"
          files={aadhaar ? [aadhaar] : []}
          detail={aadhaarLastFour ? t('papers.lastFour', { digits: aadhaarLastFour }) : undefined}
        >
          <LastFour stored={aadhaarLastFour} />
        </PaperLine>
        <PaperLine kind="CERTIFICATE" files={profile.certificates} />
      </ul>
    </ProfileSection>
  );
}
