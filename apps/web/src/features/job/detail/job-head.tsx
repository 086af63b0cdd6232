import type { JobDetail } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Avatar, Badge, Card, ListingFact } from '@nukkad/ui';
import { Briefcase, Clock3, MapPin } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { AnswersWithin } from '../../../lib/answers-within.tsx';
import { fileUrl } from '../../../lib/files/file-url.ts';
import { useJobPlace } from '../../../lib/place/use-job-place.ts';
import { useIsSignedIn } from '../../../lib/use-session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { useIsApplicationWaiting } from '../../offline/outbox/use-is-application-waiting.ts';
import { FailedCheck } from '../card/failed-check.tsx';
import { JobCardTitle, JobOwnTitle } from '../card/job-card-title.tsx';
import { JobDistance } from '../card/job-distance.tsx';
import { JobPay } from '../card/job-pay.tsx';
import { SaveButton } from '../card/save-button.tsx';
import { ChecksSummary } from './checks-summary.tsx';
import { useTitleLevel } from './job-section.tsx';

interface JobHeadProps {
  readonly job: JobDetail;
  /** Ref of the title, for moving the focus there. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly actions: ReactNode;
}

/** Title, company, pay, distance, status and actions of a job. */
export function JobHead({ job, titleRef, actions }: JobHeadProps) {
  const Heading = useTitleLevel() === 1 ? 'h1' : 'h2';
  return (
    <Card as="header" tone="headed" className="job-head">
      <div className="job-head__row">
        <Heading ref={titleRef} tabIndex={-1} className="job-head__title">
          <JobCardTitle job={job} />
        </Heading>
        <SaveButton job={job} />
      </div>
      {job.titleAdds && (
        <p className="job-head__own">
          <JobOwnTitle job={job} />
        </p>
      )}
      <Company job={job} />
      <FailedCheck job={job} />
      <p>
        <JobPay pay={job.pay} size="l" />
      </p>
      <HeadFacts job={job} />
      <HeadStatus job={job} />
      {actions}
    </Card>
  );
}

/**
 * The company with its checks. The logo has the same link as the name, and is hidden from keyboards and screen
 * readers.
 */
function Company({ job }: { readonly job: JobDetail }) {
  const address = `/companyprofile?${encodeURIComponent(job.companyLink)}`;
  return (
    <div className="job-head__company">
      <Link to={address} tabIndex={-1} aria-hidden>
        <Avatar name={job.companyName} src={fileUrl(job.companyImage)} shape="square" size={56} />
      </Link>
      <div className="job-head__names">
        <Link to={address}>{job.companyName}</Link>
        <ChecksSummary checks={job.checks} />
        <AnswersWithin speed={job.answersWithin} />
      </div>
    </div>
  );
}

/** Distance and place, job type, age. */
function HeadFacts({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const format = useFormat();
  const place = useJobPlace(job);
  return (
    <ul className="job-head__facts">
      <ListingFact icon={<MapPin aria-hidden size={18} />}>
        <JobDistance job={job} />
        {place}
      </ListingFact>
      <ListingFact icon={<Briefcase aria-hidden size={18} />}>
        {t(`choice.jobType.${job.jobType}`)}
      </ListingFact>
      <ListingFact icon={<Clock3 aria-hidden size={18} />}>
        {format.freshness(job.createdAt, useToday())}
      </ListingFact>
    </ul>
  );
}

/** The reader's application and the number of views. */
function HeadStatus({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const detail = useT('job');
  const isSignedIn = useIsSignedIn();
  const isWaiting = useIsApplicationWaiting(job.id);
  const hasApplied = job.application !== null;
  return (
    <p className="job-head__status">
      <span>{detail('views', { count: job.viewCount })}</span>
      {job.status !== 'ACTIVE' && <Badge>{t(`status.${job.status}`)}</Badge>}
      {/* It comes last, so that nothing moves when the session is known. */}
      {isSignedIn && (
        <Badge tone={hasApplied ? 'good' : 'neutral'}>
          {isWaiting ? t('badge.WAITING') : t(`application.${job.application ?? 'NONE'}`)}
        </Badge>
      )}
    </p>
  );
}
