import type { JobCard as Job } from '@nukkad/contract';
import { cardBadge } from '@nukkad/domain/badge.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Badge, ListingCard } from '@nukkad/ui';
import type { ReactNode } from 'react';
import { useIsApplicationWaiting } from '../../offline/outbox/use-is-application-waiting.ts';
import { CardListenButton } from '../../speech/card-listen-button.tsx';
import { useJobOpening } from '../pane/job-opening.ts';
import { ChecksBadge } from './checks-badge.tsx';
import { FailedCheck } from './failed-check.tsx';
import { jobAddress } from './job-address.ts';
import { JobCardFacts } from './job-card-facts.tsx';
import { JobCardTitle, JobOwnTitle } from './job-card-title.tsx';
import { JobPay } from './job-pay.tsx';
import { SaveButton } from './save-button.tsx';

interface JobCardProps {
  readonly job: Job;
  /** Why the job was picked, or the state of an application. */
  readonly reason?: ReactNode;
  /** Replaces the usual badge (Applied, Closed). */
  readonly badge?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether the job is open next to the list. */
  readonly isCurrent?: boolean | undefined;
  /** Target of the card, if not the job's page. */
  readonly href?: string | undefined;
}

/** A job in a list. The whole card is a link, with a separate button to save the job. */
export function JobCard({ job, reason, badge, headingLevel, isCurrent, href }: JobCardProps) {
  const t = useT('jobs');
  const opening = useJobOpening();
  const isWaiting = useIsApplicationWaiting(job.id);
  const isOpen = cardBadge(job) === 'APPLY' && !isWaiting;
  const isOpenBeside = opening !== null && opening.shareId !== null && job.link.endsWith(opening.shareId);
  return (
    <ListingCard
      href={href ?? jobAddress(job)}
      title={<JobCardTitle job={job} />}
      headingLevel={headingLevel}
      subtitle={job.titleAdds && <JobOwnTitle job={job} />}
      warning={<FailedCheck job={job} />}
      highlight={<JobPay pay={job.pay} />}
      owner={
        <>
          <span>{job.companyName}</span>
          <ChecksBadge job={job} />
        </>
      }
      facts={
        <>
          <JobCardFacts job={job} />
          {isOpen && <li className="nk-listing__word">{t('badge.APPLY')}</li>}
        </>
      }
      reason={reason}
      action={
        <>
          <SaveButton job={job} />
          <CardListenButton title={job.title} />
        </>
      }
      badge={badge ?? (isOpen ? undefined : <UsualBadge job={job} isWaiting={isWaiting} />)}
      isDimmed={job.status !== 'ACTIVE'}
      isCurrent={isCurrent ?? isOpenBeside}
      onOpen={opening ? (event) => opening.follow(event, job) : undefined}
    />
  );
}

function UsualBadge({ job, isWaiting }: { readonly job: Job; readonly isWaiting: boolean }) {
  const t = useT('jobs');
  const badge = isWaiting ? 'WAITING' : cardBadge(job);
  return <Badge tone={badge === 'APPLIED' ? 'good' : 'neutral'}>{t(`badge.${badge}`)}</Badge>;
}
