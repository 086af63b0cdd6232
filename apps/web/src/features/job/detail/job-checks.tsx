import type { AuthenticityCheck, JobDetail } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { TickList } from '@nukkad/ui';
import { TICK_STATES, useCheckOutcome, useCheckReason, useCheckText } from '../../../lib/check-texts.ts';
import { JobSection } from './job-section.tsx';

/** The five checks of a job, each with its outcome, reason and date. */
export function JobChecks({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const ticks = job.checks.map((check) => ({
    key: check.kind,
    state: TICK_STATES[check.outcome],
    text: <CheckText check={check} />,
    detail: <CheckDetail check={check} />,
  }));
  return (
    <JobSection id="job-checks" title={t('checks.title')}>
      <TickList ticks={ticks} label={t('checks.title')} />
      <p className="job-detail__warning">{t('noMoney')}</p>
    </JobSection>
  );
}

/** The reason and the date of an outcome: "Checked on 23 Nov 2026". */
function CheckDetail({ check }: { readonly check: AuthenticityCheck }) {
  const t = useT('jobs');
  const format = useFormat();
  const reasonOf = useCheckReason();
  const reason = reasonOf(check.reason);
  const date = check.checkedAt && format.date(check.checkedAt);
  return (
    <>
      {reason && <span className="job-detail__reason">{reason}</span>}
      {date && <span>{t('checks.on', { date })}</span>}
    </>
  );
}

/** The name of the check and its outcome. The name of a passed check says the outcome: "Pay is believable". */
function CheckText({ check }: { readonly check: AuthenticityCheck }) {
  const text = useCheckText()(check);
  const outcome = useCheckOutcome()(check);
  if (check.outcome === 'PASSED') return text;
  return (
    <>
      {`${text}: `}
      <span className="job-detail__outcome">{outcome}</span>
    </>
  );
}
