import { answerUndo } from '@nukkad/contract/partner/answer.routes.ts';
import { useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { partnerKey } from '../../lib/partner-query.ts';
import { useServices } from '../../lib/services.ts';
import { STALE_AFTER_ANSWER } from './use-send-answer.ts';

/** Takes held refusals back, one after the other. `undo` returns whether all were taken back. */
export function useUndo() {
  const { id: company } = useCompany();
  const { partner, queryClient } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function undo(answers: readonly string[]): Promise<boolean> {
    setBusy(true);
    setError(null);
    let failure: unknown = null;
    for (const answer of answers)
      await partner.call(answerUndo, { params: { company, answer } }).catch((thrown: unknown) => {
        failure = thrown;
      });
    for (const route of STALE_AFTER_ANSWER)
      void queryClient.invalidateQueries({ queryKey: partnerKey(route) });
    setError(failure);
    setBusy(false);
    return failure === null;
  }

  return { undo, isBusy, error };
}
