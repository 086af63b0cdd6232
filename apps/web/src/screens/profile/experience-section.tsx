import type { CandidateProfile, LatestJob } from '@nukkad/contract';
import { isolated } from '@nukkad/i18n/isolated.ts';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { PillList } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import { sectorsQuery } from '../../lib/sectors-query.ts';
import { useServices } from '../../lib/services.ts';
import { useSkillName } from '../../lib/use-skill-name.ts';
import { ProfileSection } from './profile-section.tsx';

/** The latest job or the summary of a fresher, and the skills. */
export function ExperienceSection({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const { experienceKind, latestJob, skills } = profile;
  const skillName = useSkillName(profile.skillNames);
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
        <PillList
          label={t('skills')}
          pills={skills.map((skill) => ({ key: skill, label: skillName(skill) }))}
        />
      )}
    </ProfileSection>
  );
}

/** Translates an industry of the list; others stay as typed. */
function useIndustry(industry: string): string {
  const language = useLanguage();
  const { data = [] } = useQuery(sectorsQuery(useServices()));
  return data.find(({ name }) => name === industry)?.names[language] ?? industry;
}

function Latest({ job }: { readonly job: LatestJob }) {
  const t = useT('profile');
  const format = useFormat();
  const industry = useIndustry(job.industry);
  const to = job.isCurrent || !job.endDay ? t('experience.current') : format.date(job.endDay);
  return (
    <div>
      <b>{job.position}</b>
      <p>{[job.organization && isolated(job.organization), industry].filter(Boolean).join(' · ')}</p>
      {job.startDay && (
        <p className="screen-page__quiet">
          {t('experience.period', { from: format.date(job.startDay), to })}
        </p>
      )}
    </div>
  );
}
