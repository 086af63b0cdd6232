import type { Company } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Notice, TickList, type TickState } from '@nukkad/ui';
import { useCheckReason, useCheckText } from '../../lib/use-check-reason.ts';

const STATES: Record<Company['checks'][number]['outcome'], TickState> = {
  PASSED: 'passed',
  FAILED: 'failed',
  NOT_DONE: 'not-done',
};

/** The five checks of a company, each with how it came out and when. */
export function CompanyChecks({ company }: { readonly company: Company }) {
  const t = useT('jobs');
  const format = useFormat();
  const reasonOf = useCheckReason();
  const textOf = useCheckText();
  const ticks = company.checks.map(({ kind, outcome, reason, checkedAt }) => ({
    key: kind,
    state: STATES[outcome],
    text: `${textOf({ kind, outcome })}: ${t(`checks.outcome.${outcome}`)}`,
    detail: [reasonOf(reason), checkedAt && t('checks.on', { date: format.date(checkedAt) })]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <section className="company-section company-profile__checks" aria-labelledby="company-checks">
      <h2 id="company-checks">{t('checks.title')}</h2>
      <TickList ticks={ticks} label={t('checks.title')} />
      <Notice tone="warning">{t('noMoney')}</Notice>
    </section>
  );
}
