import {
  type INTERVIEW_OUTCOMES,
  interviewChange,
  interviewOutcome,
} from '@nukkad/contract/partner/interview.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { useCompany } from '../../lib/company.ts';
import { partnerKey } from '../../lib/partner-query.ts';
import { useServices } from '../../lib/services.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { type Interview, STALE_AFTER_INTERVIEW } from './interview.ts';
import type { InterviewPlan } from './interview-form.tsx';
import { useWhen } from './use-when.ts';

type Outcome = (typeof INTERVIEW_OUTCOMES)[number];

/**
 * Moves an interview, and stores how it went. Both return whether it worked. After a failure the interview is read again,
 * because a colleague may have changed it.
 */
export function useInterview({ id: interview, sequence, firstName }: Interview) {
  const t = useT('hire-calendar');
  const show = useSnackbar();
  const { whenInside } = useWhen();
  const { id: company } = useCompany();
  const { queryClient } = useServices();
  const change = usePartnerCommand(interviewChange, { stale: STALE_AFTER_INTERVIEW });
  const outcome = usePartnerCommand(interviewOutcome, { stale: STALE_AFTER_INTERVIEW });
  const params = { company, interview };

  function readAgain(): void {
    for (const route of STALE_AFTER_INTERVIEW)
      void queryClient.invalidateQueries({ queryKey: partnerKey(route) });
  }

  async function move(plan: InterviewPlan | { readonly at: string }): Promise<boolean> {
    outcome.clearError();
    const moved = await change.run({ params, body: { ...plan, sequence } });
    if (moved === null) {
      readAgain();
      return false;
    }
    const saved = t('moved', { name: firstName, when: whenInside(moved.at) });
    const others = moved.sameTime > 0 ? ` ${t('othersThen', { count: moved.sameTime })}` : '';
    show({ text: saved + others, milliseconds: 6000 });
    return true;
  }

  async function say(result: Outcome): Promise<boolean> {
    change.clearError();
    const stored = await outcome.run({ params, body: { outcome: result } });
    if (stored === null) readAgain();
    else show({ text: t(`said.${result}`, { name: firstName }) });
    return stored !== null;
  }

  return {
    move,
    say,
    isBusy: change.isBusy || outcome.isBusy,
    error: change.error ?? outcome.error,
  };
}
