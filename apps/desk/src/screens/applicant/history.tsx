import { APPLICANT_STAGES } from '@nukkad/contract/partner/applicant.routes.ts';
import { isolated } from '@nukkad/i18n/isolated.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Timeline, type TimelineStep } from '@nukkad/ui';
import { useReasons } from '../../features/answers/use-reasons.ts';
import type { Applicant } from './applicant.ts';

function useSteps({ steps, calls }: Applicant): readonly TimelineStep[] {
  const t = useT('hire-applicants');
  const { date, time } = useFormat();
  const { reasonOf } = useReasons();
  const when = (at: string, by: string | null) =>
    [`${date(at)}, ${time(at)}`, by && isolated(by)].filter((part) => part !== null).join(' · ');
  const moved = steps.map((step) => {
    const stage = APPLICANT_STAGES.find((known) => known === step.stage);
    const reason = step.reason === null ? undefined : reasonOf(step.reason)?.label;
    const interview = step.interviewAt && `${date(step.interviewAt)}, ${time(step.interviewAt)}`;
    const title = stage === undefined ? t('step.other') : t(`step.${stage}`);
    return {
      at: step.at,
      title: [title, reason ?? interview].filter(Boolean).join(': '),
      by: step.by,
      state: step.stage === 'REJECTED' ? ('failed' as const) : ('done' as const),
    };
  });
  const called = calls.map(({ outcome, at, by }) => ({
    at,
    title: t('callWas', { outcome: t(`outcome.${outcome}`) }),
    by,
    state: 'done' as const,
  }));
  return [...moved, ...called]
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ at, title, by, state }) => ({ key: `${at} ${title}`, title, detail: when(at, by), state }));
}

/** What was done so far: steps, reasons and calls, with who did it and when. */
export function History({ applicant }: { readonly applicant: Applicant }) {
  const t = useT('hire-applicants');
  const steps = useSteps(applicant);
  return (
    <section className="hire-page__aside">
      <h2>{t('soFar')}</h2>
      <Timeline steps={steps} label={t('soFar')} />
    </section>
  );
}
