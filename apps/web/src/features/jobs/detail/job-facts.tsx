import type { JobDetail } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { type Fact, FactsTable } from '@nukkad/ui';
import {
  Briefcase,
  Building2,
  CalendarClock,
  CalendarDays,
  GraduationCap,
  MapPin,
  TrendingUp,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useCityName } from '../../../lib/place/use-city-name.ts';
import { JobSection } from './job-section.tsx';
import { useExperienceText } from './use-experience-text.ts';

/** The table of what the employer tells: type, experience, education, for whom, openings, dates, company, city. */
export function JobFacts({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const format = useFormat();
  const cityName = useCityName();
  const experience = useExperienceText(job.experience);
  const facts: Fact[] = [
    { key: 'type', icon: <Briefcase />, name: t('fact.type'), value: t(`choice.jobType.${job.jobType}`) },
    { key: 'experience', icon: <TrendingUp />, name: t('fact.experience'), value: experience },
    {
      key: 'qualification',
      icon: <GraduationCap />,
      name: t('fact.qualification'),
      value: job.qualification ? t(`choice.qualification.${job.qualification}`) : t('qualificationAny'),
    },
    { key: 'gender', icon: <UserRound />, name: t('fact.gender'), value: t(`gender.${job.gender}`) },
    { key: 'openings', icon: <UsersRound />, name: t('fact.openings'), value: format.number(job.openings) },
    { key: 'company', icon: <Building2 />, name: t('fact.company'), value: job.companyName },
    { key: 'city', icon: <MapPin />, name: t('fact.city'), value: cityName(job.city) },
    { key: 'posted', icon: <CalendarDays />, name: t('fact.posted'), value: format.date(job.createdAt) },
  ];
  if (job.expiresAt) {
    facts.push({
      key: 'closes',
      icon: <CalendarClock />,
      name: t('fact.closes'),
      value: format.date(job.expiresAt),
    });
  }
  return (
    <JobSection id="job-facts" title={t('facts')}>
      <FactsTable facts={facts} />
    </JobSection>
  );
}
