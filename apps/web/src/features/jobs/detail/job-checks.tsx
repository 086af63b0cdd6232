import type { JobDetail } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { TickList, type TickState } from '@nukkad/ui';

const STATES: Record<'PASSED' | 'FAILED' | 'NOT_DONE', TickState> = {
  PASSED: 'passed',
  FAILED: 'failed',
  NOT_DONE: 'not-done',
};

/** The five checks, each with how it came out and when; one not done is said to be not done. */
export function JobChecks({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const format = useFormat();
  const ticks = job.checks.map((check) => ({
    key: check.kind,
    state: STATES[check.outcome],
    text: `${t(`checks.${check.kind}`)}: ${t(`checks.outcome.${check.outcome}`)}`,
    detail: check.checkedAt ? t('checks.on', { date: format.date(check.checkedAt) }) : undefined,
  }));
  return (
    <section className="job-detail__section" aria-labelledby="job-checks">
      <h2 id="job-checks">{t('checks.title')}</h2>
      <TickList ticks={ticks} label={t('checks.title')} />
      <p className="job-detail__warning">{t('noMoney')}</p>
    </section>
  );
}
