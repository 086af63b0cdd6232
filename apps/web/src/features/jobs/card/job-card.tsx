import type { JobCard as Job } from '@nukkad/contract';
import { cardBadge } from '@nukkad/contract/rules/badge.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Clock3, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChecksBadge } from './checks-badge.tsx';
import { jobAddress } from './job-address.ts';
import { SaveButton } from './save-button.tsx';
import { useNow } from './use-now.ts';
import './job-card.css';

interface JobCardProps {
  readonly job: Job;
  /** What stands below the facts: why it was picked, where an application is. */
  readonly footer?: ReactNode;
  readonly isShown?: boolean | undefined;
}

/** One job in a list: all of it one link, the bookmark a button of its own. */
export function JobCard({ job, footer, isShown = false }: JobCardProps) {
  const badge = cardBadge(job);
  const t = useT('jobs');
  return (
    <article
      className="job-card"
      data-dimmed={job.status === 'ACTIVE' ? undefined : ''}
      data-shown={isShown ? '' : undefined}
    >
      <div className="job-card__head">
        <h3 className="job-card__title">
          <Link to={jobAddress(job)}>{job.title}</Link>
        </h3>
        <SaveButton job={job} />
      </div>
      <p className="job-card__company">
        {job.companyName} <ChecksBadge passed={job.checksPassed} />
      </p>
      <JobPay job={job} />
      <JobFacts job={job} />
      {footer}
      {badge !== 'APPLY' && (
        <span className={`job-badge job-badge--${badge.toLowerCase()}`}>{t(`badge.${badge}`)}</span>
      )}
    </article>
  );
}

function JobPay({ job }: { readonly job: Job }) {
  const t = useT('jobs');
  const amount = useFormat().payAmount(job.pay);
  if (amount === null) return <p className="job-card__pay job-card__pay--untold">{t('pay.notTold')}</p>;
  return (
    <p className="job-card__pay">
      <b>{amount}</b> {t('pay.aMonth')}
    </p>
  );
}

function JobFacts({ job }: { readonly job: Job }) {
  const t = useT('jobs');
  const format = useFormat();
  const place = [job.locality, job.city].filter(Boolean).join(', ');
  return (
    <ul className="job-card__facts">
      <li>
        <MapPin aria-hidden size={16} />
        {job.distanceKm === null ? place : `${format.distance(job.distanceKm)} · ${place}`}
      </li>
      <li>{t(`type.${job.jobType}`)}</li>
      <li>
        <Clock3 aria-hidden size={16} />
        {format.freshness(job.createdAt, useNow())}
      </li>
    </ul>
  );
}
