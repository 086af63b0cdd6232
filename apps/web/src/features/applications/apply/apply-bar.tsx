import { CREDITS_APPLY, type JobDetail } from '@nukkad/contract';
import { hasFailedCheck } from '@nukkad/domain/check-counts.ts';
import { mayApply as mayApplyNow } from '@nukkad/domain/may-apply.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { ActionBar, Button, buttonClass, LinkButton } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '../../../lib/lazy/lazy-dialog.tsx';
import { withReturnPath } from '../../../lib/routing/return-path.ts';
import { useServices } from '../../../lib/services.ts';
import { storePendingAction } from '../../../lib/storage/pending-action.ts';
import { useSession } from '../../../lib/use-session.ts';
import { suggestionsQuery } from '../../job/detail/job-detail-queries.ts';
import { SUGGESTED_JOBS_ID } from '../../job/detail/suggested-jobs.tsx';
import { useIsApplicationWaiting } from '../../offline/outbox/use-is-application-waiting.ts';
import { NotInterestedButton } from './not-interested-button.tsx';
import { useApplyDialog } from './use-apply-dialog.ts';

/** Target of the skip link on the page of a job (`shell.tsx`). */
const APPLY_ID = 'apply';

const LazyApplyDialog = lazyDialog({
  load: async () => (await import('./apply-dialog.tsx')).ApplyDialog,
  namespaces: ['apply', 'personal', 'upload'],
});

interface ApplyBarProps {
  readonly job: JobDetail;
  /** Called after the job was hidden with "Not interested". */
  readonly onHidden: () => void;
}

/** The bar with the button to apply and what it costs. For visitors, the button leads to the login and back. */
export function ApplyBar({ job, onHidden }: ApplyBarProps) {
  const t = useT('jobs');
  const session = useSession();
  const isWaiting = useIsApplicationWaiting(job.id);
  const mayApply = mayApplyNow(job, new Date()) && !isWaiting;
  const { isOpen, open, close, button } = useApplyDialog(job.id, mayApply);
  if (session.status !== 'signed-in') return <VisitorBar job={job} />;
  return (
    <>
      {mayApply ? (
        <ActionBar id={APPLY_ID}>
          <NotInterestedButton job={job} onHidden={onHidden} />
          <Button ref={button} variant={applyVariant(job)} onClick={open}>
            {t('applyCost', { count: CREDITS_APPLY })}
          </Button>
        </ActionBar>
      ) : (
        <ClosedBar job={job} isWaiting={isWaiting} />
      )}
      {/* Keep it mounted after applying, because it then shows the confirmation. */}
      <LazyApplyDialog job={job} isOpen={isOpen} onClose={close} />
    </>
  );
}

/** The button is less prominent for a job with a failed check. */
const applyVariant = (job: JobDetail) => (hasFailedCheck(job) ? 'secondary' : 'primary');

/** Returns a function that says why nobody can apply for a job. */
function useStatusText(): (job: JobDetail) => string {
  const t = useT('jobs');
  const apply = useT('apply');
  return ({ status, isAnsweringFirst }) =>
    isAnsweringFirst === true ? apply('answersFirst') : t(`status.${status}`);
}

function VisitorBar({ job }: { readonly job: JobDetail }) {
  const t = useT('apply');
  const statusText = useStatusText();
  const { pathname, search } = useLocation();
  if (job.status !== 'ACTIVE')
    return (
      <ActionBar id={APPLY_ID}>
        <p role="status" className="apply-bar__status">
          {statusText(job)}
        </p>
        <OtherJobs jobId={job.id} />
      </ActionBar>
    );
  return (
    <ActionBar id={APPLY_ID}>
      <LinkButton
        isWide
        variant={applyVariant(job)}
        href={withReturnPath('/register', pathname + search)}
        onClick={() => storePendingAction('apply', job.id)}
      >
        {t('visitorApply')}
      </LinkButton>
    </ActionBar>
  );
}

interface ClosedBarProps {
  readonly job: JobDetail;
  readonly isWaiting: boolean;
}

/** Shown when the seeker cannot apply: the application is not sent yet, was sent, or the job is closed. */
function ClosedBar({ job, isWaiting }: ClosedBarProps) {
  return isWaiting ? <WaitingBar /> : <SettledBar job={job} />;
}

/** Shown when the application was made offline and is not sent yet. */
function WaitingBar() {
  const t = useT('jobs');
  const apply = useT('apply');
  return (
    <ActionBar id={APPLY_ID} note={apply('waiting')}>
      <p role="status" className="apply-bar__status">
        {t('badge.WAITING')}
      </p>
      <LinkButton variant="secondary" href="/myjobs">
        {apply('seeMyJobs')}
      </LinkButton>
    </ActionBar>
  );
}

function SettledBar({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const apply = useT('apply');
  const statusText = useStatusText();
  const format = useFormat();
  const hasApplied = job.application !== null && job.application !== 'WITHDRAWN';
  const reapplyFrom = job.status === 'ACTIVE' && job.reapplyFrom;
  const note = reapplyFrom
    ? apply('reapplyFrom', { date: format.date(reapplyFrom) })
    : apply('alreadyApplied');
  return (
    <ActionBar id={APPLY_ID} note={hasApplied ? note : undefined}>
      <p role="status" className="apply-bar__status">
        {hasApplied && job.application ? t(`application.${job.application}`) : statusText(job)}
      </p>
      {hasApplied ? (
        <LinkButton variant="secondary" href="/myjobs">
          {apply('seeMyJobs')}
        </LinkButton>
      ) : (
        <OtherJobs jobId={job.id} />
      )}
    </ActionBar>
  );
}

/** Leads from a job for which nobody can apply to the similar jobs of its page, or to all jobs if there are none. */
function OtherJobs({ jobId }: { readonly jobId: string }) {
  const t = useT('jobs');
  const nav = useT('nav');
  // The part of the page with these jobs fetches them.
  const { data: similar = [] } = useQuery({ ...suggestionsQuery(useServices(), jobId), enabled: false });
  if (similar.length === 0)
    return (
      <LinkButton variant="secondary" href="/joblist">
        {nav('searchJob')}
      </LinkButton>
    );
  // The router's link would drop the query, which names the job.
  return (
    <a className={buttonClass({ variant: 'secondary' })} href={`#${SUGGESTED_JOBS_ID}`}>
      <span>{t('suggested')}</span>
    </a>
  );
}
