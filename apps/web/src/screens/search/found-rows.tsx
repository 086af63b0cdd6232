import type { FoundCompany, FoundJob, SearchSuggestion } from '@nukkad/contract';
import { workBeside } from '@nukkad/domain/job-title.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Avatar, Badge } from '@nukkad/ui';
import { Briefcase, MapPin } from 'lucide-react';
import { fileUrl } from '../../lib/files/file-url.ts';
import { useCityName } from '../../lib/place/use-city-name.ts';
import { useJobCity } from '../../lib/place/use-job-place.ts';
import { MarkedPhrase, MarkedText } from './marked-text.tsx';

/** A separator whose no-break space keeps it on one line with the text after it. */
const BEFORE_NEXT = ' ·\u00A0';

/**
 * The content of a job's row: logo, title, company and city. If the title does not contain the occupation, the occupation is the
 * heading and the employer's title is below it, as on a job card.
 */
export function FoundJobWords({ job }: { readonly job: FoundJob }) {
  const t = useT('jobs');
  const { marks } = job;
  const city = useJobCity(job);
  const work = workBeside(job.title, job.workNames?.[useLanguage()]);
  const title = <MarkedText text={job.title} spans={marks?.title} />;
  const isWorkFirst = work !== undefined && !marks?.fits;
  return (
    <>
      <Avatar name={job.companyName} src={fileUrl(job.companyImage)} shape="square" size={40} />
      <span className="found-row__words">
        <span className="found-row__title">{isWorkFirst ? work : title}</span>
        {isWorkFirst && <span className="found-row__detail">{title}</span>}
        <span className="found-row__detail">
          <MarkedText text={job.companyName} spans={marks?.company} />
          {BEFORE_NEXT}
          {marks?.isCity ? <mark>{city}</mark> : city}
          {marks?.fits && (
            <>
              {BEFORE_NEXT}
              <MarkedPhrase phrase={t('pick.PROFILE', { value: marks.fits })} part={marks.fits} />
            </>
          )}
        </span>
      </span>
      {job.status !== 'ACTIVE' && <Badge>{t(`badge.${job.status}`)}</Badge>}
    </>
  );
}

/** The content of a company's row: logo, name and number of followers. */
export function FoundCompanyWords({ company }: { readonly company: FoundCompany }) {
  const t = useT('search');
  return (
    <>
      <Avatar name={company.name} src={fileUrl(company.image)} shape="square" size={40} />
      <span className="found-row__words">
        <span className="found-row__title">
          <MarkedText text={company.name} spans={company.marks} />
        </span>
        {company.followers > 0 && (
          <span className="found-row__detail">{t('followers', { count: company.followers })}</span>
        )}
      </span>
    </>
  );
}

interface SuggestionWordsProps {
  readonly suggestion: SearchSuggestion;
  readonly city: string | undefined;
}

/** The content of a suggestion's row: an occupation or place, and the jobs that it links to. */
export function SuggestionWords({ suggestion, city }: SuggestionWordsProps) {
  const t = useT('search');
  const cityName = useCityName(city);
  const { kind, name, marks } = suggestion;
  const Icon = kind === 'WORK' ? Briefcase : MapPin;
  return (
    <>
      <Icon aria-hidden className="found-row__icon" size={24} />
      <span className="found-row__words">
        <span className="found-row__title">
          <MarkedText text={name} spans={marks} />
        </span>
        <span className="found-row__detail">{city ? t('jobsIn', { city: cityName }) : t('allJobs')}</span>
      </span>
    </>
  );
}
