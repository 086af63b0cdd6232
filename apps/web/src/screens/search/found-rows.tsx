import type { FoundCompany, FoundJob } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Avatar, Badge } from '@nukkad/ui';
import { fileUrl } from '../../lib/files/file-url.ts';
import { useCityName } from '../../lib/place/use-city-name.ts';
import { MarkedText } from './marked-text.tsx';

const NOTHING: readonly string[] = [];

interface FoundJobWordsProps {
  readonly job: FoundJob;
  /** Words to mark in the title and the company. */
  readonly wanted?: readonly string[] | undefined;
}

/** A job in a row: logo, title, company and city; closed and paused ones say so. */
export function FoundJobWords({ job, wanted = NOTHING }: FoundJobWordsProps) {
  const t = useT('jobs');
  const cityName = useCityName();
  return (
    <>
      <Avatar name={job.companyName} src={fileUrl(job.companyImage)} shape="square" size={40} />
      <span className="found-row__words">
        <span className="found-row__title">
          <MarkedText text={job.title} wanted={wanted} />
        </span>
        <span className="found-row__detail">
          <MarkedText text={job.companyName} wanted={wanted} /> · {cityName(job.city)}
        </span>
      </span>
      {job.status !== 'ACTIVE' && <Badge>{t(`badge.${job.status}`)}</Badge>}
    </>
  );
}

interface FoundCompanyWordsProps {
  readonly company: FoundCompany;
  readonly wanted?: readonly string[] | undefined;
}

/** A company in a row: logo, name, how many follow it. */
export function FoundCompanyWords({ company, wanted = NOTHING }: FoundCompanyWordsProps) {
  const t = useT('search');
  return (
    <>
      <Avatar name={company.name} src={fileUrl(company.image)} shape="square" size={40} />
      <span className="found-row__words">
        <span className="found-row__title">
          <MarkedText text={company.name} wanted={wanted} />
        </span>
        {company.followers > 0 && (
          <span className="found-row__detail">{t('followers', { count: company.followers })}</span>
        )}
      </span>
    </>
  );
}
