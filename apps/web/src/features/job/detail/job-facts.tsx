import {
  type FilterNameOf,
  isRefinement,
  JOB_FILTER_NAMES,
  type JobAttributes,
  type JobDetail,
  jobFilter,
  RANGE_NAMES,
  type RangeName,
  refinementsOf,
} from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { type Fact, FactsTable } from '@nukkad/ui';
import {
  Building2,
  CalendarClock,
  CalendarDays,
  MapPin,
  Signpost,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useJobCity } from '../../../lib/place/use-job-place.ts';
import { useJobTitle } from '../card/use-job-title.ts';
import { FILTER_ICONS } from '../filter-icons.ts';
import { useChoiceText } from '../use-choice-text.ts';
import { useRangeText } from '../use-range-text.ts';
import { JobSection } from './job-section.tsx';

type FactName = Exclude<FilterNameOf<'choice' | 'range'>, 'pay' | 'experienceYears'>;

/**
 * Names of the filters that are shown as facts. Pay has a row of its own. A range that refines a choice is shown with
 * that choice.
 */
const FACT_NAMES = JOB_FILTER_NAMES.filter((name): name is FactName => {
  const filter = jobFilter(name);
  return ['choice', 'range'].includes(filter.kind) && name !== 'pay' && !isRefinement(filter);
});

/** Returns the name of the range that describes a fact; undefined if there is none. */
const rangeOf = (name: FactName): RangeName | undefined =>
  refinementsOf(name)[0] ?? RANGE_NAMES.find((range) => range === (name as string));

/** Returns the stated facts of a job, in the order of the filter panel. Facts that are not stated have no row. */
function useStatedFacts(job: JobDetail): Fact[] {
  const t = useT('job');
  const jobs = useT('jobs');
  const choiceText = useChoiceText();
  const rangeText = useRangeText();
  const textOf = (name: FactName): string | null => {
    const range = rangeOf(name);
    if (range) return rangeText(range, job[range]);
    const choice = name as keyof JobAttributes;
    const value = job[choice];
    if (value) return choiceText(choice, value);
    // A job without required schooling is open to everyone.
    return name === 'qualification' ? jobs('qualificationAny') : null;
  };
  return FACT_NAMES.flatMap((name) => {
    const Icon = FILTER_ICONS[name];
    const value = textOf(name);
    return value ? [{ key: name, icon: <Icon />, name: t(`fact.${name}`), value }] : [];
  });
}

/**
 * A table of the stated facts: title, pay, company, type, experience, education, candidates, openings, city, dates.
 */
export function JobFacts({ job }: { readonly job: JobDetail }) {
  const t = useT('job');
  const jobs = useT('jobs');
  const format = useFormat();
  const city = useJobCity(job);
  const facts: Fact[] = [
    { key: 'title', icon: <Signpost />, name: t('fact.title'), value: useJobTitle(job) },
    {
      key: 'pay',
      icon: <FILTER_ICONS.pay />,
      name: t('fact.pay'),
      value: format.pay(job.pay) ?? jobs('pay.notTold'),
    },
    { key: 'company', icon: <Building2 />, name: t('fact.company'), value: job.companyName },
    ...useStatedFacts(job),
    { key: 'gender', icon: <UserRound />, name: t('fact.gender'), value: t(`gender.${job.gender}`) },
    { key: 'openings', icon: <UsersRound />, name: t('fact.openings'), value: format.number(job.openings) },
    { key: 'city', icon: <MapPin />, name: t('fact.city'), value: city },
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
