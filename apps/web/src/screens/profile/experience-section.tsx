import type { CandidateProfile, LatestJob } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { PillList } from '@nukkad/ui';
import { Briefcase } from 'lucide-react';
import { ProfileSection } from './profile-section.tsx';

/** The latest job or the fresher's summary, and the skills. */
export function ExperienceSection({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const { experienceKind, latestJob, skills } = profile;
  const summary = profile.professionalSummary || profile.fresherSummary;
  const isEmpty = experienceKind === null && !latestJob && !summary;
  return (
    <ProfileSection
      title={t('experience.title')}
      icon={<Briefcase />}
      editHref="/workexperiencetab"
      isEmpty={isEmpty}
    >
      {isEmpty && <p className="screen-page__quiet">{t('experience.none')}</p>}
      {latestJob ? (
        <Latest job={latestJob} />
      ) : (
        experienceKind === 'FRESHER' && <b>{t('experience.fresher')}</b>
      )}
      {summary && <p className="profile-section__text">{summary}</p>}
      {skills.length > 0 && (
        <PillList label={t('skills')} pills={skills.map((skill) => ({ key: skill, label: skill }))} />
      )}
    </ProfileSection>
  );
}

function Latest({ job }: { readonly job: LatestJob }) {
  const t = useT('profile');
  const format = useFormat();
  const to = job.isCurrent || !job.endDay ? t('experience.current') : format.date(job.endDay);
  return (
    <div>
      <b>{job.position}</b>
      <p>{[job.organization, job.industry].filter(Boolean).join(' · ')}</p>
      {job.startDay && (
        <p className="screen-page__quiet">
          {t('experience.period', { from: format.date(job.startDay), to })}
        </p>
      )}
    </div>
  );
}
