import type { Company } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Notice, TickList } from '@nukkad/ui';
import { AnswersWithin } from '../../lib/answers-within.tsx';
import { TICK_STATES, useCheckOutcome, useCheckReason, useCheckText } from '../../lib/check-texts.ts';

type Check = Company['checks'][number];

/** The checks of a company; the other three kinds belong to jobs. */
const CHECKS_OF_COMPANIES: readonly Check['kind'][] = ['COMPANY_IDENTITY', 'CONTACT'];

/** The checks of a company, each with its result, reason and date. */
export function CompanyChecks({ company }: { readonly company: Company }) {
  const t = useT('jobs');
  const texts = useT('checks');
  const format = useFormat();
  const reasonOf = useCheckReason();
  const textOf = useCheckText();
  const outcomeOf = useCheckOutcome();
  const ticks = company.checks
    .filter(({ kind }) => CHECKS_OF_COMPANIES.includes(kind))
    .map((check) => ({
      key: check.kind,
      state: TICK_STATES[check.outcome],
      text: check.outcome === 'PASSED' ? textOf(check) : `${textOf(check)}: ${outcomeOf(check)}`,
      detail: [
        reasonOf(check.reason),
        check.checkedAt && t('checks.on', { date: format.date(check.checkedAt) }),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  return (
    <section className="company-section company-profile__checks" aria-labelledby="company-checks">
      <h2 id="company-checks">{t('checks.title')}</h2>
      <TickList ticks={ticks} label={t('checks.title')} />
      <JobsCounted company={company} />
      <AnswersWithin speed={company.answersWithin} />
      <p>{texts('perJob')}</p>
      <Notice tone="warning">{t('noMoney')}</Notice>
    </section>
  );
}

/** How many of the open jobs passed all five checks. The counts are those of the jobs' cards. */
function JobsCounted({ company: { openJobs, fullyCheckedJobs } }: { readonly company: Company }) {
  const t = useT('checks');
  if (openJobs === 0 || fullyCheckedJobs === undefined) return null;
  return (
    <p>
      <b>{t('ofJobs', { count: fullyCheckedJobs, open: openJobs })}</b>
    </p>
  );
}
