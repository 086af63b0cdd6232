import type { CandidateProfile, EducationLine } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { GraduationCap } from 'lucide-react';
import { ProfileSection } from './profile-section.tsx';

/** The completed levels of education, the highest first. */
export function EducationSection({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const { education } = profile;
  return (
    <ProfileSection
      title={t('education.title')}
      icon={<GraduationCap />}
      editHref="/educationdetailtab"
      isEmpty={education.length === 0}
    >
      {education.length === 0 && <p className="screen-page__quiet">{t('education.none')}</p>}
      <ul className="profile-lines">
        {education.map((line) => (
          <EducationItem key={line.level} line={line} />
        ))}
      </ul>
    </ProfileSection>
  );
}

function EducationItem({ line }: { readonly line: EducationLine }) {
  const t = useT('profile');
  const jobs = useT('jobs');
  const details = [
    line.passingYear,
    line.percentage === null ? null : t('education.percentage', { value: line.percentage }),
  ];
  const isSchool = line.level === 'SSC' || line.level === 'HSSC';
  return (
    <li>
      <b>{isSchool ? jobs(`choice.qualification.${line.level}`) : line.examName}</b>
      <p>{line.institute}</p>
      <p className="screen-page__quiet">{details.filter((detail) => detail !== null).join(' · ')}</p>
    </li>
  );
}
