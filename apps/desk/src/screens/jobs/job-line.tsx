import { LISTED_APPLICATIONS_MAX, type partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Badge, LinkButton, UiLink } from '@nukkad/ui';
import { CopyButton } from '../job/copy-button.tsx';
import { StillHiring } from './still-hiring.tsx';

type ListedJob = PartnerOutput<typeof partnerJobs>['items'][number];

/** A job of the list with its counts, the question whether it is still open, and a button to copy it. */
export function JobLine({ job }: { readonly job: ListedJob }) {
  const t = useT('hire-jobs');
  const { id, title, state, reason, daysLeft, viewCount, applied, unanswered, isToConfirm } = job;
  // The list counts only up to a maximum. If it is reached, there may be more.
  const isMore = (count: number) => count >= LISTED_APPLICATIONS_MAX;
  const least = LISTED_APPLICATIONS_MAX - 1;
  const facts = [
    t('seen', { count: viewCount }),
    isMore(applied) ? t('appliedMany', { least }) : t('applied', { count: applied }),
    daysLeft !== null && t('daysLeft', { count: daysLeft }),
  ];
  return (
    <li className="hire-job">
      <h3 className="hire-job__title">
        <UiLink href={`/jobs/${id}`}>{title}</UiLink>
      </h3>
      <p className="hire-job__facts">{facts.filter(Boolean).join(' · ')}</p>
      {unanswered > 0 && (
        <p>
          <Badge tone="accent">
            {isMore(unanswered) ? t('unansweredMany', { least }) : t('unanswered', { count: unanswered })}
          </Badge>
        </p>
      )}
      {state !== 'OPEN' && reason !== null && <p className="hire-job__reason">{t(`reason.${reason}`)}</p>}
      {isToConfirm === true && <StillHiring job={id} title={title} />}
      <div className="hire-job__buttons">
        {applied > 0 && (
          <LinkButton
            variant="secondary"
            href={`/jobs/${id}/applicants`}
            aria-label={t('peopleOf', { title })}
          >
            {t('people')}
          </LinkButton>
        )}
        <CopyButton job={id} title={title} />
      </div>
    </li>
  );
}
